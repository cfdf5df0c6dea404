import {
  desktop,
  openBrowser,
  openWorld,
  publishText,
  type Visit,
  type Visitor,
  visit,
  type World,
} from '@saya/testing'
import type { Browser } from 'playwright-core'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { findViolations } from './findViolations.ts'
import { takeTroubles } from './takeTroubles.ts'

let world: World
let browser: Browser
let guest: Visitor
let otherWorld: World | undefined
beforeAll(async () => {
  world = await openWorld({ pages: true })
  browser = await openBrowser()
})
afterAll(async () => {
  await browser.close()
  await world.close()
})
afterEach(async () => {
  expect(guest.troubles).toEqual([])
  await guest.close()
  await otherWorld?.close()
  otherWorld = undefined
})

/** A world of one test's own. */
async function anotherWorld(): Promise<World> {
  otherWorld = await openWorld({ pages: true })
  return otherWorld
}

async function open(path: string, wish: Visit = {}) {
  guest = await visit(browser, world, { site: 'slots', ...wish })
  await guest.go(path)
  return guest.page
}

test.each([
  ['/terms-of-use', 'Terms of Use', 'Who may play', 'ROUTE-43, SUPPORT-01, SUPPORT-03'],
  ['/privacy-policy', 'Privacy Policy', 'How long we keep it', 'ROUTE-44, SUPPORT-01, SUPPORT-03'],
  ['/s-docs/terms', 'Terms of Use', 'Forfeiture', 'ROUTE-46, SUPPORT-01'],
  ['/s-docs/privacy', 'Privacy Policy', 'Your rights', 'ROUTE-46, SUPPORT-01'],
  ['/s-docs/stmt', 'Play safe', 'Where to get help', 'ROUTE-46, SUPPORT-01'],
  ['/s-docs/faq', 'FAQ', 'Withdrawals', 'ROUTE-46, SUPPORT-01'],
])('%s shows %s, with %s, and its version and date [%s]', async (path, title, section, _ids) => {
  const page = await open(path)
  await page.getByRole('heading', { level: 1, name: title }).waitFor()
  await page.getByRole('heading', { level: 2, name: section, exact: true }).waitFor()
  await page.getByText(/^Version 1, \w+ \d{1,2}, \d{4}$/).waitFor()
  expect(await page.title()).toBe(`${title} · Saya`)
})

test('the texts are in the page that is sent, for whoever has no script', async () => {
  guest = await visit(browser, world, { context: { javaScriptEnabled: false } })
  for (const path of ['/terms-of-use', '/privacy-policy', '/s-docs/faq', '/about-play']) {
    const response = await guest.page.goto(path)
    expect(response?.status()).toBe(200)
    expect(await guest.page.getByRole('heading', { level: 2 }).count()).toBeGreaterThan(1)
  }
})

test('all texts are listed, and lead there, each asked for as that of the brand [ROUTE-46, SUPPORT-01]', async () => {
  const page = await open('/s-docs')
  const asked: string[] = []
  page.on('request', request => asked.push(request.url().replace(/^https?:\/\/[^/]+/, '')))
  for (const name of ['Terms of Use', 'Privacy Policy', 'FAQ', 'Play safe']) {
    await page.getByRole('main').getByRole('link', { name }).click()
    await page.getByRole('heading', { level: 1, name }).waitFor()
    await page.getByRole('link', { name: 'Back' }).click()
    await page.getByRole('heading', { level: 1, name: 'Legal and help' }).waitFor()
  }
  const calls = ['terms', 'privacy', 'faq', 'stmt'].map(name => `/member/${name}?brand=slots`)
  expect(new Set(asked.filter(address => /^\/member\/(terms|privacy|faq|stmt)/.test(address)))).toEqual(new Set(calls))
})

test.each([
  ['slots', 'About Saya slots', 'the reels first'],
  ['game', 'About Saya game', 'to aim and to think'],
  ['play', 'About Saya play', 'the table side'],
])(
  '/about-%s introduces its brand on every host, without tabs [ROUTE-48, SHELL-30, SUPPORT-20]',
  async (product, title, words) => {
    const page = await open(`/about-${product}`)
    for (const host of ['game', 'play', 'slots']) {
      const address = new URL(page.url())
      address.hostname = `${host}.localhost`
      await page.goto(address.href)
      await page.getByRole('heading', { level: 1, name: title }).waitFor()
      await page.getByText(words).waitFor()
      expect(await page.getByRole('navigation', { name: 'Main' }).count()).toBe(0)
    }
  },
)

test.each(['/about-casino', '/s-docs/other', '/s-docs/faq/more'])('%s is not found', async path => {
  guest = await visit(browser, world)
  const response = await guest.page.goto(path)
  expect(response?.status()).toBe(404)
  await guest.page.getByRole('heading', { name: 'Page not found' }).waitFor()
  takeTroubles(guest.troubles, /status of 404/)
})

