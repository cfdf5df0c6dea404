import { addCategory, ask, desktop, openBrowser, openWorld, visit } from '@saya/testing'
import type { Visit, Visitor, World } from '@saya/testing'
import type { Browser, Page, Request, Route } from 'playwright-core'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { findViolations } from './findViolations.ts'

let world: World
let browser: Browser
let guest: Visitor
/** What the page has asked the server for games, by the parameters of each request. */
let asked: Record<string, string>[]

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
})

const listAddress = /\/member\/game\/list/

async function open(path: string, wish: Visit = {}): Promise<Page> {
  guest = await visit(browser, world, wish)
  asked = []
  guest.page.on('request', (request: Request) => {
    const { pathname, searchParams } = new URL(request.url())
    if (listAddress.test(pathname)) asked.push(Object.fromEntries(searchParams))
  })
  await guest.go(path)
  return guest.page
}

const category = (name: string) => `/s-game/category/${encodeURIComponent(name)}?sort=Popular`
const list = (page: Page) => page.getByRole('list', { name: /^Games:/ })
const cards = (page: Page) => list(page).getByRole('link')
const search = (page: Page) => page.getByRole('searchbox', { name: 'Search game name' })
const tab = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Categories' }).getByRole('link', { name })
const title = (page: Page, name: string) => page.getByRole('heading', { level: 1, name, exact: true })

/** The names on the cards, once nothing is on its way. */
async function names(page: Page): Promise<string[]> {
  await page.locator('[aria-busy=true]').waitFor({ state: 'detached' })
  return cards(page).locator('.gameCardTitle').allTextContents()
}

/** The names on the cards of the first page of the list. */
async function firstNames(page: Page): Promise<string[]> {
  return (await names(page)).slice(0, 15)
}

/** What was asked about the beginning of a list. */
const begun = () => asked.filter(query => !query.cursor)

/** The names the server has for a query, in its order. */
async function namesOf(query: Record<string, string>): Promise<string[]> {
  const { data } = await ask(world, 'GET /member/game/list', { query })
  return data.d.map(game => game.en_name)
}

/** Fails the requests for games as a lost network would; the browser's own words about it are expected. */
async function loseNetwork(page: Page): Promise<() => Promise<void>> {
  const fail = (route: Route) => route.abort()
  await page.route(listAddress, fail)
  return async () => {
    await page.unroute(listAddress, fail)
    expect(guest.troubles.every(trouble => trouble.includes('ERR_FAILED'))).toBe(true)
    guest.troubles.length = 0
  }
}

test('a category page has a search box, a sort selector, a providers selector and its games [GAME-16, GAME-17, GAME-18]', async () => {
  const page = await open(category('Slot'))
  await title(page, 'Slots').waitFor()
  await search(page).waitFor()
  await page.getByRole('button', { name: 'Popular' }).waitFor()
  await page.getByRole('button', { name: 'Providers' }).waitFor()
  expect(await firstNames(page)).toEqual(await namesOf({ category: 'Slot' }))
})

test('the first games are part of the page, so that nothing is asked for twice and no script is needed', async () => {
  const page = await open(category('Live'))
  await names(page)
  expect(begun()).toEqual([])
  await guest.close()
  guest = await visit(browser, world, { context: { javaScriptEnabled: false } })
  await guest.page.goto(category('Live'))
  expect(await names(guest.page)).toEqual(await namesOf({ category: 'Live' }))
})

test('the list goes on while one scrolls, until all games are there, each once [GAME-19, SHELL-64]', async () => {
  const page = await open(category('Slot'))
  const { data } = await ask(world, 'GET /member/game/list', { query: { category: 'Slot' } })
  const end = page.getByText(`All ${data.t} data`)
  while (!(await end.isVisible())) {
    await page.mouse.wheel(0, 4000)
    await page.waitForFunction(() => new Promise(done => requestAnimationFrame(() => done(true))))
  }
  const shown = await names(page)
  expect(shown).toHaveLength(data.t)
  expect(new Set(shown).size).toBe(data.t)
  expect(asked.every(query => query.cursor)).toBe(true)
})

