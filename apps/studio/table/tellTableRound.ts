import { type Draw, fairDraws } from '@saya/game-math'
import type { Cards } from '../catalogue/table.ts'
import type { StudioDeps } from '../deps.ts'
import { findBet } from './bet.store.ts'
import { seedOfCards } from './table.rules.ts'
import { type BetView, isTold, shownBy, type TableRoundView, viewBet, viewTableRound } from './table.view.ts'
import { findTableRound } from './tableRound.store.ts'

/** A round of a table as it is told to whoever knows its name, or that of a bet in it: then with this bet. */
export interface ToldTableRound {
  readonly game: string
  readonly mathHash: string
  readonly round: TableRoundView
  readonly draws: readonly Draw[]
  readonly stakes: BetView['stakes'] | null
  readonly bet: Pick<BetView, 'id' | 'state' | 'stake' | 'win' | 'word' | 'at'> | null
  /** In a room: the cards of the bet, and the draws they came of. */
  readonly dealt: { readonly cards: Cards; readonly draws: readonly Draw[] } | null
}

export async function tellTableRound(
  { db, clock, tables }: Pick<StudioDeps, 'db' | 'clock' | 'tables'>,
  id: string,
): Promise<ToldTableRound | undefined> {
  const { bet, round } = await db.transaction(async tx => {
    const bet = await findBet(tx, id)
    return { bet, round: await findTableRound(tx, bet?.round ?? id) }
  })
  const table = round && tables.get(round.table_code)
  if (!round || !table) return undefined
  const looking = { nowMs: clock.now(), table }
  const told = {
    game: round.table_code,
    mathHash: round.math_hash,
    round: viewTableRound(round, looking),
    draws: isTold(round, looking.nowMs) ? (round.draws ?? []) : [],
  }
  if (!bet) return { ...told, stakes: null, bet: null, dealt: null }
  const { stakes, state, stake, win, word, at } = viewBet(bet, { ...looking, shown: shownBy(round, looking) })
  const draws = table.room?.deal(stakes, fairDraws(seedOfCards(round, word))).draws
  const dealt = bet.dealt && draws && isTold(round, looking.nowMs) ? { cards: bet.dealt, draws } : null
  return { ...told, stakes, bet: { id, state, stake, win, word, at }, dealt }
}
