import { addCategory, desktop, visit } from '@saya/testing'
import type { Page, Route } from 'playwright-core'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { findViolations } from './findViolations.ts'
import {
  cards,
  categoryAddress,
  firstNames,
  type Lobby,
  type LobbyVisit,
  names,
  openLobby,
  searchBox,
  title,
} from './lobby.ts'
import { cutOnPurpose, takeTroubles } from './takeTroubles.ts'

let lobby: Lobby
let guest: LobbyVisit
beforeAll(async () => {
  lobby = await openLobby()
})
afterAll(() => lobby.close())
afterEach(async () => {
  expect(guest.troubles).toEqual([])
  await guest.close()
})

function tab(page: Page, name: string) {
  return page.getByRole('navigation', { name: 'Categories' }).getByRole('link', { name })
}

test('a category page has a search box, a sort selector, a providers selector and its games [GAME-16, GAME-17, GAME-18]', async () => {
  guest = await lobby.open(categoryAddress('Slot'))
  const { page } = guest
  await title(page, 'Slots').waitFor()
  await searchBox(page).waitFor()
  await page.getByRole('button', { name: 'Popular' }).waitFor()
  await page.getByRole('button', { name: 'Providers' }).waitFor()
  expect(await firstNames(page)).toEqual(await lobby.namesOf({ category: 'Slot' }))
})

test('the first games are part of the page, so that nothing is asked for twice and no script is needed', async () => {
  guest = await lobby.open(categoryAddress('Live'))
  await names(guest.page)
  expect(guest.begun()).toEqual([])
  const scriptless = await visit(lobby.browser, lobby.world, { context: { javaScriptEnabled: false } })
  await scriptless.page.goto(categoryAddress('Live'))
  expect(await names(scriptless.page)).toEqual(await lobby.namesOf({ category: 'Live' }))
  await scriptless.close()
})

test('three games stand in a row, each with its name and provider', async () => {
  guest = await lobby.open(categoryAddress('Slot'))
  const { page } = guest
  const boxes = await Promise.all((await cards(page).all()).slice(0, 6).map(card => card.boundingBox()))
  expect(new Set(boxes.slice(0, 3).map(box => box?.y)).size).toBe(1)
  expect(boxes[3]?.x).toBe(boxes[0]?.x)
  await cards(page).first().getByText('Araw Studio').waitFor()
})

test.each(['Lottery', '%20', 'constructor', '..%2F..'])('the unknown category %s leads home [GAME-20]', async name => {
  guest = await lobby.open(`/s-game/category/${name}`)
  const { page } = guest
  await page.waitForURL(url => url.pathname === '/')
  await page.getByRole('heading', { name: 'Hot Games' }).waitFor()
})

test.each([
  ['Slots', 'Slots'],
  ['slot', 'Slots'],
  ['board games', 'Board Game'],
])('the category %s is known and does not lead home [GAME-20]', async (name, expected) => {
  guest = await lobby.open(`/s-game/category/${name}`)
  const { page } = guest
  await title(page, expected).waitFor()
  expect((await names(page)).length).toBeGreaterThan(4)
})

test.each([
  ['Live', '1', '[GAME-01, GAME-44]'],
  ['Fishing', '2', '[GAME-01, GAME-45]'],
  ['Slots', '3', '[GAME-01, GAME-46]'],
  ['Sports', '4', '[GAME-01, GAME-47]'],
  ['Table Game', '5', '[GAME-01, GAME-48]'],
  ['Board Game', '5', '[GAME-01, GAME-48]'],
  ['Bingo', '7', '[GAME-01, GAME-49]'],
])('the tab %s asks for the game type %s and shows its games %s', async (name, game_type, _id) => {
  guest = await lobby.open(categoryAddress(name === 'Live' ? 'Fishing' : 'Live'))
  const { page } = guest
  await tab(page, name).click()
  await title(page, name).waitFor()
  const shown = await firstNames(page)
  expect(guest.begun()).toMatchObject([{ game_type }])
  const plain = name === 'Slots' ? 'Slot' : name
  expect(shown).toEqual(await lobby.namesOf({ category: plain }))
  expect(await tab(page, name).getAttribute('aria-current')).toBe('page')
})