test('three games stand in a row, each with its name and provider', async () => {
  const page = await open(category('Slot'))
  const boxes = await Promise.all((await cards(page).all()).slice(0, 6).map(card => card.boundingBox()))
  expect(new Set(boxes.slice(0, 3).map(box => box?.y)).size).toBe(1)
  expect(boxes[3]?.x).toBe(boxes[0]?.x)
  await cards(page).first().getByText('Araw Studio').waitFor()
})

test.each(['Lottery', '%20', 'constructor', '..%2F..'])('the unknown category %s leads home [GAME-20]', async name => {
  const page = await open(`/s-game/category/${name}`)
  await page.waitForURL(url => url.pathname === '/')
  await page.getByRole('heading', { name: 'Hot Games' }).waitFor()
})

test.each([
  ['Slots', 'Slots'],
  ['slot', 'Slots'],
  ['board games', 'Board Game'],
])('the category %s is known and does not lead home [GAME-20]', async (name, expected) => {
  const page = await open(`/s-game/category/${name}`)
  await title(page, expected).waitFor()
  expect((await names(page)).length).toBeGreaterThan(4)
})

test.each([
  ['Live', '1', '[GAME-44]'],
  ['Fishing', '2', '[GAME-45]'],
  ['Slots', '3', '[GAME-46]'],
  ['Sports', '4', '[GAME-47]'],
  ['Table Game', '5', '[GAME-48]'],
  ['Board Game', '5', '[GAME-48]'],
  ['Bingo', '7', '[GAME-49]'],
])('the tab %s asks for the game type %s and shows its games %s', async (name, game_type, _id) => {
  const page = await open(category(name === 'Live' ? 'Fishing' : 'Live'))
  await tab(page, name).click()
  await title(page, name).waitFor()
  const shown = await firstNames(page)
  expect(begun()).toMatchObject([{ game_type }])
  const plain = name === 'Slots' ? 'Slot' : name
  expect(shown).toEqual(await namesOf({ category: plain }))
  expect(await tab(page, name).getAttribute('aria-current')).toBe('page')
})

test('any other category asks for the game type 0, and without games says so [GAME-50, SHELL-67]', async () => {
  const own = await openWorld({ pages: true })
  await addCategory(own.db, 'Arcade', 9)
  guest = await visit(browser, own)
  await guest.go(category('Live'))
  const request = guest.page.waitForRequest(sent => sent.url().includes('category=Arcade'))
  await tab(guest.page, 'Arcade').click()
  expect(new URL((await request).url()).searchParams.get('game_type')).toBe('0')
  await guest.page.getByText(/There is no data yet[!！]/).waitFor()
  await own.close()
})

test('the current tab is kept in sight', async () => {
  const page = await open(category('Board Game'))
  const box = await tab(page, 'Board Game').boundingBox()
  expect((box?.x ?? 999) + (box?.width ?? 0)).toBeLessThanOrEqual(360)
})

async function sortBy(page: Page, from: string, to: string) {
  await page.getByRole('button', { name: from }).click()
  await page.getByRole('dialog', { name: 'Sort by' }).getByRole('radio', { name: to }).click()
  await page.getByRole('dialog').waitFor({ state: 'detached' })
}

test.each<[string, string, string, Record<string, string>]>([
  ['A-Z', '[GAME-52]', 'Popular', { sorting: 'en_name:asc' }],
  ['Newest', '[GAME-53]', 'Popular', { is_new: '1' }],
  ['Popular', '[GAME-51]', 'A-Z', { sorting: 'sorting:desc' }],
])('the order %s is asked for as the server names it %s', async (to, _id, from, expected) => {
  const page = await open(`/s-game/category/Slot?sort=${from}`)
  await sortBy(page, from, to)
  await page.waitForURL(url => url.searchParams.get('sort') === to)
  const shown = await firstNames(page)
  expect(begun().at(-1)).toMatchObject(expected)
  expect(shown).toEqual(await namesOf({ category: 'Slot', ...expected }))
})