test('a question opens its answer, by mouse and by keyboard [SUPPORT-02]', async () => {
  const page = await open('/s-docs/faq')
  const answer = page.getByText('₱100 to ₱500,000 at a time, from an account')
  expect(await answer.isVisible()).toBe(false)
  await page.getByText('How much can I deposit?').click()
  await answer.waitFor()
  await page.keyboard.press('Enter')
  await answer.waitFor({ state: 'hidden' })
  expect(await page.locator('details').count()).toBeGreaterThanOrEqual(15)
  await page.getByRole('main').getByRole('link', { name: 'Service page' }).first().waitFor()
})

test('headings, lists and links of the text are shown as such, whatever its words are [SUPPORT-02]', async () => {
  const other = await anotherWorld()
  const body = '## Ferries\n\n### Where to?\n\nTo [the terms](/terms-of-use).\n\n- Cebu\n- Bohol'
  await publishText(other.db, { name: 'faq', body })
  other.api.shared.clear()
  guest = await visit(browser, other)
  await guest.go('/s-docs/faq')
  const main = guest.page.getByRole('main')
  await main.getByRole('heading', { level: 2, name: 'Ferries', exact: true }).waitFor()
  await main.getByText('Where to?', { exact: true }).click()
  await main.getByText('To the terms.', { exact: true }).waitFor()
  expect(await main.locator('details li').allTextContents()).toEqual(['Cebu', 'Bohol'])
  expect(await main.getByRole('link', { name: 'the terms' }).getAttribute('href')).toBe('/terms-of-use')
  await main.getByRole('link', { name: 'the terms' }).click()
  await guest.page.waitForURL('**/terms-of-use')
})

test('the list of contents leads to a section that the bar does not cover', async () => {
  const page = await open('/terms-of-use')
  await page.getByRole('navigation', { name: 'Contents' }).getByRole('link', { name: 'Money out' }).click()
  const heading = page.getByRole('heading', { name: 'Money out' })
  await expect.poll(async () => (await heading.boundingBox())?.y).toBeLessThan(200)
  expect((await heading.boundingBox())?.y).toBeGreaterThanOrEqual(56)
  await page.getByRole('heading', { level: 1, name: 'Terms of Use' }).waitFor()
})

test('the language of the app is that of the texts', async () => {
  const page = await open('/terms-of-use', { language: 'tl' })
  await page.getByRole('heading', { level: 1, name: 'Mga Tuntunin ng Paggamit' }).waitFor()
  await page.getByRole('heading', { name: 'Sino ang maaaring maglaro', exact: true }).waitFor()
  await page.getByText(/^Bersyon 1, /).waitFor()
})

test('markup in a text is shown as it was written, and runs nothing', async () => {
  const other = await anotherWorld()
  const body = '<img src=x onerror="window.harmed = 1">\n\n- [press](javascript:harm) <b>bold</b>'
  await publishText(other.db, { name: 'stmt', body })
  other.api.shared.clear()
  guest = await visit(browser, other)
  await guest.go('/s-docs/stmt')
  const main = guest.page.getByRole('main')
  await main.getByText('<img src=x onerror="window.harmed = 1">').waitFor()
  await main.getByText('press <b>bold</b>').waitFor()
  expect(await main.locator('img, b, a').count()).toBe(0)
  expect(await guest.page.evaluate('window.harmed')).toBeUndefined()
})

test('a text that does not come says so, and comes when asked again', async () => {
  guest = await visit(browser, world, { site: 'slots' })
  const { page, context, troubles } = guest
  await guest.go('/s-docs')
  await context.route(/\/member\/terms/, route => route.abort())
  await page.getByRole('main').getByRole('link', { name: 'Terms of Use' }).click()
  await page.getByRole('heading', { name: 'This text could not be loaded' }).waitFor()
  await context.unroute(/\/member\/terms/)
  await page.getByRole('button', { name: 'Try again' }).click()
  await page.getByRole('heading', { name: 'Who may play', exact: true }).waitFor()
  expect(troubles.splice(0).every(trouble => trouble.includes('ERR_FAILED'))).toBe(true)
})

test('on paper the tabs are gone and every answer is open', async () => {
  const page = await open('/s-docs/faq')
  await page.emulateMedia({ media: 'print' })
  expect(await page.getByRole('navigation', { name: 'Main' }).isVisible()).toBe(false)
  const answer = page.getByText('₱100 to ₱500,000 at a time, from an account')
  expect((await answer.boundingBox())?.height).toBeGreaterThan(10)
})

test.each([
  ['/terms-of-use', 'light', 'en', undefined],
  ['/s-docs/faq', 'dark', 'tl', undefined],
  ['/s-docs', 'light', 'tl', undefined],
  ['/about-slots', 'dark', 'en', desktop],
] as const)('%s has no obstacle and stands out nowhere: %s, %s', async (path, theme, language, viewport) => {
  const page = await open(path, { theme, language, ...(viewport ? { viewport } : {}) })
  expect(await findViolations(page)).toEqual([])
  const overhang = () => document.documentElement.scrollWidth - document.documentElement.clientWidth
  expect(await page.evaluate(overhang)).toBe(0)
})
