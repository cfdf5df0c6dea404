import {
  createOperator,
  desktop,
  openBrowser,
  openWorld,
  type Visit,
  type Visitor,
  visit,
  type World,
} from '@saya/testing'
import type { Browser } from 'playwright-core'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { enterOffice } from './enterOffice.ts'
import { findViolations } from './findViolations.ts'

let world: World
let browser: Browser
const opened: Visitor[] = []
beforeAll(async () => {
  world = await openWorld({ pages: true, namesTracker: true })
  browser = await openBrowser()
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

async function enter(path: string, wish: Visit = {}): Promise<Visitor> {
  const visitor = await visit(browser, world, wish)
  opened.push(visitor)
  await visitor.go(path)
  return visitor
}

test.each([
  [
    '/grabvip',
    'ROUTE-58',
    'en',
    'Your first of 29 VIP levels',
    ['Download the app', 'Play on the website', 'Open in GLife'],
    '/Glife',
  ],
  [
    '/grabmb',
    'ROUTE-59',
    'tl',
    'Mga laro sa iyong wallet',
    ['I-download ang app', 'Maglaro sa website', 'Buksan sa Maya'],
    '/mayamini',
  ],
  [
    '/grabfg',
    'ROUTE-60',
    'en',
    '5% cashback on a deposit',
    ['Download the app', 'Play on the website', 'Open in Lazada'],
    '/lazadamini',
  ],
] as const)(
  '%s [%s] leads to the app, the web site and a mini program, without the bottom navigation [SHELL-33, MINI-25]',
  async (path, _id, language, title, names, miniProgram) => {
    const { page } = await enter(path, { language })
    await page.getByRole('heading', { level: 1, name: title }).waitFor()
    const ways = page.getByRole('navigation').getByRole('link')
    expect(await page.getByRole('navigation').count()).toBe(1)
    expect((await ways.allTextContents()).map(text => text.trim())).toEqual(names)
    const hrefs = await ways.evaluateAll(links => links.map(link => link.getAttribute('href')))
    expect(hrefs).toEqual(['/app', '/', miniProgram])
    await page.getByText('21+').waitFor()
    expect(await findViolations(page)).toEqual([])
    await ways.nth(1).click()
    await page.waitForURL(url => url.pathname === '/')
  },
)

function clientId({ page }: Visitor): Promise<string | null> {
  return page.evaluate(() => {
    const value = localStorage.getItem('saya.1:adClientId')
    return value && (JSON.parse(atob(value)) as string)
  })
}

const setFault = (kind: string) =>
  fetch(`${world.sandboxUrl}/faults`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ party: 'tracker', kind }),
  })

test('the tracker of the ad says by which id it knows the visitor; one that hangs keeps nobody waiting [MINI-26, MINI-27]', async () => {
  const known = await enter('/grabvip?ad_id=grab-vip-2026')
  await expect.poll(() => clientId(known)).toMatch(/^tracker-[0-9a-f]{16}$/)
  const other = await enter('/grabvip?ad_id=jeepney-posters')
  await expect.poll(() => clientId(other)).toMatch(/^[0-9a-f]{32}$/)
  await setFault('silent')
  const asked = await visit(browser, world)
  opened.push(asked)
  const given = asked.page.waitForEvent('requestfailed', request => request.url().includes('/tracker/'))
  await asked.go('/grabvip?ad_id=grab-vip-2026')
  await asked.page.getByRole('link', { name: 'Play on the website' }).click()
  await asked.page.waitForURL(url => url.pathname === '/')
  await given
  expect(await clientId(asked)).toMatch(/^[0-9a-f]{32}$/)
  await setFault('none')
})

test('content staff make an ad and rewrite a landing page, which then says so to everybody', async () => {
  const operator = await createOperator(world, { role: 'content' })
  const { page } = await enter('/office/ads', { viewport: desktop, gate: true })
  await enterOffice(page, operator)
  await page.getByRole('link', { name: 'New ad' }).click()
  await page.getByLabel('Ad ID').fill('summer')
  await page.getByLabel('Name').fill('Summer screens')
  await page.getByLabel('Channel').fill('outdoor')
  await page.getByLabel('Reason').fill('As planned for this week')
  expect(await findViolations(page)).toEqual([])
  await page.getByRole('button', { name: 'Save' }).click()
  await page.getByText('Saved and switched off.').waitFor()
  await page.getByRole('link', { name: 'Landings' }).click()
  await page.getByRole('link', { name: '5% cashback on a deposit' }).click()
  await page.getByLabel('Title, in English').fill('Come and play')
  await page.getByLabel('Reason').fill('As planned for this week')
  expect(await findViolations(page)).toEqual([])
  await page.getByRole('button', { name: 'Save' }).click()
  await page.getByText('Saved and switched on.').waitFor()
  // Content that changes shows within two seconds, by the server's clock.
  world.clock.advance(2001)
  const guest = await enter('/grabfg')
  await guest.page.getByRole('heading', { level: 1, name: 'Come and play' }).waitFor()
})
