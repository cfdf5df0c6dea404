import { ask, openBrowser, openWorld, visit } from '@saya/testing'
import type { Visit, Visitor, World } from '@saya/testing'
import type { Browser, Page } from 'playwright-core'

/** A page of games in front of one person, and what it has asked the server for. */
export interface LobbyVisit extends Visitor {
  /** The parameters of each request for games so far. */
  readonly asked: Record<string, string>[]
  /** Those about the beginning of a list. */
  begun(): Record<string, string>[]
}

export interface Lobby {
  readonly world: World
  readonly browser: Browser
  open(path: string, wish?: Visit): Promise<LobbyVisit>
  /** The names of the first games the server has for a query, in its order. */
  namesOf(query: Record<string, string>): Promise<string[]>
  close(): Promise<void>
}

export const listAddress = /\/member\/game\/list/

export async function openLobby(): Promise<Lobby> {
  const world = await openWorld({ pages: true })
  const browser = await openBrowser()
  return {
    world,
    browser,
    async open(path, wish = {}) {
      const visitor = await visit(browser, world, wish)
      const asked = listen(visitor.page)
      await visitor.go(path)
      return { ...visitor, asked, begun: () => asked.filter(query => !query.cursor) }
    },
    async namesOf(query) {
      const { data } = await ask(world, 'GET /member/game/list', { query })
      return data.d.map(game => game.en_name)
    },
    async close() {
      await browser.close()
      await world.close()
    },
  }
}

function listen(page: Page): Record<string, string>[] {
  const asked: Record<string, string>[] = []
  page.on('request', request => {
    const { pathname, searchParams } = new URL(request.url())
    if (listAddress.test(pathname)) asked.push(Object.fromEntries(searchParams))
  })
  return asked
}

export function categoryAddress(name: string): string {
  return `/s-game/category/${encodeURIComponent(name)}?sort=Popular`
}

export function cards(page: Page) {
  return page.getByRole('list', { name: /^Games:/ }).getByRole('link')
}

export function searchBox(page: Page) {
  return page.getByRole('searchbox', { name: 'Search game name' })
}

export function title(page: Page, name: string) {
  return page.getByRole('heading', { level: 1, name, exact: true })
}

/** The names on the cards, once nothing is on its way. */
export async function names(page: Page): Promise<string[]> {
  await page.locator('[aria-busy=true]').waitFor({ state: 'detached' })
  return cards(page).locator('.gameCardTitle').allTextContents()
}

/** The names on the cards of the first page of the list. */
export async function firstNames(page: Page): Promise<string[]> {
  return (await names(page)).slice(0, 15)
}
