import type { StudioDeps } from '../deps.ts'
import type { Tables } from './table.ts'

/** The tables at which the most that a player can win in a round is within what the studio will ever owe for one. */
export function allowedTables({ tables, mostOwed }: Pick<StudioDeps, 'tables' | 'mostOwed'>): Tables {
  return new Map([...tables].filter(([, { mostWin }]) => mostWin <= mostOwed))
}
