import { fairDraws } from '@saya/game-math'
import type { Stakes, Table } from '../catalogue/table.ts'
import type { StudioDeps } from '../deps.ts'
import type { Tx } from '../platform/db/openDatabase.ts'
import { Refused } from '../player/refusals.ts'
import { tendMs } from '../round/advanceRound.ts'
import type { PlaySession } from '../session/session.store.ts'
import type { Vault } from '../seed/openVault.ts'
import { advanceBet } from './advanceBet.ts'
import { addBet, type Bet, claimBet, findBet, findBetByKey, listBetsInRound, sumBetsInRound } from './bet.store.ts'
import { openSeeds } from './openSeeds.ts'
import { isNothing, isTaking, mostPresses, sumStakes } from './table.rules.ts'
import { lockRoundToBetIn, takeSeat, type TableRound } from './tableRound.store.ts'
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

function placeOf({ player_ref: playerRef, game_code: gameCode }: PlaySession) {
  return { playerRef, gameCode }
}

interface Noting {
  readonly session: PlaySession
  readonly table: Table
  readonly wish: BetWish
}

async function note({ clock, random, vault }: StudioDeps, tx: Tx, { session, table, wish }: Noting) {
  const place = placeOf(session)
  const nowMs = clock.now()
  // Two presses of one player pass here one after the other, so that their limits hold for both together.
  await takeSeat(tx, { code: table.code, playerRef: session.player_ref, nowMs })
  const known = await findBetByKey(tx, place, wish.key)
  if (known) {
    if (!isSame(known, wish)) throw new Refused('key_used')
    return { id: known.id }
  }
  // There is an end to what the house may owe to all together, so one press of a round passes here after another.
  const round = await lockRoundToBetIn(tx, wish.round)
  if (round?.table_code !== table.code || !isTaking(round, clock.now())) throw new Refused('bets_closed')
  const before = await listBetsInRound(tx, round.id, session.player_ref)
  if (before.length >= mostPresses) throw new Refused('round_too_large')
  const numbered = { number: Number(round.number) }
  const standing = before.filter(({ state }) => !isNothing(state))
  const judged = table.judge(wish.stakes, sumStakes(standing), numbered)
  if ('refusal' in judged) throw new Refused(judged.refusal)
  await judgeAll(tx, { table, round, stakes: wish.stakes })
  const id = random.newId()
  // What was bet in this round before it had one name at the wallet stays by itself.
  const walletRound = before.find(bet => bet.wallet_round !== null)?.wallet_round ?? id
  const { key, word, stakes } = wish
  const made = {
    ...place,
    id,
    round: round.id,
    walletRound,
    session: session.id,
    key,
    word,
    stakes,
    stake: judged.stake,
    nowMs,
  }
  const dealt = dealCards(vault, { table, round, wish })
  if (!(await addBet(tx, { ...made, dealt, tendedUntilMs: nowMs + tendMs }))) throw new Refused('word_used')
  return { id, isOurs: true }
}

/** Whether all players together have not bet so much yet that the house would owe too much. */
async function judgeAll(
  tx: Tx,
  { table, round, stakes }: { readonly table: Table; readonly round: TableRound; readonly stakes: Stakes },
): Promise<void> {
  const taken = await sumBetsInRound(tx, round.id)
  const refusal = table.judgeAll(sumStakes([{ stakes: taken }, { stakes }]), { number: Number(round.number) })
  if (refusal) throw new Refused(refusal)
}

/** The cards of a press follow from the promise of its round and from its own word: nobody has chosen them. */
function dealCards(
  vault: Vault,
  { table: { room }, round, wish }: { readonly table: Table; readonly round: TableRound; readonly wish: BetWish },
) {
  if (!room) return null
  const seeds = openSeeds(vault, round)
  // Such a round is given back when it should be drawn.
  if (!seeds) throw new Refused('bets_closed')
  return room.deal(wish.stakes, fairDraws(seedOfCards({ ...seeds, number: round.number }, wish.word))).cards
}

function isSame(bet: Bet, wish: BetWish): boolean {
  const same = Object.keys(bet.stakes).length === Object.keys(wish.stakes).length
  const isMeant = bet.round === wish.round && bet.word === wish.word
  return same && isMeant && Object.entries(wish.stakes).every(([spot, of]) => bet.stakes[spot] === of)
}
