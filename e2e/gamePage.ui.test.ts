import {
  changeGame,
  expectRefusals,
  openBrowser,
  openStudioWorld,
  phone,
  type Player,
  type StudioWorld,
  visit,
} from '@saya/testing'
import type { Visit, Visitor } from '@saya/testing'
import type { Browser, Page, Route } from 'playwright-core'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { ownGames } from '../apps/studio/catalogue/ownGames.ts'
import { findViolations } from './findViolations.ts'
import { title } from './lobby.ts'

// While it is offline, whatever the page still asks for fails in its own way.
expectRefusals('Failed to load resource: net::ERR_FAILED', 'Failed to load resource: net::ERR_INTERNET_DISCONNECTED')

let on: StudioWorld
let browser: Browser
let ana: Player
let at: Visitor
let page: Page
beforeAll(async () => {
  on = await openStudioWorld({ pages: true, games: [...ownGames.values()] })
  browser = await openBrowser()
  ana = await on.player(10_000_000n)
})
afterAll(async () => {
  await browser.close()
  await on.close()
})
afterEach(() => at.close())

const slots = '/s-game/category/Slot?sort=Popular'
const launch = '**/api/v2/game/launch'
const tile = (name: string) => page.getByRole('link', { name }).first()
const spin = () => page.frameLocator('iframe').getByRole('button', { name: 'Spin', exact: true })
const leave = () => page.getByRole('button', { name: 'Leave the game' })
const path = () => new URL(page.url()).pathname

async function open(address: string, wish: Visit = {}): Promise<void> {
  at = await visit(browser, on.world, { as: ana, viewport: phone, ...wish })
  page = at.page
  await at.go(address)
  await page.waitForLoadState('networkidle')
}

/** Keeps the first launch on its way, and says when it is and how it goes on. */
async function holdLaunch() {
  const held: Route[] = []
  await page.route(launch, route => (held.length === 0 ? void held.push(route) : route.continue()))
  return {
    isUnderWay: () => expect.poll(() => held.length).toBe(1),
    goOn: () => held[0]?.continue(),
  }
}

test('a game that takes its time says on its picture and in words that it opens, and whoever goes elsewhere meanwhile is left there', async () => {
  await open(slots)
  const held = await holdLaunch()
  await tile('Mangga Fiesta').click()
  await held.isUnderWay()
  await page.getByRole('status').getByText('Opening Mangga Fiesta…').waitFor()
  expect(await tile('Mangga Fiesta').getAttribute('aria-busy')).toBe('true')
  await page.getByRole('link', { name: 'Live' }).click()
  await title(page, 'Live').waitFor()
  const answered = page.waitForResponse(launch)
  await held.goOn()
  await answered
  await page.getByRole('link', { name: 'Slots' }).click()
  await title(page, 'Slots').waitFor()
  expect(await page.getByRole('link', { name: 'Mangga Fiesta' }).first().getAttribute('aria-busy')).toBeNull()
  expect(at.troubles).toEqual([])
})

test('a page on which a game is opening has no obstacle', async () => {
  await open(slots, { theme: 'light', language: 'tl' })
  const held = await holdLaunch()
  await tile('Mangga Fiesta').click()
  await held.isUnderWay()
  expect(await findViolations(page)).toEqual([])
  await held.goOn()
})

test('when two games are pressed in a row the second opens, and a second press of the same game is ignored', async () => {
  await open(slots)
  const codes: string[] = []
  page.on('request', request => {
    if (request.url().includes('/game/launch')) codes.push(request.postData() ?? '')
  })
  const held = await holdLaunch()
  await tile('Mangga Fiesta').click()
  await held.isUnderWay()
  await tile('Mangga Fiesta').click()
  await tile('Jeepney Jackpot').click()
  await page.waitForURL('**/s-game-page/jeepney-jackpot')
  await held.goOn()
  await spin().waitFor()
  expect(path()).toBe('/s-game-page/jeepney-jackpot')
  expect(codes).toHaveLength(2)
})

test('a game whose page never comes says so over it, and opens when it is asked for again', async () => {
  await open(slots, { theme: 'light' })
  await page.clock.install()
  // Of a page that is cut off, the browser says that one of its own has come; one that is let go meanwhile comes by itself.
  let opened = 0
  await page.route('**/open/**', route => (opened++ === 0 ? undefined : route.continue()))
  await tile('Mangga Fiesta').click()
  await page.waitForURL('**/s-game-page/mangga-fiesta')
  await page.getByText('Opening the game…').waitFor()
  // Its time begins with the frame, not with the launch before it.
  await page.locator('iframe').waitFor()
  const notice = page.getByRole('alert').filter({ hasText: 'The game is taking longer than usual.' })
  async function isTold() {
    await page.clock.fastForward(12_000)
    return notice.isVisible()
  }
  await expect.poll(isTold).toBe(true)
  expect(await findViolations(page)).toEqual([])
  await notice.getByRole('button', { name: 'Open again' }).click()
  await spin().waitFor()
  expect(await notice.count()).toBe(0)
  expect(await leave().count()).toBe(0)
})

