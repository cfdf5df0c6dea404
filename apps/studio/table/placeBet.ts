import { fairDraws } from '@saya/game-math'
import type { Stakes, Table } from '../catalogue/table.ts'
import type { StudioDeps } from '../deps.ts'
import type { Tx } from '../platform/db/openDatabase.ts'
import { Refused } from '../player/refusals.ts'
import { tendMs } from '../round/advanceRound.ts'
import type { PlaySession } from '../session/session.store.ts'
import { advanceBet } from './advanceBet.ts'
import { addBet, type Bet, claimBet, findBet, findBetByKey, listBetsInRound, sumBetsInRound } from './bet.store.ts'
import { isTaking, mostPresses } from './table.rules.ts'
import { findRoundToBetIn, lockRoundToBetIn, takeSeat, type TableRound } from './tableRound.store.ts'
import { seedOfCards } from './table.rules.ts'

export interface BetWish {
  readonly key: string
  readonly round: string
  readonly stakes: Stakes
  readonly word: string
}

/**
 * Bets of one press: written down while bets are taken, then paid for. They count when the wallet has taken them before
 * the draw. The same key comes to the same bet; what is open still is gone on with, and else answered as it stands.
 */
export async function placeBet(deps: StudioDeps, session: PlaySession, wish: BetWish): Promise<Bet> {
  const table = deps.tables.get(session.game_code)
  if (!table) throw new Refused('session_over')
  const noted = await deps.db.transaction(tx => note(deps, tx, { session, table, wish }))
  return tendBet(deps, noted)
}

/** An open bet is gone on with as soon as somebody asks about it. */
export async function tendBet(
  deps: StudioDeps,
  { id, isOurs = false }: { readonly id: string; readonly isOurs?: boolean },
): Promise<Bet> {
  const nowMs = deps.clock.now()
  const claim = { nowMs, untilMs: nowMs + tendMs }
  if (isOurs || (await deps.db.transaction(tx => claimBet(tx, id, claim)))) await advanceBet(deps, id)
  const bet = await deps.db.look(tx => findBet(tx, id))
  if (!bet) throw new Error(`The bet ${id} is gone.`)
  return bet
}

interface Noting {
  readonly session: PlaySession
  readonly table: Table
  readonly wish: BetWish
}

async function note({ clock, random }: StudioDeps, tx: Tx, { session, table, wish }: Noting) {
  const place = { playerRef: session.player_ref, gameCode: session.game_code }
  const nowMs = clock.now()
  // Two presses of one player pass here one after the other, so that their limits hold for both together.
  await takeSeat(tx, { code: table.code, playerRef: session.player_ref, nowMs })
  const known = await findBetByKey(tx, place, wish.key)
  if (known) {
    if (!isSame(known, wish)) throw new Refused('key_used')
    return { id: known.id }
  }
  // Where there is an end to what all may bet together, one press passes here after another.
  const round = await (table.mostOfAll ? lockRoundToBetIn : findRoundToBetIn)(tx, wish.round)
  if (round?.table_code !== table.code || !isTaking(round, clock.now())) throw new Refused('bets_closed')
  const before = await listBetsInRound(tx, round.id, session.player_ref)
  if (before.length >= mostPresses) throw new Refused('round_too_large')
  const numbered = { number: Number(round.number) }
  const judged = table.judge(wish.stakes, sumStakes(before), numbered)
  if ('refusal' in judged) throw new Refused(judged.refusal)
  await judgeAll(tx, { table, round, stakes: wish.stakes })
  const id = random.newId()
  const { key, word, stakes } = wish
  const made = { ...place, id, round: round.id, session: session.id, key, word, stakes, stake: judged.stake, nowMs }
  const dealt = dealCards(table, round, wish)
  if (!(await addBet(tx, { ...made, dealt, tendedUntilMs: nowMs + tendMs }))) throw new Refused('word_used')
  return { id, isOurs: true }
}

/** Whether all players together have not bet so much on a spot yet that the house would owe too much. */
async function judgeAll(
  tx: Tx,
  { table, round, stakes }: { readonly table: Table; readonly round: TableRound; readonly stakes: Stakes },
): Promise<void> {
  if (!table.mostOfAll) return
  const taken = await sumBetsInRound(tx, round.id)
  for (const [spot, pesos] of Object.entries(stakes)) {
    const most = table.mostOfAll(spot, { number: Number(round.number) })
    if (BigInt(pesos) + (taken.get(spot) ?? 0n) > BigInt(most)) throw new Refused('spot_full')
  }
}

/** The cards of a press follow from the promise of its round and from its own word: nobody has chosen them. */
function dealCards({ room }: Table, round: TableRound, { stakes, word }: BetWish) {
  return room ? room.deal(stakes, fairDraws(seedOfCards(round, word))).cards : null
}

function isSame(bet: Bet, wish: BetWish): boolean {
  const same = Object.keys(bet.stakes).length === Object.keys(wish.stakes).length
  const isMeant = bet.round === wish.round && bet.word === wish.word
  return same && isMeant && Object.entries(wish.stakes).every(([spot, of]) => bet.stakes[spot] === of)
}

/** What stands on each spot, without the bets that came to nothing. */
function sumStakes(bets: readonly Bet[]): Stakes {
  const sum: Record<string, number> = {}
  for (const { state, stakes } of bets) {
    if (state === 'refused' || state === 'undoing' || state === 'undone') continue
    for (const [spot, pesos] of Object.entries(stakes)) sum[spot] = (sum[spot] ?? 0) + pesos
  }
  return sum
}
