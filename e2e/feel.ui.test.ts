import { openBrowser, openStudioWorld, phone, type Player, type StudioWorld, visit, type Visitor } from '@saya/testing'
import type { Browser, Page } from 'playwright-core'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { ownGames } from '../apps/studio/catalogue/ownGames.ts'
import { findViolations } from './findViolations.ts'
import { holdCalls } from './holdCalls.ts'

let on: StudioWorld
let browser: Browser
let ana: Player
let at: Visitor
let page: Page
beforeAll(async () => {
  on = await openStudioWorld({ pages: true, games: [...ownGames.values()], remembersSessions: true })
  browser = await openBrowser()
})
afterAll(async () => {
  await browser.close()
  await on.close()
})
beforeEach(async () => {
  ana = await on.player(5_000_000n)
  at = await visit(browser, on.world, { as: ana, viewport: phone, context: { hasTouch: true, isMobile: true } })
  page = at.page
})
afterEach(() => at.close())

/** One finger from the head of the page down, as a hand does it: in many small steps. */
async function pullDown(px: number): Promise<void> {
  const touch = await at.context.newCDPSession(page)
  const send = (type: 'touchStart' | 'touchMove' | 'touchEnd', y?: number) =>
    touch.send('Input.dispatchTouchEvent', { type, touchPoints: y === undefined ? [] : [{ x: 180, y }] })
  await send('touchStart', 120)
  for (let y = 0; y <= px; y += 10) await send('touchMove', 120 + y)
  await send('touchEnd')
  await touch.detach()
}

const refreshing = () => page.getByRole('status').filter({ hasText: 'Refreshing...' })

/** Pulls until it is heard: what hears it comes behind the page. */
async function refresh(): Promise<void> {
  async function isAsking(): Promise<number> {
    await pullDown(240)
    return refreshing().count()
  }
  await expect.poll(isAsking).toBe(1)
}

test('a page that is pulled down asks anew for what it shows, and is not loaded again [SHELL-137]', async () => {
  await at.go('/my')
  const balance = page.getByRole('region', { name: 'My Balance' })
  await balance.getByText('₱500').waitFor()
  await page.evaluate('window.isSame = true')
  const asked: string[] = []
  page.on('request', request => asked.push(new URL(request.url()).pathname))
  const release = await holdCalls(page, '**/finance/wallet*')
  await refresh()
  // It is heard, and seen as a sign that turns.
  await page.locator('.pullSign').waitFor()
  await release()
  await refreshing().waitFor({ state: 'detached' })
  expect(asked).toContain('/finance/wallet')
  expect(asked).toContain('/member/detail')
  expect(await page.evaluate('window.isSame')).toBe(true)
  await pullDown(60)
  expect(await refreshing().count()).toBe(0)
  // A list hears it in a way of its own, and begins at its first page.
  const listed = page.waitForResponse(/\/finance\/transaction\/list/)
  await at.go('/s-transaction/balance?time_flag=0')
  await listed
  asked.length = 0
  await refresh()
  await expect.poll(() => asked).toContain('/finance/transaction/list')
})

test('what lies over a page is not pulled, and a pull that nobody answers says what to do [SHELL-137]', async () => {
  await at.go('/my')
  await page.getByRole('region', { name: 'My Balance' }).getByText('₱500').waitFor()
  await refresh()
  await refreshing().waitFor({ state: 'detached' })
  await page.getByRole('button', { name: /^Language/ }).click()
  await page.getByRole('dialog').waitFor()
  await pullDown(240)
  expect(await refreshing().count()).toBe(0)
  await page.keyboard.press('Escape')
  await page.getByRole('dialog').waitFor({ state: 'detached' })
  await page.evaluate('scrollTo(0, 0)')
  const calls = /\/(?:finance|member|promo|activity|game)\//
  await page.route(calls, route => route.abort('internetdisconnected'))
  await pullDown(240)
  await page.getByText('Could not refresh. Check your internet and try again.').waitFor()
  await page.unroute(calls)
  expect(new Set(at.troubles.splice(0))).toEqual(new Set(['Failed to load resource: net::ERR_INTERNET_DISCONNECTED']))
})

/** How often the phone taps under a finger that pulls the page. */
async function tapsOfPulling(): Promise<number> {
  await page.evaluate('scrollTo(0, 0); window.taps = 0; navigator.vibrate = () => ++window.taps > 0')
  await refresh()
  await refreshing().waitFor({ state: 'detached' })
  return page.evaluate<number>('window.taps')
}

test('one switch makes every game silent, whatever the game was told before, and the phone taps no more [SHELL-138]', async () => {
  const frame = page.frameLocator('iframe')
  const loud = frame.getByRole('button', { name: 'Turn sound on' })
  await at.go('/s-game-page/mangga-fiesta')
  await loud.click()
  await frame.getByRole('button', { name: 'Turn sound off' }).waitFor()
  await at.go('/my')
  const choice = page.getByRole('switch', { name: 'Sound and vibration' })
  expect(await choice.isChecked()).toBe(true)
  await choice.click()
  expect(await findViolations(page)).toEqual([])
  expect(await tapsOfPulling()).toBe(0)
  await at.go('/s-game-page/mangga-fiesta')
  await expect.poll(() => frame.getByRole('button', { name: 'Spin' }).getAttribute('aria-disabled')).toBe('false')
  await expect.poll(() => frame.locator('.soundButton').isVisible()).toBe(false)
  await at.go('/my')
  expect(await choice.isChecked()).toBe(false)
  await choice.click()
  expect(await tapsOfPulling()).toBeGreaterThan(0)
  await at.go('/s-game-page/mangga-fiesta')
  await frame.getByRole('button', { name: 'Turn sound off' }).waitFor()
})
