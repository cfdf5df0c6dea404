import {
  ask,
  createOperator,
  desktop,
  harmLife,
  openBrowser,
  openWorld,
  phone,
  type TestOperator,
  visit,
  type Visitor,
  type World,
} from '@saya/testing'
import type { Browser, Page } from 'playwright-core'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { enterOffice } from './enterOffice.ts'
import { findViolations } from './findViolations.ts'

let world: World
let browser: Browser
let uid: string
const opened: Visitor[] = []
beforeAll(async () => {
  world = await openWorld({ pages: true })
  browser = await openBrowser()
  uid = await troubledMember()
})
afterAll(async () => {
  await browser.close()
  await world.close()
})
afterEach(async () => {
  for (const visitor of opened.splice(0)) {
    expect(visitor.troubles).toEqual([])
    await visitor.close()
  }
})

/** Somebody who plays long nights, pays in again and again, and writes to us. */
async function troubledMember(): Promise<string> {
  const life = harmLife(world)
  const ana = await world.player({ kyc: 'fully_kyc' })
  await life.rounds(ana, { daysAgo: 45, stakes: [9000] })
  for (const daysAgo of [1, 2, 3, 5, 6, 8, 11, 12]) {
    await life.rounds(ana, {
      daysAgo,
      hour: 1,
      stakes: [...Array(12).keys()].map(nth => 50 + 60 * nth),
      everyMinutes: 12,
    })
    await life.payIn(ana, { daysAgo, hour: 3, minute: 14, count: 3 })
  }
  await life.night()
  await ask(world, 'POST /member/feedback', { body: { text: 'Hindi ko mapigilan, baon na ako sa utang' } }, ana)
  return String(ana.uid)
}

async function enter(operator: TestOperator, path: string, viewport = desktop): Promise<Page> {
  const visitor = await visit(browser, world, { viewport, gate: true })
  opened.push(visitor)
  await visitor.go(path)
  await enterOffice(visitor.page, operator)
  return visitor.page
}

/** What a screen looks like, where somebody wants to see it. */
async function look(page: Page, name: string): Promise<void> {
  const folder = process.env.LOOK_AT
  for (const theme of ['light', 'dark'] as const) {
    await page.evaluate(chosen => document.documentElement.setAttribute('data-theme', chosen), theme)
    expect(await findViolations(page)).toEqual([])
    if (folder) await page.screenshot({ path: `${folder}/${name}-${theme}.png` })
  }
}

/** How many bars are taller than nothing in each plot of a member: a day of play has one, and only the last night found points. */
async function countBars(page: Page): Promise<readonly number[]> {
  const counts: number[] = []
  for (const name of [/^Lost and paid in by day/, /^Rounds by day/, /^Points by day/]) {
    const bars = page.getByRole('figure', { name }).locator('svg rect')
    counts.push(await bars.evaluateAll(all => all.filter(one => one.getBoundingClientRect().height > 0).length))
  }
  return counts
}

/** Takes the contact of the member whose page is open, and finishes it with what was said. */
async function takeAndFinish(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name: /^Take/ }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Take', exact: true }).click()
  await page.getByRole('button', { name: /^Finish/ }).click()
  const dialog = page.getByRole('dialog', { name: 'Finish' })
  await dialog.getByLabel('How you reached them').selectOption('call')
  await dialog.getByLabel('What was said').fill('They set a limit of a day while we spoke.')
  await dialog.getByLabel('What came of it').selectOption('limit_set')
  await look(page, `finish-${name}`)
  await dialog.getByRole('button', { name: 'Finish', exact: true }).click()
  await page.getByText('None open').waitFor()
  await page.getByRole('tab', { name: 'Contacts' }).click()
  await page.getByText('They set a limit of a day while we spoke.').waitFor()
  await look(page, name)
}

test('a person finds a contact, reads markers with plots, takes it, finishes it with what was said, and counts it by month [SAFE-63, SAFE-148]', async () => {
  const page = await enter(await createOperator(world, { role: 'compliance' }), '/office/contacts')
  await page.getByRole('link', { name: uid }).waitFor()
  await look(page, 'queue')
  await page.getByRole('link', { name: uid }).click()
  await page.getByText(/more than two hours without a break/).waitFor()
  await page.getByRole('heading', { name: 'Lost and paid in by day' }).waitFor()
  expect(await countBars(page)).toEqual([8, 8, 1])
  await page.getByText(/^Found at night for \d{4}-\d\d-\d\d: \w+, with \d+ points/).waitFor()
  await page.getByText('Band now').waitFor()
  await page
    .getByText('Regret or losing control, Money worries')
    .or(page.getByText('Money worries, Regret or losing control'))
    .waitFor()
  await look(page, 'member')
  await page.getByRole('button', { name: 'Show 90 days' }).click()
  await page.getByText('The last 90 days').waitFor()

  await takeAndFinish(page, 'history')

  await page.goto(`${world.url}/office/safer-play`)
  await page.getByRole('rowheader', { name: 'Stop: Member set a limit' }).waitFor()
  await look(page, 'use')
  await page.goto(`${world.url}/office/markers`)
  await page.getByRole('heading', { name: 'Words that open a contact' }).waitFor()
  await look(page, 'terms')
})

test('the same is done on a phone, and whoever only lists contacts opens no member [SAFE-63]', async () => {
  const own = await troubledMember()
  const page = await enter(await createOperator(world, { role: 'support' }), '/office/contacts', phone)
  await page.getByRole('link', { name: own }).waitFor()
  await look(page, 'queue-phone')
  await page.getByRole('link', { name: own }).click()
  await page.getByText(/more than two hours without a break/).waitFor()
  expect(await countBars(page)).toEqual([8, 8, 1])
  await look(page, 'member-phone')
  await takeAndFinish(page, 'history-phone')
  const other = await enter(await createOperator(world, { role: 'regulator' }), `/office/contacts/${uid}`)
  await other
    .getByText(/contacts/)
    .first()
    .waitFor()
  expect(await other.getByText(/more than two hours without a break/).count()).toBe(0)
})

test('a higher income waits for a second person, who approves it on the member’s page [SAFE-57]', async () => {
  const own = String((await world.player()).uid)
  const view = { width: 1280, height: 800 }
  const page = await enter(await createOperator(world, { role: 'support' }), `/office/contacts/${own}`, view)
  for (const monthly of ['20000', '60000']) {
    await page.getByRole('button', { name: /^Write down income/ }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByLabel('Monthly income, whole pesos').fill(monthly)
    await dialog.getByLabel('Reason').fill('Told on the phone')
    await dialog.getByRole('button', { name: 'Write down income', exact: true }).click()
    await page.getByText('₱20,000.00 a month').first().waitFor()
  }
  await page.getByRole('tab', { name: 'Income' }).click()
  await page.getByText('₱60,000.00 a month').waitFor()
  expect(await page.getByRole('button', { name: /^Approve/ }).count()).toBe(0)
  const other = await enter(await createOperator(world, { role: 'compliance' }), `/office/contacts/${own}`, view)
  await other.getByRole('tab', { name: 'Income' }).click()
  await other.getByRole('button', { name: /^Approve/ }).waitFor()
  await look(other, 'income')
  await other.getByRole('button', { name: /^Approve/ }).click()
  const dialog = other.getByRole('dialog')
  await dialog.getByLabel('Reason').fill('Heard the call')
  await dialog.getByRole('button', { name: 'Approve', exact: true }).click()
  await other.getByText(/₱60,000.00 a month, written down by .*, approved by /).waitFor()
})
