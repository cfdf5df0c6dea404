import { rooms } from '../../../games/bingo/data/index.ts'
import { leagues } from '../../../games/sports/data/index.ts'
import { tables } from '../../../games/tables/data/index.ts'
import { bingoRoom } from './bingoRoom.ts'
import { sharedTable } from './sharedTable.ts'
import { sportsLeague } from './sportsLeague.ts'
import type { Table, Tables } from './table.ts'

const all: readonly Table[] = [
  ...[...tables.values()].map(sharedTable),
  ...[...rooms.values()].map(bingoRoom),
  ...[...leagues.values()].map(sportsLeague),
]

/** Every table that the studio has, rooms of bingo and leagues among them. */
export const ownTables: Tables = new Map(all.map(table => [table.code, table]))
