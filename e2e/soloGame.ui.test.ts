import { commitmentOf } from '@saya/game-math'
import { ask, openBrowser, openStudioWorld, phone, type Player, type StudioWorld } from '@saya/testing'
import type { Browser, BrowserContext, Locator, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { ownGames } from '../apps/studio/catalogue/ownGames.ts'
import { findViolations } from './findViolations.ts'

let studio: StudioWorld
let browser: Browser
const contexts: BrowserContext[] = []
const troubles: string[] = []

beforeAll(async () => {
  studio = await openStudioWorld({ games: [...ownGames.values()].filter(({ view }) => view !== 'game') })
  browser = await openBrowser()
})
afterAll(async () => {
  for (const context of contexts) await context.close()
  await browser.close()
  await studio.close()
  expect(troubles).toEqual([])
})

interface Look {
  readonly code: string
  readonly viewport?: { readonly width: number; readonly height: number }
}

/** Launches a game as the app does, and gives the address that opens it once. */
async function launch(player: Player, code: string): Promise<string> {
  const { data, sentence } = await ask(studio.world, 'POST /api/v2/game/launch', { body: { code } }, player)
  if (typeof data !== 'string') throw new Error(`The game was not opened: ${sentence}`)
  return data
}

/** Opens a game in a window of its own. */
async function openGame(player: Player, { code, viewport = phone }: Look): Promise<Page> {
  const context = await browser.newContext({ viewport, reducedMotion: 'reduce' })
  contexts.push(context)
  context.setDefaultTimeout(20_000)
  const page = await context.newPage()
  page.on('pageerror', error => troubles.push(error.message))
  page.on('console', message => {
    if (message.type() === 'error') troubles.push(message.text())
  })
  await page.goto(await launch(player, code))
  return page
}

const button = (page: Page, name: string | RegExp): Locator => page.getByRole('button', { name })

const readyPlay = (page: Page): Locator => page.locator('button.play[aria-disabled="false"]')

/** Ends when the next round may begin. */
async function isReady(page: Page): Promise<void> {
  await readyPlay(page).waitFor()
}

/** Cashes out unless the round is lost. The page offers it only after it has drawn the board. */
async function cashOutOrLose(page: Page, name: string | RegExp): Promise<void> {
  const cashOut = button(page, name)
  await cashOut.or(readyPlay(page)).filter({ visible: true }).first().waitFor()
  if (await cashOut.isVisible()) await cashOut.click()
  await isReady(page)
}

async function shownBalance(page: Page): Promise<string> {
  return (await page.getByText('Balance').locator('b').innerText()).replace(/[₱,]/g, '')
}

async function lastRound(player: Player, code: string) {
  const { body } = await studio.call('rounds', { session: await studio.open(player, code) })
  return body.rounds[0]
}

/** Sees what goes into the next draw, and puts something else there: two words are none. */
async function chooseWord(page: Page, word: string): Promise<void> {
  await button(page, 'Game menu').click()
  const menu = page.getByRole('dialog')
  await menu.getByText('Fairness', { exact: true }).click()
  const field = menu.getByLabel('Client seed for your next bet')
  expect(await field.inputValue()).toMatch(/^[0-9a-f]{32}$/)
  await field.fill('two words')
  await field.press('Enter')
  await menu.getByText('Use up to 64 letters, digits, - and _').waitFor()
  await field.fill(word)
  await button(page, 'Use this seed').click()
  await menu.getByText('This seed will be used for your next bet.').waitFor()
  expect(await findViolations(page)).toEqual([])
  await page.keyboard.press('Escape')
}

const another = Buffer.alloc(32, 9)
const anotherPromise = commitmentOf(another)

/** A studio that tells another promise afterwards, and a seed that fits it. */
async function promiseAnother(player: Player): Promise<void> {
  await studio.db.transaction(tx =>
    tx.query(
      `update seed set server_seed = $2, commitment = $3
       where id = (select s.id from seed s join game_round r on r.seed = s.id where s.player_ref = $1 order by s.nonce desc limit 1)`,
      [String(player.uid), another, anotherPromise],
    ),
  )
}

/** Somebody writes another promise in the place of the one that the next round was promised. */
async function promiseNext(player: Player): Promise<void> {
  await studio.db.transaction(tx =>
    tx.query(
      `update seed s set server_seed = $2, commitment = $3
       where player_ref = $1 and not exists (select from game_round r where r.seed = s.id)`,
      [String(player.uid), another, anotherPromise],
    ),
  )
}

async function playedUnderOtherRules(player: Player): Promise<void> {
  await studio.db.transaction(tx =>
    tx.query('update game_round set math_hash = $2 where player_ref = $1', [String(player.uid), anotherPromise]),
  )
}

/** Opens the page on which anybody draws the last round again. */
async function checkLast(page: Page): Promise<Page> {
  await button(page, 'Game menu').click()
  const menu = page.getByRole('dialog')
  await menu.getByText('Fairness', { exact: true }).click()
  const link = menu.getByRole('link', { name: 'Verify this round' })
  const [checked] = await Promise.all([page.context().waitForEvent('page'), link.click()])
  await checked.getByText('Verified on this device: the server seed matches its hash').waitFor()
  await page.keyboard.press('Escape')
  return checked
}

interface PlayerGame {
  readonly player: Player
  readonly code: string
}

/** What is told afterwards is not what was shown: that is said of a past round, of the last one and of one that is refused. */
async function breakPromises(page: Page, checked: Page, { player, code }: PlayerGame): Promise<void> {
  await playedUnderOtherRules(player)
  await checked.reload()
  await checked.getByText('The rules have changed since this round').waitFor()
  await promiseAnother(player)
  await checked.reload()
  await checked.getByText('This is not the hash that this device showed before the bet.').waitFor()
  // The page that was opened anew still knows what it was shown.
  await page.goto(await launch(player, code))
  const told = page.getByRole('dialog', { name: 'The server seed does not match' })
  await told.getByText(anotherPromise).waitFor()
  expect(await findViolations(page)).toEqual([])
  // A play that is refused has shown its word: nothing else is promised for its number.
  await page.keyboard.press('Escape')
  await isReady(page)
  await promiseNext(player)
  await button(page, 'Start digging').click()
  await told.getByText('#4', { exact: true }).waitFor()
  // The browser says of a refusal that it is one.
  expect(troubles.pop()).toContain('409')
}

/** A tile that may be opened, which it may not while the page still asks how the round stands. */
const closedTile = (page: Page, tile: number) => button(page, `Tile ${tile}, not opened`).and(page.locator('.free'))

test('mines are opened by touch and keys, outlast a reload, are taken, and are drawn again in the browser', async () => {
  const player = await studio.player()
  const code = 'mina-ng-hiyas'
  const page = await openGame(player, { code })
  await isReady(page)
  expect(await findViolations(page)).toEqual([])
  const begunAt = performance.now()
  for (let round = 1; round <= 3; round++) {
    await button(page, '1 mine').click()
    await button(page, 'Start digging').click()
    await page.getByText(/Choose one/).waitFor()
    await closedTile(page, round).press('Enter')
    await page.locator('.tile.safe, .tile.hit').waitFor()
    // A round that was left in the middle is there again, with what was opened in it.
    await page.goto(await launch(player, code))
    await page.locator('.tile.safe, .tile.hit').waitFor()
    await cashOutOrLose(page, 'Cash out ₱10.10')
    expect(await shownBalance(page)).toBe(await studio.balance(player))
    expect(await lastRound(player, code)).toMatchObject({
      state: 'done',
      mode: 0,
      choices: expect.arrayContaining([round]),
    })
  }
  expect(performance.now() - begunAt).toBeGreaterThan(2500)
  expect(await findViolations(page)).toEqual([])
  await chooseWord(page, 'Salita_ko-3')
  await button(page, 'Start digging').click()
  await page.getByText(/Choose one/).waitFor()
  await page.goto(await launch(player, code))
  await closedTile(page, 4).press('Enter')
  await page.locator('.tile.safe, .tile.hit').waitFor()
  await cashOutOrLose(page, /^Cash out/)
  const checked = await checkLast(page)
  await checked.getByRole('definition').filter({ hasText: 'Tile 4' }).waitFor()
  // Five in a row, as it was played.
  const [first, below] = await Promise.all([0, 5].map(at => checked.locator('.tile').nth(at).boundingBox()))
  expect(below?.x).toBe(first?.x)
  await checked.getByRole('definition').filter({ hasText: 'Salita_ko-3' }).waitFor()
  await checked.getByText('This is the hash that this device showed before the bet.').waitFor()
  expect(await findViolations(checked)).toEqual([])
  await breakPromises(page, checked, { player, code })
})

test('a hold of the greased pole, lower than a finger on a phone, is taken by a touch just beyond its edge', async () => {
  const player = await studio.player()
  const code = 'palosebo-climb'
  const page = await openGame(player, { code })
  await isReady(page)
  await page.locator('button.play').click()
  const hold = page.locator('.tile.free').first()
  await hold.waitFor()
  const { x, y, width, height } = (await hold.boundingBox()) ?? expect.fail('The hold is not drawn.')
  expect(height).toBeLessThan(44)
  await page.mouse.click(x + width / 2, y + height / 2 - 21)
  await page.locator('.tile.safe, .tile.hit').first().waitFor()
  await cashOutOrLose(page, /^Cash out/)
  expect(await lastRound(player, code)).toMatchObject({ state: 'done', choices: expect.arrayContaining([1]) })
  expect(await findViolations(page)).toEqual([])
})

test('video poker holds what is touched, replaces the rest, pays by its table and is drawn again in the browser', async () => {
  const player = await studio.player()
  const code = 'video-poker-baraha'
  const page = await openGame(player, { code })
  for (let round = 1; round <= 3; round++) {
    await isReady(page)
    await button(page, 'Deal').click()
    await page.locator('.held-card:enabled').first().waitFor()
    const first = await page.locator('.held-card').first().getAttribute('aria-label')
    await page.locator('.held-card').first().press(' ')
    await button(page, 'Draw').click()
    await isReady(page)
    expect(await page.locator('.held-card').first().getAttribute('aria-label')).toBe(first)
    expect(await lastRound(player, code)).toMatchObject({ state: 'done', choices: [1], staked: '10.00' })
    expect(await shownBalance(page)).toBe(await studio.balance(player))
  }
  expect(await findViolations(page)).toEqual([])
  await checkLast(page)
})

test('blackjack is decided by buttons, doubles by a bet of its own, and pays what the wallet says', async () => {
  const player = await studio.player()
  const code = 'blackjack-classic'
  const page = await openGame(player, { code })
  for (let round = 1; round <= 3; round++) {
    await isReady(page)
    await button(page, 'Deal').click()
    await page.locator('.act, .play[aria-disabled="false"]').filter({ visible: true }).first().waitFor()
    const double = button(page, 'Double + ₱10')
    if (await double.isVisible()) {
      await double.click()
      await isReady(page)
      expect(await lastRound(player, code)).toMatchObject({ state: 'done', choices: [2], staked: '20.00' })
    }
    expect(await shownBalance(page)).toBe(await studio.balance(player))
  }
  expect(await findViolations(page)).toEqual([])
  await checkLast(page)
})

test('pusoy is arranged by taps and drags, suggested, shown to three bots, and drawn again in the browser', async () => {
  const player = await studio.player()
  const code = 'pusoy-champs'
  const page = await openGame(player, { code })
  for (let round = 1; round <= 3; round++) {
    await isReady(page)
    await button(page, 'Deal').click()
    await page.locator('main.deciding, main:not(.busy)').first().waitFor()
    // A natural is over as it was dealt.
    if (!(await page.locator('main.deciding').isVisible())) continue
    if (round === 1) {
      expect(await findViolations(page)).toEqual([])
      await swapFirst(page)
      await layFoul(page)
    }
    await button(page, 'Suggest').click()
    await page.getByText('The hands are in order.').waitFor()
    await button(page, 'Show hands').click()
    await isReady(page)
    expect(await lastRound(player, code)).toMatchObject({ state: 'done', staked: '18.00' })
    expect(await page.getByRole('region').count()).toBe(4)
    expect(await shownBalance(page)).toBe(await studio.balance(player))
  }
  expect(await findViolations(page)).toEqual([])
  const checked = await checkLast(page)
  expect(await findViolations(checked)).toEqual([])
})

/** How high or wide the smallest of them is. */
async function smallestOf(buttons: Locator): Promise<number> {
  const sizes = await buttons.evaluateAll(all =>
    all.map(one => Math.min(one.getBoundingClientRect().width, one.getBoundingClientRect().height)),
  )
  return Math.min(...sizes)
}

test('keno takes one number to ten by touch and keys, draws twenty, pays by its table and is drawn again in the browser [SHELL-102]', async () => {
  const player = await studio.player()
  const code = 'keno-kidlat'
  const page = await openGame(player, { code })
  await isReady(page)
  await button(page, /^Draw$/).click()
  await page.getByText('Pick at least one number.').waitFor()
  // The field of a phone is smaller than a finger, which picks from a sheet.
  await button(page, /^Number 7$/).click()
  const picker = page.getByRole('dialog', { name: 'Pick 1 to 10 numbers' })
  const seventh = picker.getByRole('button', { name: /^Number 7$/ })
  const { width, height } = (await seventh.boundingBox()) ?? { width: 0, height: 0 }
  expect(Math.min(width, height)).toBeGreaterThanOrEqual(44)
  await seventh.click()
  await picker.getByRole('status').getByText('1 picked').waitFor()
  expect(await findViolations(page)).toEqual([])
  expect(await smallestOf(picker.getByRole('button'))).toBeGreaterThanOrEqual(44)
  if (process.env.KENO_PICTURES) await page.screenshot({ path: `${process.env.KENO_PICTURES}/picker.png` })
  await seventh.click()
  await picker.locator('.picked').getByRole('button', { name: 'Done' }).click()
  await picker.waitFor({ state: 'detached' })
  await expect.poll(() => smallestOf(page.locator('button.play, .pick'))).toBeGreaterThanOrEqual(44)
  await button(page, /^Number 1$/).press('Enter')
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  expect(await findViolations(page)).toEqual([])
  for (let round = 1; round <= 3; round++) {
    if (round === 3) await button(page, 'Lucky pick').click()
    await button(page, /^Draw$/).click()
    await isReady(page)
    const { choices, state } = (await lastRound(player, code)) ?? {}
    expect([state, round < 3 ? choices : choices?.length]).toEqual(['done', round < 3 ? [1, 10] : 2])
    expect(await page.locator('.number.drawn, .number.hit').count()).toBe(20)
    expect(await shownBalance(page)).toBe(await studio.balance(player))
  }
  // The same where the phone lies on its side.
  await page.setViewportSize({ width: 740, height: 360 })
  await button(page, /^Number 80\b/).click()
  expect(await smallestOf(picker.getByRole('button'))).toBeGreaterThanOrEqual(44)
  await picker.locator('.picked').getByRole('button', { name: 'Done' }).click()
  await picker.waitFor({ state: 'detached' })
  await expect.poll(() => smallestOf(page.locator('button.play, .pick'))).toBeGreaterThanOrEqual(44)
  expect(await findViolations(page)).toEqual([])
  const checked = await checkLast(page)
  expect(await checked.locator('tbody tr').count()).toBe(20)
  expect(await findViolations(checked)).toEqual([])
})

/** Two cards change places when they are tapped by keys, and when one is dragged onto the other. */
async function swapFirst(page: Page): Promise<void> {
  const [one, other] = [page.locator('.slot').first(), page.locator('.slot').last()]
  const names = async () => [await one.getAttribute('aria-label'), await other.getAttribute('aria-label')]
  const before = await names()
  await one.press('Enter')
  await other.press('Enter')
  expect(await names()).toEqual(before.toReversed())
  await other.dragTo(one)
  expect(await names()).toEqual(before)
}

/** With the middle where the back was nothing can be shown: what is wrong is said, and the button does not look ready. */
async function layFoul(page: Page): Promise<void> {
  const [slots, show] = [page.locator('.slot'), button(page, 'Show hands')]
  await button(page, 'Suggest').click()
  await page.getByText('The hands are in order.').waitFor()
  for (let place = 3; place < 8; place++) {
    await slots.nth(place).press('Enter')
    await slots.nth(place + 5).press('Enter')
  }
  await page.locator('button.act[aria-disabled="true"]').waitFor()
  // What an order on the way was refused for is said no more, and this one is asked about a moment later.
  await page
    .locator('#order')
    .getByText(/^Not yet: /)
    .waitFor()
  const said = await page.locator('#order').innerText()
  expect(await show.getAttribute('aria-describedby')).toBe('order')
  expect(await findViolations(page)).toEqual([])
  await show.press('Enter')
  expect(await page.locator('main.deciding #order').innerText()).toBe(said)
}
