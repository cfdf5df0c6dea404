import { classOf } from '@saya/rpp'
import type { StudioDeps } from '../deps.ts'
import { insistMs, isStale, waitMs } from '../round/round.rules.ts'
import { tendMs } from '../round/advanceRound.ts'
import { balanceOf, sendMessage } from '../round/sendMessage.ts'
import { isAwaited } from './table.view.ts'
import { type Bet, findBet, listBetsInRound, postponeBet, setClosingApart, turnBet } from './bet.store.ts'
import { type BetSendingState, type BetState, judgeBet, turnOf } from './table.rules.ts'

type Sending = Bet & { readonly state: BetSendingState }
type Closing = Bet & { readonly state: 'closing' }
type Open = Sending | Closing

/** Takes an open bet as far as the wallet lets it, and no further than the draw of its round. */
export async function advanceBet(deps: StudioDeps, id: string): Promise<void> {
  for (;;) {
    const bet = await deps.db.look(tx => findBet(tx, id))
    if (!bet || !isOurs(bet) || isAwaited(bet, deps.clock.now()) || !(await step(deps, bet))) return
  }
}

/** One that waits for its draw is nobody's to tend. */
function isOurs(bet: Bet): bet is Open {
  return bet.ended_at === null && bet.state !== 'placed'
}

function isClosing(bet: Open): bet is Closing {
  return bet.state === 'closing'
}

/**
 * Sends what the bet waits for, and writes down what came of it. False where there is no more to be done now. Where the
 * draw has taken the bet out of its state meanwhile, the turn does nothing, and what the draw made of it is gone on with.
 */
async function step(deps: StudioDeps, bet: Open): Promise<boolean> {
  const { db, clock, log } = deps
  if (!isClosing(bet) && isStale(bet.state, bet.opened_at.getTime(), clock.now()))
    return turn(deps, bet, { to: 'undoing', reason: 'too late' })
  const turnIn = await findTurn(deps, bet)
  // Whoever sends the last of the others, or pays it, finds it due.
  if (turnIn === 'waits') return letGo(deps, bet, clock.now())
  if (isClosing(bet)) return turnIn === 'closes' ? close(deps, bet) : turn(deps, bet, { to: 'settled' })
  if (turnIn === 'leads') await db.transaction(tx => setClosingApart(tx, bet.id))
  const [round, isLast] = [bet.wallet_round ?? bet.id, turnIn === 'closes']
  const reply = await sendMessage(deps, { ...bet, round, isLast, askedAt: bet.opened_at })
  const nowMs = clock.now()
  const judged = judgeBet(bet.state, reply, bet.tries)
  if ('again' in judged) {
    if (nowMs - bet.opened_at.getTime() > insistMs) return turn(deps, bet, { to: 'stopped', reason: 'no answer' })
    return letGo(deps, bet, nowMs + waitMs(bet.tries))
  }
  if (judged.to === 'stopped') log.error({ bet: bet.id, from: bet.state, ...judged }, 'a bet waits for a person')
  return turn(deps, bet, { ...judged, balance: balanceOf(reply) })
}

/** Whether what a bet sends is the last of its player's in this round. One that is not drawn closes nothing. */
async function findTurn({ db }: StudioDeps, { id, state, round, wallet_round, player_ref }: Open) {
  if (state !== 'drawn' && state !== 'closing') return 'pays'
  if (wallet_round === null) return 'closes'
  const bets = await db.look(tx => listBetsInRound(tx, round, player_ref))
  return turnOf(
    id,
    bets.filter(other => other.wallet_round === wallet_round),
  )
}

/** All are paid by now: what the wallet answers here moves no money. A round that it does not close the operator's staff are shown. */
async function close(deps: StudioDeps, bet: Closing): Promise<boolean> {
  const { wallet, clock, log } = deps
  const { id, player_ref, game_code, opened_at } = bet
  const act = { tx_id: id, round_id: bet.wallet_round ?? id, player_ref, game_code }
  const reply = await wallet.send('round-close', { ...act, ts: Math.floor(opened_at.getTime() / 1000) })
  const nowMs = clock.now()
  const isDecided = reply.isKnown && classOf(reply.answer.status) !== 'retry'
  if (!isDecided && nowMs - opened_at.getTime() <= 2 * insistMs) return letGo(deps, bet, nowMs + waitMs(bet.tries))
  const isClosed = reply.isKnown && ['OK', 'ROUND_CLOSED'].includes(reply.answer.status)
  if (!isClosed) log.error({ bet: id, reply }, 'a round whose bets are paid was not closed')
  return turn(deps, bet, { to: 'settled' })
}

async function letGo({ db, clock }: StudioDeps, { id }: Open, nextTryAtMs: number): Promise<false> {
  await db.transaction(tx => postponeBet(tx, id, { nowMs: clock.now(), nextTryAtMs }))
  return false
}

interface Turning {
  readonly to: BetState
  readonly reason?: string | undefined
  readonly balance?: bigint | undefined
}

async function turn({ db, clock }: StudioDeps, bet: Open, to: Turning): Promise<true> {
  const nowMs = clock.now()
  // Whoever draws it need not wait for anybody.
  const tendedUntilMs = to.to === 'placed' ? nowMs : nowMs + tendMs
  await db.transaction(tx => turnBet(tx, { id: bet.id, from: bet.state, ...to, nowMs, tendedUntilMs }))
  return true
}
