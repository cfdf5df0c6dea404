import type { Draw } from '@saya/game-math'
import type { StudioDeps } from '../deps.ts'
import { findBet } from './bet.store.ts'
import { type BetView, type TableRoundView, viewBet, viewTableRound } from './table.view.ts'
import { findTableRound } from './tableRound.store.ts'

/** A round of a table as it is told to whoever knows its name, or that of a bet in it: then with this bet. */
export interface ToldTableRound {
  readonly game: string
  readonly mathHash: string
  readonly round: TableRoundView
  readonly draws: readonly Draw[]
  readonly stakes: BetView['stakes'] | null
  readonly bet: Pick<BetView, 'id' | 'state' | 'stake' | 'win' | 'word' | 'at'> | null
}

export async function tellTableRound(
  { db, tables }: Pick<StudioDeps, 'db' | 'tables'>,
  id: string,
): Promise<ToldTableRound | undefined> {
  const { bet, round } = await db.transaction(async tx => {
    const bet = await findBet(tx, id)
    return { bet, round: await findTableRound(tx, bet?.round ?? id) }
  })
  if (!round || !tables.has(round.table_code)) return undefined
  const told = {
    game: round.table_code,
    mathHash: round.math_hash,
    round: viewTableRound(round),
    draws: round.draws ?? [],
  }
  if (!bet) return { ...told, stakes: null, bet: null }
  const { stakes, state, stake, win, word, at } = viewBet(bet)
  return { ...told, stakes, bet: { id, state, stake, win, word, at } }
}
