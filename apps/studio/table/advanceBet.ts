import type { StudioDeps } from '../deps.ts'
import { insistMs, isStale, waitMs } from '../round/round.rules.ts'
import { tendMs } from '../round/advanceRound.ts'
import { balanceOf, sendMessage } from '../round/sendMessage.ts'
import { isAwaited } from './table.view.ts'
import { type Bet, findBet, postponeBet, turnBet } from './bet.store.ts'
import { type BetSendingState, type BetState, judgeBet } from './table.rules.ts'

type Sending = Bet & { readonly state: BetSendingState }

/** Takes an open bet as far as the wallet lets it, and no further than the draw of its round. */
export async function advanceBet(deps: StudioDeps, id: string): Promise<void> {
  for (;;) {
    const bet = await deps.db.look(tx => findBet(tx, id))
    if (!bet || !isSending(bet) || isAwaited(bet, deps.clock.now()) || !(await step(deps, bet))) return
  }
}

function isSending(bet: Bet): bet is Sending {
  return bet.ended_at === null && bet.state !== 'placed'
}

/**
 * Sends what the bet waits for, and writes down what came of it. False where there is no more to be done now. Where the
 * draw has taken the bet out of its state meanwhile, the turn does nothing, and what the draw made of it is gone on with.
 */
async function step(deps: StudioDeps, bet: Sending): Promise<boolean> {
  const { db, clock, log } = deps
  if (isStale(bet.state, bet.opened_at.getTime(), clock.now()))
    return turn(deps, bet, { to: 'undoing', reason: 'too late' })
  // To the wallet a bet is a round of its own.
  const reply = await sendMessage(deps, { ...bet, round: bet.id, isLast: true, askedAt: bet.opened_at })
  const nowMs = clock.now()
  const judged = judgeBet(bet.state, reply, bet.tries)
  if ('again' in judged) {
    if (nowMs - bet.opened_at.getTime() > insistMs) return turn(deps, bet, { to: 'stopped', reason: 'no answer' })
    await db.transaction(tx => postponeBet(tx, bet.id, { nowMs, nextTryAtMs: nowMs + waitMs(bet.tries) }))
    return false
  }
  if (judged.to === 'stopped') log.error({ bet: bet.id, from: bet.state, ...judged }, 'a bet waits for a person')
  return turn(deps, bet, { ...judged, balance: balanceOf(reply) })
}

interface Turning {
  readonly to: BetState
  readonly reason?: string | undefined
  readonly balance?: bigint | undefined
}

async function turn({ db, clock }: StudioDeps, bet: Sending, to: Turning): Promise<true> {
  const nowMs = clock.now()
  // One that waits for its draw is nobody's to tend.
  const tendedUntilMs = to.to === 'placed' ? nowMs : nowMs + tendMs
  await db.transaction(tx => turnBet(tx, { id: bet.id, from: bet.state, ...to, nowMs, tendedUntilMs }))
  return true
}