test('any other category asks for the game type 0, and without games says so [GAME-20, GAME-50, SHELL-67]', async () => {
  await addCategory(lobby.world.db, 'Arcade', 9)
  lobby.world.api.shared.clear()
  guest = await lobby.open(categoryAddress('Live'))
  await tab(guest.page, 'Arcade').click()
  await guest.page.getByText(/There is no data yet!/).waitFor()
  expect(guest.begun()).toMatchObject([{ game_type: '0', category: 'Arcade' }])
})

test('the current tab is kept in sight', async () => {
  guest = await lobby.open(categoryAddress('Board Game'))
  const { page } = guest
  const box = await tab(page, 'Board Game').boundingBox()
  expect((box?.x ?? 999) + (box?.width ?? 0)).toBeLessThanOrEqual(360)
})

async function sortBy(page: Page, from: string, to: string) {
  await page.getByRole('button', { name: from }).click()
  await page.getByRole('dialog', { name: 'Sort by' }).getByRole('radio', { name: to }).click()
  await page.getByRole('dialog').waitFor({ state: 'detached' })
}

test.each<[string, string, string, Record<string, string>]>([
  ['A-Z', '[GAME-17, GAME-52]', 'Popular', { sorting: 'en_name:asc' }],
  ['Newest', '[GAME-53]', 'Popular', { is_new: '1' }],
  ['Popular', '[GAME-51]', 'A-Z', { sorting: 'sorting:desc' }],
])('the order %s is asked for as the server names it %s', async (to, _id, from, expected) => {
  guest = await lobby.open(`/s-game/category/Slot?sort=${from}`)
  const { page } = guest
  await sortBy(page, from, to)
  await page.waitForURL(url => url.searchParams.get('sort') === to)
  const shown = await firstNames(page)
  expect(guest.begun().at(-1)).toMatchObject(expected)
  expect(shown).toEqual(await lobby.namesOf({ category: 'Slot', ...expected }))
})

test('order and providers stand in the address, in the place of the one before [GAME-18, GAME-21, GAME-35]', async () => {
  guest = await lobby.open('/')
  const { page } = guest
  await page.getByRole('link', { name: 'Slots', exact: true }).click()
  await title(page, 'Slots').waitFor()
  await sortBy(page, 'Popular', 'A-Z')
  await page.getByRole('button', { name: 'Providers' }).click()
  await page.getByRole('dialog').getByRole('checkbox', { name: 'Pilak Games' }).check()
  await page.getByRole('dialog').getByRole('checkbox', { name: 'Bahari' }).check()
  await page.getByRole('button', { name: 'Show games' }).click()
  await page.waitForURL(url => url.search === '?sort=A-Z&brands=203_305,202_302')
  await page.getByRole('button', { name: 'Providers, 2' }).waitFor()
  const shown = await firstNames(page)
  expect(guest.begun().at(-1)).toMatchObject({ sorting: 'en_name:asc', venue_id: '203,202', platform_id: '305,302' })
  expect(new Set(await cards(page).locator('.gameCardMaker').allTextContents())).toEqual(
    new Set(['Pilak Games', 'Bahari']),
  )
  await page.reload()
  await page.getByRole('button', { name: 'Providers, 2' }).waitFor()
  await expect.poll(() => firstNames(page)).toEqual(shown)
  await page.goBack()
  await page.getByRole('heading', { name: 'Hot Games' }).waitFor()
})

test('the providers on offer are those with games in the category, with their logos', async () => {
  guest = await lobby.open(categoryAddress('Sports'))
  const { page } = guest
  await page.getByRole('button', { name: 'Providers' }).click()
  const sheet = page.getByRole('dialog', { name: 'Providers' })
  await sheet.getByRole('checkbox', { name: 'Kidlat Sports' }).waitFor()
  expect(await sheet.getByRole('checkbox').count()).toBe(1)
  expect(await sheet.locator('img').evaluate((logo: HTMLImageElement) => logo.naturalWidth)).toBeGreaterThan(0)
})

