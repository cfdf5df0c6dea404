import { simulationRng } from '@saya/game-math'
import { ask, openBrowser, openStudioWorld, phone, type Player, type StudioWorld } from '@saya/testing'
import type { Browser, BrowserContext, Locator, Page } from 'playwright-core'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import type { Game } from '../apps/studio/catalogue/game.ts'
import { slotGame } from '../apps/studio/catalogue/slotGame.ts'
import { titles } from '../games/slots/data/index.ts'
import { findViolations } from './findViolations.ts'

/** A title without free spins: whatever is drawn, no round of it takes longer than one spin. */
const plain = 'siyete-suwerte'
let studio: StudioWorld
let browser: Browser
let context: BrowserContext | undefined
const troubles: string[] = []

beforeAll(async () => {
  studio = await openStudioWorld({ games: [own(plain), untilItWaits(own('jeepney-jackpot'))] })
  browser = await openBrowser()
})
afterAll(async () => {
  await browser.close()
  await studio.close()
})
afterEach(async () => {
  await context?.close()
  expect(troubles.splice(0)).toEqual([])
})

function own(code: string): Game {
  const title = titles.get(code)
  if (!title) throw new Error(`There is no title ${code}.`)
  return slotGame(title)
}

/** The real rules, with the first chance that comes to a choice. */
function untilItWaits(game: Game): Game {
  return {
    ...game,
    play(wager, _rng, choices) {
      for (let seed = 1; ; seed++) {
        if (game.play(wager, simulationRng(seed), []).waits) return game.play(wager, simulationRng(seed), choices)
      }
    },
  }
}

interface Look {
  readonly code: string
  readonly viewport?: { readonly width: number; readonly height: number }
}

/** Launches a game as the app does and opens its page in a window of its own. */
async function openGame(player: Player, { code, viewport = phone }: Look): Promise<Page> {
  const { data, sentence } = await ask(studio.world, 'POST /api/v2/game/launch', { body: { code } }, player)
  if (typeof data !== 'string') throw new Error(`The game was not opened: ${sentence}`)
  await context?.close()
  context = await browser.newContext({ viewport, reducedMotion: 'reduce' })
  context.setDefaultTimeout(20_000)
  const page = await context.newPage()
  page.on('pageerror', error => troubles.push(error.message))
  page.on('console', message => {
    if (message.type() === 'error' && !/ERR_INTERNET_DISCONNECTED/.test(message.text())) troubles.push(message.text())
  })
  await page.goto(data)
  return page
}

function spinButton(page: Page): Locator {
  return page.getByRole('button', { name: 'Spin', exact: true })
}

/** Ends when the next round may begin. */
async function isReady(page: Page): Promise<void> {
  await page.locator('button[aria-label="Spin"][aria-disabled="false"]').waitFor()
}

/** What the game says is there, in the wallet's words. */
async function balanceIn(page: Page): Promise<string> {
  const text = await page.getByText('Balance', { exact: false }).first().innerText()
  return text.replace(/[^\d.]/g, '')
}

async function rounds(player: Player, code: string): Promise<readonly { readonly state: string }[]> {
  const session = await studio.open(player, code)
  return (await studio.call('rounds', { session })).body.rounds
}

test('a slot is played by keys, one round for one press, and its balance is the wallet’s', async () => {
  const player = await studio.player()
  const page = await openGame(player, { code: plain })
  await isReady(page)
  expect(await findViolations(page)).toEqual([])
  await page.keyboard.press('+')
  expect(await page.getByRole('button', { name: /^Bet/ }).innerText()).toContain('₱20.00')
  const begun = performance.now()
  await page.keyboard.down(' ')
  for (let held = 0; held < 5; held++) await page.keyboard.down(' ')
  await page.keyboard.up(' ')
  await page.getByRole('button', { name: 'Spinning' }).waitFor()
  await isReady(page)
  expect(performance.now() - begun).toBeGreaterThan(2400)
  expect(await balanceIn(page)).toBe(await studio.balance(player))
  expect(await page.getByRole('status').first().innerText()).toMatch(/₱|No win this time/)
  expect(await rounds(player, plain)).toHaveLength(1)
})

test('its return, its rules, the last rounds and the check of the last promise are one touch away', async () => {
  const player = await studio.player()
  const page = await openGame(player, { code: plain, viewport: { width: 740, height: 360 } })
  await isReady(page)
  await spinButton(page).click()
  await page.getByRole('button', { name: 'Spinning' }).waitFor()
  await isReady(page)
  await page.getByRole('button', { name: 'Game menu' }).click()
  const menu = page.getByRole('dialog', { name: 'Siyete Suwerte' })
  await menu.getByText('Payouts for a bet of ₱10.00').waitFor()
  await menu.getByText('Rules', { exact: true }).click()
  await menu.getByText('the game returns 95.12 % of what is bet').waitFor()
  await menu.getByText('Last rounds').click()
  await menu.getByText(/₱10\.00 → ₱/).click()
  await menu.getByText(/Replay of a past round/).waitFor()
  await menu.getByText('Fairness').click()
  await menu.getByText('Verified on this device: the server seed matches its hash, and all 3 numbers').waitFor()
  expect(await findViolations(page)).toEqual([])
  await page.keyboard.press('Escape')
  await menu.waitFor({ state: 'detached' })
})

test('a round that is cut off in the middle says so, and goes on as the same round', async () => {
  const player = await studio.player()
  const page = await openGame(player, { code: plain })
  await isReady(page)
  await context?.setOffline(true)
  await spinButton(page).click()
  await page.getByText('No connection. Trying again…').waitFor()
  await context?.setOffline(false)
  await isReady(page)
  expect(await page.getByText('No connection. Trying again…').isVisible()).toBe(false)
  expect(await balanceIn(page)).toBe(await studio.balance(player))
  expect((await rounds(player, plain)).map(({ state }) => state)).toEqual(['done'])
})

test('a round that waits for a choice is there again when its player comes back, and pays what was chosen', async () => {
  const player = await studio.player()
  const first = await openGame(player, { code: 'jeepney-jackpot' })
  await isReady(first)
  await spinButton(first).click()
  await first.getByRole('dialog', { name: 'Choose one' }).waitFor()
  const page = await openGame(player, { code: 'jeepney-jackpot' })
  const boxes = page.getByRole('dialog', { name: 'Choose one' })
  await boxes.waitFor()
  expect(await findViolations(page)).toEqual([])
  await boxes.getByRole('button', { name: 'Box 2' }).click()
  await boxes.getByText(/Box 2 held ₱/).waitFor()
  await isReady(page)
  expect(await balanceIn(page)).toBe(await studio.balance(player))
  expect((await rounds(player, 'jeepney-jackpot')).map(({ state }) => state)).toEqual(['done'])
})
