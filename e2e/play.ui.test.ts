import {
  ask,
  expectRefusals,
  openBrowser,
  openStudioWorld,
  phone,
  type Player,
  readJournal,
  type StudioWorld,
  visit,
  type Visitor,
} from '@saya/testing'
import type { Browser, FrameLocator, Page } from 'playwright-core'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { ownGames } from '../apps/studio/catalogue/ownGames.ts'
import { findViolations } from './findViolations.ts'
import { toast } from './toast.ts'

expectRefusals(
  'Failed to load resource: net::ERR_FAILED',
  '503 POST /api/v2/game/launch',
  '409 POST /api/v2/game/launch',
)

let on: StudioWorld
let browser: Browser
let ana: Player
let at: Visitor
let page: Page
beforeAll(async () => {
  on = await openStudioWorld({ pages: true, games: [...ownGames.values()] })
  browser = await openBrowser()
})
afterAll(async () => {
  await browser.close()
  await on.close()
})
beforeEach(async () => {
  ana = await on.player(10_000_000n)
})
afterEach(() => at.close())

const game = (): FrameLocator => page.frameLocator('iframe[title="Game: Mangga Fiesta"]')
const spin = () => game().getByRole('button', { name: 'Spin', exact: true })
const tile = (name: string) => page.getByRole('link', { name }).first()

async function open(path: string, wish: Parameters<typeof visit>[2] = {}): Promise<void> {
  at = await visit(browser, on.world, { as: ana, viewport: phone, ...wish })
  page = at.page
  await at.go(path)
}

/** Presses the button once it may be pressed, and waits until it may be pressed again. */
async function playOnce(): Promise<void> {
  await expect.poll(() => spin().getAttribute('aria-disabled')).toBe('false')
  await spin().click()
  await game().getByRole('button', { name: 'Spinning' }).waitFor()
  await expect.poll(() => chooseOrRest()).toBe('rest')
}

/** A round may ask for a box, which any is as good as. */
async function chooseOrRest(): Promise<string> {
  if (
    await spin()
      .isVisible()
      .catch(() => false)
  )
    return 'rest'
  const box = game().getByRole('button', { name: 'Box 1' })
  if (await box.isVisible().catch(() => false)) await box.click()
  return 'busy'
}

/** The line that says that the network is gone lies over nothing of the game. */
async function expectClearOfLine(): Promise<void> {
  await at.context.setOffline(true)
  const line = await page.getByText('You are offline.').boundingBox()
  const frame = await page.locator('iframe').boundingBox()
  await at.context.setOffline(false)
  expect(frame?.y).toBeGreaterThanOrEqual(line?.height ?? Number.NaN)
}

const shownBalance = async () => (await game().locator('.meta b').first().textContent())?.replace(/[₱,]/g, '')

async function roundsOfStudio() {
  return on.db.transaction(tx =>
    tx.query<{ id: string; stake: bigint; win: bigint; state: string }>(
      'select id, stake, win, state from game_round where player_ref = $1 order by opened_at',
      [String(ana.uid)],
    ),
  )
}

