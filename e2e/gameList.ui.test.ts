import { ask } from '@saya/testing'
import type { Page, Route } from 'playwright-core'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import {
  cards,
  categoryAddress,
  firstNames,
  listAddress,
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

/** Fails the requests for games as a lost network would; the browser's own words about it are expected. */
async function loseNetwork(page: Page): Promise<() => Promise<void>> {
  const fail = (route: Route) => route.abort()
  await page.route(listAddress, fail)
  return async () => {
    await page.unroute(listAddress, fail)
    expect(guest.troubles.every(trouble => trouble.includes('ERR_FAILED'))).toBe(true)
    takeTroubles(guest.troubles, cutOnPurpose)
  }
}

test('the list goes on while one scrolls, until all games are there, each once [GAME-19, SHELL-64]', async () => {
  guest = await lobby.open(categoryAddress('Slot'))
  const { page } = guest
  const { data } = await ask(lobby.world, 'GET /member/game/list', { query: { category: 'Slot' } })
  const end = page.getByText(`All ${data.t} data`)
  while (!(await end.isVisible())) {
    await page.mouse.wheel(0, 4000)
    await page.waitForFunction(() => new Promise(done => requestAnimationFrame(() => done(true))))
  }
  const shown = await names(page)
  expect(shown).toHaveLength(data.t)
  expect(new Set(shown).size).toBe(data.t)
  expect(guest.asked.every(query => query.cursor)).toBe(true)
})

test('the search says what it is for and takes at most 50 characters [GAME-40, GAME-41]', async () => {
  guest = await lobby.open(categoryAddress('Slot'))
  const { page } = guest
  expect(await searchBox(page).getAttribute('placeholder')).toBe('Search game name')
  await searchBox(page).pressSequentially('m'.repeat(60))
  expect(await searchBox(page).inputValue()).toHaveLength(50)
})

test('a search asks once it is three characters long, within half a second, and not sooner [GAME-02, GAME-42]', async () => {
  guest = await lobby.open(categoryAddress('Slot'))
  const { page } = guest
  // The page's clock stands, however slowly a busy machine types.
  await page.clock.install({ time: 0 })
  await page.clock.pauseAt(60_000)
  await searchBox(page).pressSequentially(' ma ')
  await page.clock.fastForward(5000)
  await searchBox(page).pressSequentially('n')
  await searchBox(page).press('Backspace')
  await page.clock.fastForward(5000)
  await searchBox(page).fill('mang')
  const request = page.waitForRequest(sent => sent.url().includes('w=mang'))
  await page.clock.fastForward(500)
  await request
  expect(await names(page)).toEqual(await lobby.namesOf({ category: 'Slot', w: 'mang' }))
  expect(guest.asked.map(query => query.w).filter(Boolean)).toEqual(['mang'])
})

test('Enter looks for a shorter name at once', async () => {
  guest = await lobby.open(categoryAddress('Slot'))
  const { page } = guest
  await searchBox(page).fill('ko')
  const request = page.waitForRequest(sent => sent.url().includes('w=ko'))
  await searchBox(page).press('Enter')
  await request
  expect(await names(page)).toEqual(await lobby.namesOf({ category: 'Slot', w: 'ko' }))
})

test('clearing the search asks for all games again [GAME-43]', async () => {
  guest = await lobby.open(categoryAddress('Slot'))
  const { page } = guest
  await searchBox(page).fill('mangga')
  await page.waitForRequest(sent => sent.url().includes('w=mangga'))
  await names(page)
  const again = page.waitForRequest(sent => listAddress.test(sent.url()) && !sent.url().includes('w='))
  await page.getByRole('button', { name: 'Clear the search' }).click()
  await again
  expect(await firstNames(page)).toEqual(await lobby.namesOf({ category: 'Slot' }))
})

test('a search that finds nothing says so [SHELL-67]', async () => {
  guest = await lobby.open(categoryAddress('Fishing'))
  const { page } = guest
  await searchBox(page).fill('zzzz')
  await page
    .getByRole('status')
    .getByText(/There is no data yet!/)
    .waitFor()
  await page.getByText('Try another name.').waitFor()
  await searchBox(page).fill('baccarat')
  await page.getByRole('button', { name: 'Search all games' }).click()
  await page.getByText('Baccarat Royale').first().waitFor()
})

test('whoever comes from the home page to search looks for any game', async () => {
  guest = await lobby.open('/')
  const { page } = guest
  await page.getByRole('link', { name: 'Search' }).click()
  await searchBox(page).fill('baccarat')
  await page.getByText('Baccarat Royale').first().waitFor()
})

test('while a page of games is on its way the footer says so [SHELL-62]', async () => {
  guest = await lobby.open(categoryAddress('Fishing'))
  const { page } = guest
  const held: Route[] = []
  await page.route(listAddress, route => void held.push(route))
  await searchBox(page).fill('shark')
  await page.getByText('loading...', { exact: true }).waitFor()
  await expect.poll(() => held.length).toBe(1)
  await held[0]?.continue()
  await page.getByText('All 1 data').waitFor()
  expect(await page.getByText('loading...', { exact: true }).count()).toBe(0)
})

test('a page of games that fails is told in a toast and in the list, and nothing more is asked until one asks again [SHELL-61, SHELL-63, SHELL-65, SHELL-66]', async () => {
  guest = await lobby.open(categoryAddress('Slot'))
  const { page } = guest
  await page.getByRole('button', { name: 'load more' }).waitFor({ state: 'attached' })
  await page.clock.install()
  const findNetwork = await loseNetwork(page)
  const toast = page.getByRole('alert').getByText('Error fetching data.')
  await expect
    .poll(
      async () => {
        await page.mouse.wheel(0, 4000)
        return toast.isVisible()
      },
      { timeout: 15_000 },
    )
    .toBe(true)
  await page.getByRole('status').getByText('Error fetching data.').waitFor()
  const before = guest.asked.length
  await page.mouse.wheel(0, -4000)
  await page.mouse.wheel(0, 8000)
  await page.clock.fastForward(10_000)
  expect(guest.asked.length).toBe(before)
  await findNetwork()
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect.poll(async () => cards(page).count()).toBeGreaterThan(15)
})

test('whoever comes back finds the list as long as it was, where it was', async () => {
  guest = await lobby.open(categoryAddress('Slot'))
  const { page } = guest
  await page.mouse.wheel(0, 3000)
  await expect.poll(async () => cards(page).count()).toBeGreaterThanOrEqual(30)
  const shown = await names(page)
  const place = await page.evaluate(() => scrollY)
  await page.getByRole('link', { name: 'Home' }).click()
  await page.getByRole('heading', { name: 'Hot Games' }).waitFor()
  guest.asked.length = 0
  await page.goBack()
  await title(page, 'Slots').waitFor()
  expect((await names(page)).slice(0, shown.length)).toEqual(shown)
  expect(guest.asked.every(query => query.cursor)).toBe(true)
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(place - 400)
})

test('a player who comes back finds the same search, and another category has its own', async () => {
  guest = await lobby.open(categoryAddress('Slot'))
  const { page } = guest
  await searchBox(page).fill('bakarat')
  await page.getByRole('button', { name: 'Search all games' }).click()
  await page.getByText('Baccarat Royale').first().waitFor()
  const found = await names(page)
  await page.getByRole('link', { name: 'Home' }).click()
  await page.getByRole('heading', { name: 'Hot Games' }).waitFor()
  await page.goBack()
  await title(page, 'Slots').waitFor()
  expect(await searchBox(page).inputValue()).toBe('bakarat')
  expect(await names(page)).toEqual(found)
  await page.getByRole('link', { name: 'Live', exact: true }).click()
  await title(page, 'Live').waitFor()
  expect(await searchBox(page).inputValue()).toBe('')
})
