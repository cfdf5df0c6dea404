import { type Draw, fairDraws } from '@saya/game-math'
import { formatPesos } from '@saya/money'
import type { Cards } from '../catalogue/table.ts'
import type { StudioDeps } from '../deps.ts'
import { openToTell } from '../seed/openSealed.ts'
import { type Bet, findBet, listBetsInRound } from './bet.store.ts'
import { isNothing, seedOfCards, sumStakes } from './table.rules.ts'
import { type BetView, isTold, shownBy, type TableRoundView, viewBet, viewTableRound } from './table.view.ts'
import { findTableRound } from './tableRound.store.ts'

/** A round of a table as it is told to whoever knows its name, or that of a bet in it: then with all that this player bet. */
export interface ToldTableRound {
  readonly game: string
  /** The print of the rules that it was opened by, and of those that the studio has now. */
  readonly mathHash: string
  readonly mathNow: string
  readonly round: TableRoundView
  readonly draws: readonly Draw[]
  readonly stakes: BetView['stakes'] | null
  readonly bet: Pick<BetView, 'id' | 'state' | 'stake' | 'win' | 'word' | 'at'> | null
  /** In a room: the cards of the bet, and the draws they came of. */
  readonly dealt: { readonly cards: Cards; readonly draws: readonly Draw[] } | null
}

export async function tellTableRound(
  { db, clock, tables, vault }: Pick<StudioDeps, 'db' | 'clock' | 'tables' | 'vault'>,
  id: string,
): Promise<ToldTableRound | undefined> {
  const { bets, round } = await db.transaction(async tx => {
    const named = await findBet(tx, id)
    const bets = named ? await listBetsInRound(tx, named.round, named.player_ref) : []
    return { bets: named ? together(named, bets) : [], round: await findTableRound(tx, named?.round ?? id) }
  })
  const [bet] = bets
  const table = round && tables.get(round.table_code)
  if (!round || !table) return undefined
  const looking = { nowMs: clock.now(), table }
  const told = {
    game: round.table_code,
    mathHash: round.math_hash,
    mathNow: table.mathHash,
    round: viewTableRound(round, looking, vault),
    draws: isTold(round, looking.nowMs) ? (round.draws ?? []) : [],
  }
  if (!bet) return { ...told, stakes: null, bet: null, dealt: null }
  const view = (one: Bet) => viewBet(one, { ...looking, shown: shownBy(round, looking) })
  const { state, word, at } = view(bet)
  // One that stands still is told by itself: what the others won is certain.
  const alike = bets.filter(one => view(one).state === state)
  const stakes = sumStakes(alike)
  const stake = formatPesos(alike.reduce((sum, one) => sum + one.stake, 0n))
  const win = formatPesos(state === 'done' ? alike.reduce((sum, one) => sum + (one.win ?? 0n), 0n) : 0n)
  const { seed: serverSeed } = isTold(round, looking.nowMs)
    ? openToTell(vault, round.id, round.server_seed)
    : { seed: null }
  const seed = serverSeed && seedOfCards({ serverSeed, number: round.number }, word)
  const draws = seed && table.room?.deal(stakes, fairDraws(seed)).draws
  const dealt = bet.dealt && draws ? { cards: bet.dealt, draws } : null
  return { ...told, stakes, bet: { id, state, stake, win, word, at }, dealt }
}

/** The bets that are one round to the wallet: first the one that was asked for, unless it alone came to nothing. */
function together(named: Bet, bets: readonly Bet[]): readonly Bet[] {
  const own = named.wallet_round === null ? [named] : bets.filter(bet => bet.wallet_round === named.wallet_round)
  const rest = own.filter(({ id, state }) => id !== named.id && !isNothing(state))
  return isNothing(named.state) && rest.length > 0 ? rest : [named, ...rest]
}