test('a game that was cut off while it opened comes by itself once the network is back', async () => {
  await open(slots)
  await page.route('**/open/**', route => route.abort())
  await tile('Mangga Fiesta').click()
  await page.waitForURL('**/s-game-page/mangga-fiesta')
  await page.locator('iframe').waitFor()
  await at.context.setOffline(true)
  await page.getByText('You are offline.').waitFor()
  await page.unroute('**/open/**')
  await at.context.setOffline(false)
  await spin().waitFor()
})

test('a game whose launch got lost as the network came back is asked for once more, and later by the network that is back', async () => {
  await open('/')
  let lost = 0
  await page.route(launch, route => (lost++ < 3 ? route.abort('internetdisconnected') : route.continue()))
  await at.go('/s-game-page/mangga-fiesta')
  await page.getByRole('button', { name: 'Open again' }).waitFor()
  expect(lost).toBe(2)
  await at.context.setOffline(true)
  await page.getByText('You are offline.').waitFor()
  await at.context.setOffline(false)
  await spin().waitFor()
  expect(lost).toBe(4)
})

test('a game that says nothing of itself is shown below a bar with its name, the way out and a way to open it again', async () => {
  await open('/')
  await page.clock.install()
  await page.route('**/open/**', route =>
    route.fulfill({ contentType: 'text/html', body: '<body style="margin:0"><button>Quiet</button>' }),
  )
  await at.go('/s-game-page/mangga-fiesta')
  const quiet = page.frameLocator('iframe').getByRole('button', { name: 'Quiet' })
  await quiet.waitFor()
  await page.clock.fastForward(2000)
  const again = page.getByRole('button', { name: 'Open again' })
  await again.waitFor()
  await page.getByRole('main').getByText('Mangga Fiesta', { exact: true }).last().waitFor()
  expect(await page.locator('iframe').evaluate(frame => getComputedStyle(frame).opacity)).toBe('1')
  expect(await findViolations(page)).toEqual([])
  // A press on its very corner is the game's.
  await quiet.click({ position: { x: 2, y: 2 } })
  const [game, bar] = [await page.locator('iframe').boundingBox(), await again.boundingBox()]
  expect(game?.y).toBeGreaterThanOrEqual((bar?.y ?? 0) + (bar?.height ?? 0))
  expect((game?.y ?? 0) + (game?.height ?? 0)).toBe(phone.height)
  await leave().click()
  await page.waitForURL(address => address.pathname === '/')
})

test('one press leaves a game, however often its page went elsewhere within its frame', async () => {
  await open(slots)
  await page.route('**/open/**', route => route.fulfill({ contentType: 'text/html', body: '<a href="/second">on</a>' }))
  await page.route('**/second', route =>
    route.fulfill({ contentType: 'text/html', body: '<a href="#a">further</a> <a href="#b">furthest</a>' }),
  )
  await tile('Mangga Fiesta').click()
  const frame = page.frameLocator('iframe')
  // The frame is not shown before it has said something or had its time.
  for (const name of ['on', 'further', 'furthest'])
    await frame.getByRole('link', { name, exact: true }).dispatchEvent('click')
  await expect.poll(() => page.evaluate(() => history.length)).toBeGreaterThan(4)
  await leave().click()
  await page.waitForURL(address => address.pathname === '/s-game/category/Slot')
})

test('a guest who presses a game that is closed is told so, and is not asked to sign in for it', async () => {
  await changeGame(on.world.db, 'kalabaw-gold', { maintained: true })
  on.world.api.shared.clear()
  at = await visit(browser, on.world, { viewport: phone, language: 'en' })
  page = at.page
  await at.go(slots)
  await tile('Kalabaw Gold').click()
  await page.getByRole('status').getByText('Kalabaw Gold is under maintenance and will be back soon.').waitFor()
  expect(await page.getByRole('dialog').count()).toBe(0)
  // A member's page may be old: the server is asked.
  await at.close()
  await open(slots)
  await changeGame(on.world.db, 'kalabaw-gold', { maintained: false })
  await tile('Kalabaw Gold').click()
  await page.waitForURL('**/s-game-page/kalabaw-gold')
})
