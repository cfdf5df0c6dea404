import { ask, command, openBrowser, openStudioWorld, plainRules, type Player, readJournal } from '@saya/testing'
import { type StudioWorld, type Visit, type Visitor, visit } from '@saya/testing'
import type { Browser, Page } from 'playwright-core'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { findViolations } from './findViolations.ts'
import { searchBox } from './lobby.ts'
import { signInSheet } from './signInSheet.ts'
import { cutOnPurpose, takeTroubles } from './takeTroubles.ts'

let on: StudioWorld
let browser: Browser
let at: Visitor
let page: Page
beforeAll(async () => {
  on = await openStudioWorld({ pages: true })
  browser = await openBrowser()
})
afterAll(async () => {
  await browser.close()
  await on.close()
})
afterEach(async () => {
  expect(at.troubles.splice(0)).toEqual([])
  await at.close()
})

async function open(path: string, wish: Visit = {}): Promise<void> {
  at = await visit(browser, on.world, wish)
  page = at.page
  await at.go(path)
}

const slots = '/s-game/category/Slot?sort=Popular'
const favorites = '/s-game/sections/favorite'
const heart = (name: string) => page.getByRole('button', { name: `Favorite: ${name}` })
const isOn = (name: string) => heart(name).getAttribute('aria-pressed')
const hearts = () => page.getByRole('list', { name: 'Games: Favorites' }).getByRole('button')

async function kept({ token }: Player): Promise<string[]> {
  const { data } = await ask(on.world, 'GET /member/favorite/list', {}, { token })
  return data.d.map(({ en_name }) => en_name)
}

/** Marks the first games of the catalogue, the first of them last. */
async function mark({ token }: Player, count: number): Promise<string[]> {
  const { data } = await ask(on.world, 'GET /member/game/list', { query: { category: 'Slot' } })
  const games = data.d.slice(0, count)
  for (const { id } of games.toReversed()) {
    on.world.clock.advance(1000)
    await ask(on.world, 'POST /member/favorite/insert', { body: { id } }, { token })
  }
  return games.map(({ en_name }) => en_name)
}

test('a game is searched for, marked, found on the page of favorites, taken off there, and launched [GAME-02, GAME-23, GAME-57]', async () => {
  const ana = await on.player()
  await open(slots, { as: ana })
  await searchBox(page).fill('Mangga')
  await heart('Mangga Fiesta').click()
  await expect.poll(() => isOn('Mangga Fiesta')).toBe('true')
  await expect.poll(() => kept(ana)).toEqual(['Mangga Fiesta'])
  await page.getByRole('link', { name: 'Favorites' }).click()
  await page.getByRole('heading', { level: 1, name: 'Favorites' }).waitFor()
  expect(new URL(page.url()).pathname).toBe(favorites)
  await heart('Mangga Fiesta').waitFor()
  expect(await findViolations(page)).toEqual([])
  await heart('Mangga Fiesta').click()
  await page.getByText('Tap the heart on a game to save it here.').waitFor()
  expect(await kept(ana)).toEqual([])
  expect(await page.getByRole('link', { name: 'See hot games' }).getAttribute('href')).toBe('/s-game/sections/hot')
  expect(await findViolations(page)).toEqual([])
  await page.goBack()
  await page.getByRole('link', { name: 'Mangga Fiesta' }).click()
  await page.waitForURL('**/s-game-page/mangga-fiesta')
  await page.locator('iframe[title="Game: Mangga Fiesta"]').waitFor()
  // What the stand-in's page says for itself is not ours.
  takeTroubles(at.troubles, cutOnPurpose)
})

