import { setTimeout as wait } from 'node:timers/promises'
import { ask, openBrowser, openStudioWorld, phone, type Player, type StudioWorld } from '@saya/testing'
import type { Browser, BrowserContext, Page } from 'playwright-core'
import { expect } from 'vitest'
import { ownTables } from '../apps/studio/catalogue/ownTables.ts'

export interface OpenTables {
  readonly studio: StudioWorld
  readonly browser: Browser
  /** Sits down at a table in a window of its own. */
  sit(player: Player, code: string): Promise<Page>
  /** What the page says that its player has, as a plain decimal. */
  shownBalance(page: Page): Promise<string>
  /** Ends with everything; no page may have had any trouble by then. */
  close(): Promise<void>
}

interface Hurry {
  readonly bettingMs: number
  /** For how long what was drawn is told, where it is told bit by bit. */
  readonly tellingMs?: number
}

/** The real tables, rooms and leagues, but that bets are taken for some seconds only; their clocks are kept as the studio does. */
export async function openTables(
  codes: readonly string[],
  { bettingMs, tellingMs = 4000 }: Hurry,
): Promise<OpenTables> {
  const tables = new Map(
    [...ownTables]
      .filter(([code]) => codes.includes(code))
      .map(([code, table]) => {
        const { telling } = table
        return [code, { ...table, bettingMs, ...(telling && { telling: { ...telling, tellingMs: () => tellingMs } }) }]
      }),
  )
  const studio = await openStudioWorld({ pages: true, tables, clock: { now: () => Date.now(), advance: () => {} } })
  const browser = await openBrowser()
  const contexts: BrowserContext[] = []
  const troubles: string[] = []
  const stopping = { isOver: false }
  const keeping = keep(studio, stopping)
  return {
    studio,
    browser,
    async sit(player, code) {
      const { data, sentence } = await ask(studio.world, 'POST /api/v2/game/launch', { body: { code } }, player)
      if (typeof data !== 'string') throw new Error(`The table was not opened: ${sentence}`)
      const context = await browser.newContext({ viewport: phone, reducedMotion: 'reduce' })
      contexts.push(context)
      context.setDefaultTimeout(25_000)
      const page = await context.newPage()
      page.on('pageerror', error => troubles.push(error.message))
      page.on('console', message => {
        // What a cut line makes the browser say is no trouble of the page's.
        const isCut = message.text().includes('ERR_INTERNET_DISCONNECTED')
        if (message.type() === 'error' && !isCut) troubles.push(message.text())
      })
      await page.goto(data)
      return page
    },
    async shownBalance(page) {
      return (await page.getByText('Balance').locator('b').innerText()).replace(/[₱,]/g, '')
    },
    async close() {
      stopping.isOver = true
      await keeping
      for (const context of contexts) await context.close()
      await browser.close()
      await studio.close()
      expect(troubles).toEqual([])
    },
  }
}

/** The clocks of the tables, as the studio's own process keeps them. */
async function keep(studio: StudioWorld, stopping: { readonly isOver: boolean }): Promise<void> {
  while (!stopping.isOver) {
    await studio.tend()
    await wait(200)
  }
}
