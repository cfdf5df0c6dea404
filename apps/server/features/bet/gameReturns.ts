import type { Database } from '../../platform/db/database.ts'
import { type GameReturn, type GameSums, returnOf } from './returns.rules.ts'
import { type GameDays, listReturns, sumGames } from './returns.store.ts'

export interface GameFigures extends GameReturn {
  readonly game: number
  readonly sums: GameSums
}

/** What each game took and returned over some Manila days, beside what it declares. */
export async function gameReturns(db: Database, days: GameDays): Promise<GameFigures[]> {
  const total = new Map<number, GameSums>()
  for (let schema = 0; schema < db.memberSchemas; schema++) {
    const part = await db.memberSchema(schema, tx => sumGames(tx, days))
    for (const [game, sums] of part) total.set(game, add(total.get(game), sums))
  }
  const declared = await db.memberSchema(0, listReturns)
  return [...total].map(([game, sums]) => ({ game, sums, ...returnOf(sums, declared.get(game) ?? 0) }))
}

function add(a: GameSums | undefined, b: GameSums): GameSums {
  if (!a) return b
  return {
    rounds: a.rounds + b.rounds,
    bet: a.bet + b.bet,
    win: a.win + b.win,
    betSquares: a.betSquares + b.betSquares,
    winSquares: a.winSquares + b.winSquares,
    products: a.products + b.products,
  }
}
