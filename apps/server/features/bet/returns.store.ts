import { sql } from 'kysely'
import type { MemberTx } from '../../platform/db/database.ts'
import type { GameSums } from './returns.rules.ts'

export interface GameDays {
  readonly fromDay: string
  readonly untilDay: string
}

interface SumRow extends Record<'rounds' | 'bet' | 'win' | 'bet_squares' | 'win_squares' | 'products', string> {
  readonly game: number
}

/** The sums of each game over some days, of the members of one schema. */
export async function sumGames(tx: MemberTx, { fromDay, untilDay }: GameDays): Promise<Map<number, GameSums>> {
  const { rows } = await sql<SumRow>`
    select game, sum(rounds)::text rounds, sum(bet)::text bet, sum(win)::text win, sum(bet_squares)::text bet_squares,
      sum(win_squares)::text win_squares, sum(products)::text products
    from game_day where day between ${fromDay}::date and ${untilDay}::date group by game`.execute(tx)
  return new Map(rows.map(row => [row.game, sumsOf(row)]))
}

function sumsOf(row: SumRow): GameSums {
  return {
    rounds: BigInt(row.rounds),
    bet: BigInt(row.bet),
    win: BigInt(row.win),
    betSquares: BigInt(row.bet_squares),
    winSquares: BigInt(row.win_squares),
    products: BigInt(row.products),
  }
}

export async function listReturns(tx: MemberTx): Promise<Map<number, number>> {
  const rows = await tx.selectFrom('game').select(['id', 'rtp_ppm']).execute()
  return new Map(rows.map(({ id, rtp_ppm }) => [id, rtp_ppm]))
}