test('order and providers stand in the address, in the place of the one before [GAME-21, GAME-35]', async () => {
  const page = await open('/')
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
  expect(begun().at(-1)).toMatchObject({ sorting: 'en_name:asc', venue_id: '203,202', platform_id: '305,302' })
  expect(new Set(await cards(page).locator('.gameCardMaker').allTextContents())).toEqual(
    new Set(['Pilak Games', 'Bahari']),
  )
  await page.reload()
  await page.getByRole('button', { name: 'Providers, 2' }).waitFor()
  expect(await firstNames(page)).toEqual(shown)
  await page.goBack()
  await page.getByRole('heading', { name: 'Hot Games' }).waitFor()
})

test('the providers on offer are those with games in the category, with their logos', async () => {
  const page = await open(category('Sports'))
  await page.getByRole('button', { name: 'Providers' }).click()
  const sheet = page.getByRole('dialog', { name: 'Providers' })
  await sheet.getByRole('checkbox', { name: 'Kidlat Sports' }).waitFor()
  expect(await sheet.getByRole('checkbox').count()).toBe(1)
  expect(await sheet.locator('img').evaluate((logo: HTMLImageElement) => logo.naturalWidth)).toBeGreaterThan(0)
})

test('a provider without games in the category is dropped from the choice and the address [GAME-22]', async () => {
  const page = await open('/s-game/category/Slot?sort=Popular&brands=203_305,999_1,208_308')
  await page.waitForURL(url => url.search === '?sort=Popular&brands=203_305')
  await page.getByRole('button', { name: 'Providers, 1' }).waitFor()
  await tab(page, 'Sports').click()
  await page.waitForURL(url => url.pathname.endsWith('/Sports') && url.search === '?sort=Popular')
  await page.getByRole('button', { name: 'Providers', exact: true }).waitFor()
})

test('clearing the filters brings everything back', async () => {
  const page = await open('/s-game/category/Slot?sort=Newest&brands=203_305')
  await page.getByRole('button', { name: 'Clear filters' }).first().click()
  await page.waitForURL(url => url.search === '?sort=Popular')
  expect(await firstNames(page)).toEqual(await namesOf({ category: 'Slot' }))
})

test('a sheet that is closed changes nothing', async () => {
  const page = await open(category('Slot'))
  await page.getByRole('button', { name: 'Providers' }).click()
  await page.getByRole('dialog').getByRole('checkbox', { name: 'Bahari' }).check()
  await page.keyboard.press('Escape')
  await page.getByRole('dialog').waitFor({ state: 'detached' })
  expect(new URL(page.url()).search).toBe('?sort=Popular')
  expect(asked.filter(query => query.venue_id)).toEqual([])
})

test('the search says what it is for and takes at most 50 characters [GAME-40, GAME-41]', async () => {
  const page = await open(category('Slot'))
  expect(await search(page).getAttribute('placeholder')).toBe('Search game name')
  await search(page).pressSequentially('m'.repeat(60))
  expect(await search(page).inputValue()).toHaveLength(50)
})

test('a search asks once it is three characters long, within half a second, and not sooner [GAME-42]', async () => {
  const page = await open(category('Slot'))
  await page.clock.install()
  await search(page).pressSequentially(' ma ')
  await page.clock.fastForward(5000)
  await search(page).pressSequentially('n')
  await search(page).press('Backspace')
  await page.clock.fastForward(5000)
  await search(page).fill('mang')
  const request = page.waitForRequest(sent => sent.url().includes('w=mang'))
  await page.clock.fastForward(500)
  await request
  expect(await names(page)).toEqual(await namesOf({ category: 'Slot', w: 'mang' }))
  expect(asked.map(query => query.w).filter(Boolean)).toEqual(['mang'])
})

test('Enter looks for a shorter name at once', async () => {
  const page = await open(category('Slot'))
  await search(page).fill('ko')
  const request = page.waitForRequest(sent => sent.url().includes('w=ko'))
  await search(page).press('Enter')
  await request
  expect(await names(page)).toEqual(await namesOf({ category: 'Slot', w: 'ko' }))
})

