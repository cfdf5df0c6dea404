import {
  desktop,
  figureTools,
  openBrowser,
  openWorld,
  phone,
  type Player,
  type Visit,
  type Visitor,
  visit,
  type World,
} from '@saya/testing'
import { readFile } from 'node:fs/promises'
import type { Browser } from 'playwright-core'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { findViolations } from './findViolations.ts'

const peso = 10_000n
let world: World
let on: ReturnType<typeof figureTools>
let browser: Browser
let ana: Player
const visitors: Visitor[] = []
beforeAll(async () => {
  world = await openWorld({ pages: true })
  on = figureTools(world)
  browser = await openBrowser()
  ana = await world.player({ kyc: 'fully_kyc' })
  await on.move(ana, { act: 'adjustment', asset: 'PHP', direction: 'given', reason: 'goodwill', amount: 5000n * peso })
  for (const [at, [deposit, bet, win]] of [
    [12_500n, 900n, 250n],
    [300n, 40n, 700n],
    [2000n, 1500n, 1100n],
  ].entries()) {
    if (at > 0) await on.goTo(`2026-0${3 + at}-02T12:00`)
    await on.move(ana, { act: 'deposit', gateway: 1, amount: (deposit ?? 0n) * peso })
    await on.play(ana, { bet: bet ?? 0n, win: win ?? 0n })
    await on.sit(ana, 95)
    world.clock.advance(3 * 3_600_000)
  }
  await on.move(ana, { act: 'withdrawal_hold', amount: 4500n * peso })
  await on.read()
})
afterAll(async () => {
  await browser.close()
  await world.close()
})
afterEach(async () => {
  for (const visitor of visitors.splice(0)) {
    expect(visitor.troubles).toEqual([])
    await visitor.close()
  }
})

async function open(path: string, wish: Visit = {}) {
  const visitor = await visit(browser, world, { as: ana, viewport: phone, ...wish })
  visitors.push(visitor)
  await visitor.go(path)
  return visitor.page
}

test('own figures are one press from My and from safer play: plots that are walked by keyboard, with every figure in a table [SAFE-37]', async () => {
  const page = await open('/my')
  await page.getByRole('link', { name: 'My figures' }).click()
  await page.getByRole('region', { name: 'Net deposits since you joined' }).getByText('₱10,300.00').waitFor()
  const months = page.getByRole('group', { name: 'Net deposits: By month' })
  expect(await months.getByRole('radio').evaluateAll(all => all.map(one => one.getAttribute('aria-label')))).toEqual([
    'March 2026: ₱12,500.00',
    'April 2026: ₱300.00',
    'May 2026, so far: −\u2009₱2,500.00',
  ])
  const newest = months.getByRole('radio', { name: /^May 2026/ })
  const isReached = () => newest.evaluate(one => one === document.activeElement)
  for (let stop = 0; stop < 40 && !(await isReached()); stop++) await page.keyboard.press('Tab')
  expect(await isReached()).toBe(true)
  await page.keyboard.press('ArrowLeft')
  await months.getByText('April 2026').waitFor()
  expect(await months.getByRole('radio', { name: /^April/ }).isChecked()).toBe(true)
  await page.getByRole('tab', { name: 'Result' }).click()
  // Gains and losses have one ink.
  const inks = await page
    .getByRole('group', { name: 'Result: By month' })
    .locator('rect:not([data-chosen]):not([data-open])')
    .evaluateAll(all => [...new Set(all.map(one => getComputedStyle(one).fill))])
  expect(inks).toHaveLength(1)
  const table = page.getByRole('table', { name: 'All figures: By month' })
  await table.getByRole('row', { name: /April 2026 ₱300\.00 ₱660\.00 15 min/ }).waitFor()
  await page.getByRole('button', { name: 'Month before' }).click()
  await page.getByRole('group', { name: 'Result: April 2026' }).waitFor()
  await page.getByRole('row', { name: /^Apr 2 ₱300\.00 ₱660\.00/ }).waitFor()
  await page.goto(`${world.url}/s-safer-play`)
  await page.getByRole('link', { name: 'My figures' }).click()
  await page.getByRole('heading', { name: 'My figures' }).waitFor()
})

test('the statement is one press from the transactions, says what is not over, and is saved as PDF and CSV [SAFE-37]', async () => {
  const page = await open('/s-transaction/balance')
  await page.getByRole('link', { name: 'Monthly statement (PDF, CSV)' }).click()
  await page.getByText('This month is not over.').waitFor()
  await page.getByRole('button', { name: 'Month before' }).click()
  const balance = page.getByRole('region', { name: 'Balance' })
  await balance.getByText('+\u2009₱300.00').waitFor()
  await balance.getByText('Closing balance').waitFor()
  for (const [name, ending, begins] of [
    ['Download PDF', 'pdf', '%PDF-1.7'],
    ['Download CSV', 'csv', 'Section,'],
  ] as const) {
    const [download] = await Promise.all([page.waitForEvent('download'), page.getByRole('button', { name }).click()])
    expect(download.suggestedFilename()).toBe(`saya-statement-2026-04.${ending}`)
    expect((await readFile(await download.path())).toString('latin1').startsWith(begins)).toBe(true)
  }
})

test('a new member sees nothing and what to expect, and a page that cannot be loaded has a way on', async () => {
  const page = await open('/s-figures', { as: await world.player({ kyc: 'fully_kyc' }) })
  await page.getByText('Nothing yet.').waitFor()
  expect(await findViolations(page)).toEqual([])
  await page.goto(`${world.url}/s-statement`)
  await page.getByText('You did not play in this month.').waitFor()
})

test.each([
  ['/s-figures', { theme: 'light', viewport: phone, language: 'tl' }],
  ['/s-figures', { theme: 'dark', viewport: desktop }],
  ['/s-statement', { theme: 'dark', viewport: phone, language: 'tl' }],
  ['/s-statement', { theme: 'light', viewport: desktop }],
] as const)('%s is in order as %j, at 320 pixels too', async (path, wish) => {
  const page = await open(path, wish)
  await page.getByRole('table').first().waitFor()
  expect(await findViolations(page)).toEqual([])
  await page.setViewportSize({ width: 320, height: 640 })
  const widths = await page.evaluate(() => [document.documentElement.scrollWidth, window.innerWidth])
  expect(widths[0]).toBeLessThanOrEqual(widths[1] ?? 0)
})