test('a slot is opened from the lobby, played with the real wallet, cut off in the middle and resumed, and left with the same balance everywhere [GAME-27, GAME-29, ROUTE-03, SHELL-18]', async () => {
  await open('/')
  const launchedFrom: string[] = []
  page.on('request', request => {
    if (request.url().endsWith('/game/launch')) launchedFrom.push(new URL(page.url()).pathname)
  })
  await tile('Mangga Fiesta').click()
  await page.waitForURL('**/s-game-page/mangga-fiesta')
  await expect.poll(shownBalance).toBe('1000.00')
  // The game opened with what the lobby was given: the page asked for no launch of its own.
  expect(launchedFrom).toEqual(['/'])
  expect(await page.getByRole('navigation').count()).toBe(0)
  expect(await findViolations(page)).toEqual([])
  await expectClearOfLine()
  for (let turn = 0; turn < 3; turn++) {
    await playOnce()
    expect(await shownBalance()).toBe(await on.balance(ana))
  }
  expect(at.troubles).toEqual([])

  // The studio hears the play, and its answer never arrives.
  await page.route('**/api/play', async route => {
    await route.fetch()
    await route.abort()
    await page.unroute('**/api/play')
  })
  await playOnce()
  expect(await shownBalance()).toBe(await on.balance(ana))
  expect(await roundsOfStudio()).toHaveLength(4)

  // The page is loaded again while a round is under way: it is launched anew and shows what the round came to.
  await spin().click()
  await expect.poll(async () => (await roundsOfStudio()).length).toBe(5)
  await page.reload()
  // Its win may be credited meanwhile.
  await expect.poll(async () => (await shownBalance()) === (await on.balance(ana))).toBe(true)
  await expect.poll(() => spin().getAttribute('aria-disabled')).toBe('false')
  expect(launchedFrom).toEqual(['/', '/s-game-page/mangga-fiesta'])

  await game().getByRole('button', { name: 'Leave game' }).click()
  await page.waitForURL(address => address.pathname === '/')
  await readJournal(on.world)
  const { data } = await ask(on.world, 'GET /member/bet/list', {}, ana)
  const rounds = await roundsOfStudio()
  expect(rounds.every(({ state }) => state === 'settled')).toBe(true)
  const staked = rounds.reduce((sum, { stake }) => sum + stake, 0n)
  const won = rounds.reduce((sum, { win }) => sum + win, 0n)
  expect(data.d).toHaveLength(5)
  expect(await on.balance(ana)).toBe(pesos(10_000_000n - staked + won))
  await at.go('/my')
  const [whole = '', cents = ''] = (await on.balance(ana)).split('.')
  await page
    .getByText(`₱${whole.replace(/\B(?=(\d{3})+$)/g, ',')}.${cents}`)
    .first()
    .waitFor()
})

function pesos(units: bigint): string {
  return `${units / 10_000n}.${String((units % 10_000n) / 100n).padStart(2, '0')}`
}

test('the page of a round draws it again in the browser, and a round with another win does not hold', async () => {
  const session = await on.open(ana)
  const { body } = await on.call('state', { session })
  const play = {
    session,
    key: 'a-round-to-check',
    stake: '10.00',
    clientSeed: 'my-word',
    commitment: body.next.commitment,
  }
  const { id } = (await on.call('play', play)).body.round
  at = await visit(browser, { url: on.url })
  page = at.page
  await page.goto(`${on.url}/round/${id}`)
  const state = (await on.call('state', { session })).body.round.state
  if (state === 'choosing') await on.call('choose', { session, key: play.key, choice: 0 })
  await page.reload()
  await page.getByText('Verified on this device: the server seed matches its hash').waitFor()
  expect(await page.getByRole('row').count()).toBeGreaterThan(5)
  expect(await findViolations(page)).toEqual([])
  expect(at.troubles).toEqual([])
  await on.db.transaction(tx => tx.query(`update game_round set client_seed = 'another' where id = $1`, [id]))
  await page.reload()
  await page.getByText('This round failed verification').waitFor()
})

test('a game that cannot be opened says why, and leads on [GAME-31]', async () => {
  await on.world.db.ref(tx =>
    tx.updateTable('provider_link_game').set({ offered: false }).where('code', '=', 'parol-nights').execute(),
  )
  on.world.api.shared.clear()
  await open('/s-game-page/parol-nights', { theme: 'light' })
  await page.getByText('This game is coming soon. Please choose another one.').waitFor()
  expect(await findViolations(page)).toEqual([])
  await page.getByRole('link', { name: 'Go to the lobby' }).click()
  await page.waitForURL(address => address.pathname === '/')

  // The catalogue says that the studio has it, and the studio does not.
  await at.go('/s-game/category/Slot')
  await tile('Haribon Riches').click()
  await toast(page, 'Game launch failed. Please try again in a moment, or choose another game.').waitFor()
  expect(new URL(page.url()).pathname).toBe('/s-game/category/Slot')
  // Where nobody says why, the app has a sentence of its own.
  await page.route('**/game/launch', route => route.abort())
  await tile('Haribon Riches').click()
  await toast(page, 'Game launch failed. Please check your connection and try again.').waitFor()
})