test('a provider without games in the category is dropped from the choice and the address [GAME-22]', async () => {
  guest = await lobby.open('/s-game/category/Slot?sort=Popular&brands=203_305,999_1,208_308')
  const { page } = guest
  await page.waitForURL(url => url.search === '?sort=Popular&brands=203_305')
  await page.getByRole('button', { name: 'Providers, 1' }).waitFor()
  await tab(page, 'Sports').click()
  await page.waitForURL(url => url.pathname.endsWith('/Sports') && url.search === '?sort=Popular')
  await page.getByRole('button', { name: 'Providers', exact: true }).waitFor()
})

test('clearing the filters brings everything back', async () => {
  guest = await lobby.open('/s-game/category/Slot?sort=Newest&brands=203_305')
  const { page } = guest
  await page.getByRole('button', { name: 'Clear filters' }).first().click()
  await page.waitForURL(url => url.search === '?sort=Popular')
  expect(await firstNames(page)).toEqual(await lobby.namesOf({ category: 'Slot' }))
})

test('a sheet that is closed changes nothing', async () => {
  guest = await lobby.open(categoryAddress('Slot'))
  const { page } = guest
  await page.getByRole('button', { name: 'Providers' }).click()
  await page.getByRole('dialog').getByRole('checkbox', { name: 'Bahari' }).check()
  await page.keyboard.press('Escape')
  await page.getByRole('dialog').waitFor({ state: 'detached' })
  expect(new URL(page.url()).search).toBe('?sort=Popular')
  expect(guest.asked.filter(query => query.venue_id)).toEqual([])
})

test('a page whose categories cannot be loaded offers to try again', async () => {
  guest = await lobby.open('/')
  const { page, troubles } = guest
  const fail = (route: Route) => route.abort()
  await page.route(/\/member\/index/, fail)
  await page.getByRole('link', { name: 'Live', exact: true }).click()
  await page.getByRole('alert').getByText('Error fetching data.').waitFor()
  await page.unroute(/\/member\/index/, fail)
  await page.getByRole('button', { name: 'Try again' }).click()
  await title(page, 'Live').waitFor()
  expect(troubles.every(trouble => trouble.includes('ERR_FAILED'))).toBe(true)
  takeTroubles(troubles, cutOnPurpose)
})

test('the tab of the browser names the page one is on', async () => {
  guest = await lobby.open(categoryAddress('Live'))
  const { page } = guest
  expect(await page.title()).toBe('Live · Saya')
  await tab(page, 'Bingo').click()
  await title(page, 'Bingo').waitFor()
  expect(await page.title()).toBe('Bingo · Saya')
})

test('the page speaks Tagalog', async () => {
  guest = await lobby.open(categoryAddress('Fishing'), { language: 'tl' })
  const { page } = guest
  await title(page, 'Fishing').waitFor()
  await page.getByRole('searchbox', { name: 'Hanapin ang laro' }).waitFor()
  await page.getByText('Butanding Bay').waitFor()
  await page.getByText(/Ito na lahat, \d+/).waitFor()
})

test.each([
  ['a narrow phone', { width: 320, height: 640 }],
  ['twice the size', { width: 180, height: 370 }],
  ['a wide screen', desktop],
])('nothing stands out at the side on %s, in Tagalog', async (_screen, viewport) => {
  guest = await lobby.open('/s-game/category/Slot?sort=Newest&brands=203_305', { viewport, language: 'tl' })
  const { page } = guest
  const overhang = () => document.documentElement.scrollWidth - document.documentElement.clientWidth
  expect(await page.evaluate(overhang)).toBe(0)
})

test.each(['light', 'dark'] as const)('the page and its sheets have no obstacle in the %s theme', async theme => {
  guest = await lobby.open(categoryAddress('Slot'), { theme })
  const { page } = guest
  expect(await findViolations(page)).toEqual([])
  await page.getByRole('button', { name: 'Popular' }).click()
  await page.getByRole('radio', { name: 'Popular' }).waitFor()
  expect(await findViolations(page)).toEqual([])
  await page.keyboard.press('Escape')
  await page.getByRole('dialog').waitFor({ state: 'detached' })
  await page.getByRole('button', { name: 'Providers' }).click()
  await page.getByRole('checkbox', { name: 'Bahari' }).check()
  expect(await findViolations(page)).toEqual([])
})