test('clearing the search asks for all games again [GAME-43]', async () => {
  const page = await open(category('Slot'))
  await search(page).fill('mangga')
  await page.waitForRequest(sent => sent.url().includes('w=mangga'))
  await names(page)
  const again = page.waitForRequest(sent => listAddress.test(sent.url()) && !sent.url().includes('w='))
  await page.getByRole('button', { name: 'Clear the search' }).click()
  await again
  expect(await firstNames(page)).toEqual(await namesOf({ category: 'Slot' }))
})

test('a search that finds nothing says so [SHELL-67]', async () => {
  const page = await open(category('Fishing'))
  await search(page).fill('zzzz')
  await page
    .getByRole('status')
    .getByText(/There is no data yet[!！]/)
    .waitFor()
  await page.getByText('Try another name.').waitFor()
})

test('while a page of games is on its way the footer says so [SHELL-62]', async () => {
  const page = await open(category('Fishing'))
  const held: Route[] = []
  await page.route(listAddress, route => void held.push(route))
  await search(page).fill('shark')
  await page.getByText('loading...', { exact: true }).waitFor()
  await expect.poll(() => held.length).toBe(1)
  await held[0]?.continue()
  await page.getByText('All 1 data').waitFor()
  expect(await page.getByText('loading...', { exact: true }).count()).toBe(0)
})

test('a page of games that fails is told in a toast and in the list, and nothing more is asked until one asks again [SHELL-61, SHELL-63, SHELL-65, SHELL-66]', async () => {
  const page = await open(category('Slot'))
  const findNetwork = await loseNetwork(page)
  await page.mouse.wheel(0, 4000)
  await page.getByRole('alert').getByText('Error fetching data.').waitFor()
  await page.getByRole('status').getByText('Error fetching data.').waitFor()
  const before = asked.length
  await page.mouse.wheel(0, -4000)
  await page.mouse.wheel(0, 8000)
  await page.clock.install()
  await page.clock.fastForward(10_000)
  expect(asked.length).toBe(before)
  await findNetwork()
  await page.getByRole('button', { name: 'load more' }).click()
  await expect.poll(async () => cards(page).count()).toBeGreaterThan(15)
})

test('whoever comes back finds the list as long as it was, where it was', async () => {
  const page = await open(category('Slot'))
  await page.mouse.wheel(0, 3000)
  await expect.poll(async () => cards(page).count()).toBeGreaterThanOrEqual(30)
  const shown = await names(page)
  const place = await page.evaluate(() => scrollY)
  await page.getByRole('link', { name: 'Home' }).click()
  await page.getByRole('heading', { name: 'Hot Games' }).waitFor()
  asked = []
  await page.goBack()
  await title(page, 'Slots').waitFor()
  expect((await names(page)).slice(0, shown.length)).toEqual(shown)
  expect(asked.every(query => query.cursor)).toBe(true)
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(place - 400)
})

test('the page speaks Tagalog', async () => {
  const page = await open(category('Fishing'), { language: 'tl' })
  await title(page, 'Pangingisda').waitFor()
  await page.getByRole('searchbox', { name: 'Hanapin ang laro' }).waitFor()
  await page.getByText('Look ng Butanding').waitFor()
  await page.getByText(/Lahat ng \d+ data/).waitFor()
})

test.each([
  ['a narrow phone', { width: 320, height: 640 }],
  ['twice the size', { width: 180, height: 370 }],
  ['a wide screen', desktop],
])('nothing stands out at the side on %s, in Tagalog', async (_screen, viewport) => {
  const page = await open('/s-game/category/Slot?sort=Newest&brands=203_305', { viewport, language: 'tl' })
  const overhang = () => document.documentElement.scrollWidth - document.documentElement.clientWidth
  expect(await page.evaluate(overhang)).toBe(0)
})

test.each(['light', 'dark'] as const)('the page and its sheets have no obstacle in the %s theme', async theme => {
  const page = await open(category('Slot'), { theme })
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
