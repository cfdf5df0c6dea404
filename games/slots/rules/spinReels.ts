import type { Rng } from '@saya/game-math'
import type { ReelGame, Strip, SymbolLetter, Wild, Win } from '../shape.ts'
import { payLines } from './payLines.ts'
import { payWays } from './payWays.ts'

export interface Spin {
  readonly columns: readonly Strip[]
  /** How the reels stopped, where a wild then covered its own. */
  readonly landed?: readonly Strip[]
  readonly wins: readonly Win[]
}

/** Draws one stop for each reel, from the first to the last, and counts what it pays. */
export function spinReels(game: ReelGame, strips: readonly Strip[], rng: Rng): Spin {
  const landed = strips.map(strip => windowAt(strip, rng.next(strip.length), game.rows))
  const columns = game.wild?.isExpanding ? expand(landed, game.wild) : landed
  const wins = game.kind === 'lines' ? payLines(game, columns) : payWays(game, columns)
  return columns.some((column, index) => column !== landed[index]) ? { columns, landed, wins } : { columns, wins }
}

/** What is seen of a belt that stopped: `rows` letters from the stop on, around its end. */
export function windowAt(strip: Strip, stop: number, rows: number): Strip {
  return (strip + strip.slice(0, rows - 1)).slice(stop, stop + rows)
}

/** How often a symbol is seen. */
export function countIn(columns: readonly Strip[], symbol: SymbolLetter): number {
  return columns.reduce((count, column) => count + column.split(symbol).length - 1, 0)
}

/** As the reels are paid where each wild covers its own. */
export function expand(columns: readonly Strip[], { symbol }: Wild): readonly Strip[] {
  return columns.map(column => (column.includes(symbol) ? symbol.repeat(column.length) : column))
}