test('each press is sent alone, the list is asked for behind it as one page of 1000, and what another device did is seen then [GAME-39, GAME-54, GAME-58, GAME-59]', async () => {
  const ana = await on.player()
  const [first = '', second = '', third = ''] = await mark(ana, 3)
  await open(favorites, { as: ana })
  await hearts().nth(2).waitFor()
  const asked: string[] = []
  let release: (() => void) | undefined
  const held = new Promise<void>(resolve => {
    release = resolve
  })
  await page.route('**/member/favorite/**', async route => {
    const { pathname, search } = new URL(route.request().url())
    asked.push(pathname.replace('/member/favorite/', '') + search)
    if (asked.length === 1) await held
    await route.continue()
  })
  await heart(first).click()
  await heart(second).click()
  // A second press of the first is none.
  await heart(first).click()
  expect([await isOn(first), await isOn(second)]).toEqual(['false', 'false'])
  expect(asked).toEqual(['delete'])
  const { data } = await ask(on.world, 'GET /member/favorite/list', {}, ana)
  const elsewhere = data.d.find(({ en_name }) => en_name === third)?.id ?? ''
  await ask(on.world, 'POST /member/favorite/delete', { body: { id: elsewhere } }, ana)
  release?.()
  await page.getByText('There is no data yet').waitFor()
  const list = 'list?page=1&page_size=1000'
  expect(asked).toEqual(['delete', list, 'delete', list])
  expect(await kept(ana)).toEqual([])
})

test('a heart that could not be kept is as it was before, and says so', async () => {
  const ana = await on.player()
  const [first = ''] = await mark(ana, 1)
  await open(slots, { as: ana })
  await expect.poll(() => isOn(first)).toBe('true')
  await page.route('**/member/favorite/delete', route => route.abort())
  await heart(first).click()
  await page.getByRole('status').getByText(`${first} was not removed from your favorites.`).waitFor()
  await expect.poll(() => isOn(first)).toBe('true')
  expect(await kept(ana)).toEqual([first])
  expect(at.troubles.splice(0).every(trouble => trouble.includes('ERR_FAILED'))).toBe(true)
})

test('a guest who presses a heart is asked for their phone, and the game is a favorite once they signed in [GAME-60]', async () => {
  const ana = await on.player()
  await mark(ana, 1)
  await open(slots)
  await page.waitForLoadState('networkidle')
  expect(await isOn('Mangga Fiesta')).toBe('false')
  const asked: string[] = []
  page.on('request', request => void (request.url().includes('/member/favorite/') && asked.push(request.url())))
  await heart('Mangga Fiesta').click()
  const sheet = signInSheet(page)
  await sheet.phone.waitFor()
  expect([asked, await isOn('Mangga Fiesta')]).toEqual([[], 'false'])
  expect(await kept(ana)).toEqual(['Mangga Fiesta'])
  await sheet.signIn(on.world, ana.phone)
  // It was one already, and stays one.
  await expect.poll(() => isOn('Mangga Fiesta')).toBe('true')
  await expect.poll(() => kept(ana)).toEqual(['Mangga Fiesta'])
  expect(new URL(page.url()).pathname).toBe('/s-game/category/Slot')
})

test('my page shows three favorites at most and what was played last, without what is neither [ACCT-16]', async () => {
  const ana = await on.player()
  const names = await mark(ana, 4)
  const { data } = await ask(on.world, 'GET /member/game/list', { query: { category: 'Live' } })
  const played = data.d[0]
  const bet = {
    kind: 'bet',
    uid: ana.uid,
    roundId: 'a round',
    rules: plainRules,
    txId: 'a bet',
    amount: 100_000n,
  } as const
  await on.world.ledger.apply(command({ ...bet, game: Number(played?.id) }))
  await readJournal(on.world)
  await open('/my', { as: ana })
  const region = (name: string) => page.getByRole('region', { name })
  await region('Favorites').getByRole('button').nth(2).waitFor()
  const shown = await region('Favorites')
    .getByRole('link')
    .getByRole('img')
    .evaluateAll(all => all.map(one => one.getAttribute('alt')))
  expect(shown).toEqual(names.slice(0, 3))
  await region('Recently played')
    .getByRole('link', { name: played?.en_name ?? '?' })
    .waitFor()
  expect(await region('Recently played').getByRole('link').count()).toBe(1)
  expect(await findViolations(page)).toEqual([])
  await region('Favorites').getByRole('link', { name: 'View More: favorites' }).click()
  await hearts().nth(3).waitFor()
})
