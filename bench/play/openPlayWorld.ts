import { setTimeout as wait } from 'node:timers/promises'
import type { Game } from '../../apps/studio/catalogue/game.ts'
import { ownGames } from '../../apps/studio/catalogue/ownGames.ts'
import { ownTables } from '../../apps/studio/catalogue/ownTables.ts'
import type { Table } from '../../apps/studio/catalogue/table.ts'
import { takePostgres } from '../../packages/testing/process/databases.ts'
import { makeTemplates } from '../../packages/testing/process/makeTemplates.ts'
import { openStudioWorld, type StudioWorld } from '../../packages/testing/parties/studioWorld.ts'
import { openPlace } from '../load/place.ts'

/** A title of the studio, whether it is one player's or a table's. */
export interface OwnTitle {
  readonly code: string
  readonly name: string
  /** Which page shows it. */
  readonly view: string
}

export interface PlayWorld {
  readonly on: StudioWorld
  readonly titles: readonly OwnTitle[]
  close(): Promise<void>
}

const tendMs = 200

/** A real platform with a real studio that has every title of ours, and keeps its tables as its own process would. */
export async function openPlayWorld(): Promise<PlayWorld> {
  const place = await openPlace({ forTests: true })
  await makeTemplates(place.url)
  takePostgres(place.url('*'))
  const tables = new Map([...ownTables].map(([code, table]) => [code, hurried(table)]))
  const clock = { now: () => Date.now(), advance: () => {} }
  const games = [...ownGames.values()]
  const on = await openStudioWorld({ pages: true, games, tables, clock, leastBetweenMs: 2500 })
  const stopping = { isOver: false }
  const keeping = keep(on, stopping)
  return {
    on,
    titles: [...games, ...tables.values()].map(titleOf),
    async close() {
      stopping.isOver = true
      await keeping
      await on.close()
      await place.remove()
    },
  }
}

function titleOf({ code, names, view }: Game | Table): OwnTitle {
  return { code, name: names.en, view }
}

/** The same table, but that bets are taken and what was drawn is told within some seconds. */
function hurried(table: Table): Table {
  return { ...table, bettingMs: 7000, ...(table.telling && { telling: { ...table.telling, tellingMs: () => 6000 } }) }
}

async function keep(on: StudioWorld, stopping: { readonly isOver: boolean }): Promise<void> {
  while (!stopping.isOver) {
    await on.tend()
    await wait(tendMs)
  }
}
