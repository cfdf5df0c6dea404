import type { Reply } from '@saya/rpp'
import type { RoundSeed } from '@saya/game-math'
import type { Stakes } from '../catalogue/table.ts'
import { judgeReply } from '../round/round.rules.ts'

export type TableRoundState = 'open' | 'drawn' | 'over' | 'void'

export type BetSendingState = 'betting' | 'drawn' | 'undoing'
/** One that is closing is paid: it only says that its round at the wallet is over. */
export type BetState = BetSendingState | 'placed' | 'closing' | 'settled' | 'refused' | 'undone' | 'stopped'

/** What may become of a bet. One that is paid for waits for the draw, or is given back where there will be none. */
export const betTransitions: Readonly<Record<BetState, readonly BetState[]>> = {
  betting: ['placed', 'refused', 'undoing', 'stopped'],
  placed: ['drawn', 'undoing'],
  drawn: ['closing', 'settled', 'stopped'],
  closing: ['settled'],
  undoing: ['undone', 'stopped'],
  settled: [],
  refused: [],
  undone: [],
  stopped: [],
}

/** The promise stands there for so long before the first bet can be made. */
const promiseMs = 3000
/** No more bets are taken, and those that are on their way to the wallet arrive. */
const closingMs = 4000
/** How long a result stands before the next round. */
const resultMs = 9000
/** A round whose draw is this late was cut off for so long that nobody waits for it: its bets are given back. */
const voidMs = 10 * 60_000
/** Whoever was not heard of for so long has left. */
export const seatMs = 30_000

/** More presses than anybody needs in one round. */
export const mostPresses = 20

export interface RoundTimes {
  readonly opensAtMs: number
  readonly closesAtMs: number
  readonly drawsAtMs: number
}

export function planRound(nowMs: number, bettingMs: number): RoundTimes {
  const opensAtMs = nowMs + promiseMs
  const closesAtMs = opensAtMs + bettingMs
  return { opensAtMs, closesAtMs, drawsAtMs: closesAtMs + closingMs }
}

/** Whether a bet that arrives now is taken: the studio's clock alone says so. */
export function isTaking(round: { opens_at: Date; closes_at: Date; state: TableRoundState }, nowMs: number): boolean {
  return round.state === 'open' && nowMs >= round.opens_at.getTime() && nowMs < round.closes_at.getTime()
}

interface RoundPromise {
  readonly serverSeed: Uint8Array
  readonly number: bigint
}

/** What the cards of a press are drawn with. No word of all is written like this, so that balls are drawn apart from cards. */
export function seedOfCards({ serverSeed, number }: RoundPromise, word: string): RoundSeed {
  return { serverSeed, clientSeed: `cards:${word}`, nonce: Number(number) }
}

export type RoundAct = 'wait' | 'draw' | 'void' | 'end'

interface LiveRound {
  readonly state: TableRoundState
  readonly draws_at: Date
  readonly told_at: Date | null
  readonly math_hash: string
}

/** What is due in a live round. One that was opened under other rules than those of now cannot be drawn by them. */
export function dueIn(round: LiveRound, mathHash: string | undefined, nowMs: number): RoundAct {
  if (round.state === 'drawn') return nowMs >= (round.told_at?.getTime() ?? 0) + resultMs ? 'end' : 'wait'
  if (round.math_hash !== mathHash) return 'void'
  const lateMs = nowMs - round.draws_at.getTime()
  if (lateMs < 0) return 'wait'
  return lateMs > voidMs ? 'void' : 'draw'
}

export type BetStep = { readonly to: BetState; readonly reason?: string } | { readonly again: true }

/** What an answer of the wallet makes of a bet: as in a round of one player, but that a paid bet waits for the draw. */
export function judgeBet(state: BetSendingState, reply: Reply, tries: number): BetStep {
  const judged = judgeReply(state, reply, tries)
  switch (judged.is) {
    case 'again':
      return { again: true }
    case 'done':
      return { to: doneBets[state] }
    case 'unsure':
      return { to: 'undoing', reason: judged.reason }
    default:
      return { to: judged.is, reason: judged.reason }
  }
}

/** Whether nothing was staked in the end: the wallet never took it, or it was given back or is about to be. */
export function isNothing(state: BetState): boolean {
  return state === 'refused' || state === 'undoing' || state === 'undone'
}

/** What bets come to on each spot. */
export function sumStakes(bets: readonly { readonly stakes: Stakes }[]): Stakes {
  const sum: Record<string, number> = {}
  for (const { stakes } of bets) {
    for (const [spot, pesos] of Object.entries(stakes)) sum[spot] = (sum[spot] ?? 0) + pesos
  }
  return sum
}

interface Paying {
  readonly id: string
  readonly state: BetState
  readonly win: bigint | null
  readonly tries: number
  readonly closes_apart: boolean
}

/**
 * What the settle of a drawn bet is among those of its player in the round, the oldest first: to the wallet they are one
 * round, and the last message closes it. That is the settle of the oldest that was drawn, which waits until the others were
 * sent. Where one of these is not answered the oldest leads: it is paid all the same, and closes the round by a message of its
 * own when all are certain to be. Where one stands still the round stays open at the wallet, for a person to look at.
 */
export function turnOf(id: string, bets: readonly Paying[]): 'waits' | 'pays' | 'leads' | 'closes' {
  const [oldest, ...others] = bets.filter(({ win }) => win !== null)
  if (oldest?.id !== id) return 'pays'
  if (oldest.state === 'drawn' && oldest.closes_apart) return 'leads'
  const unpaid = others.filter(({ state }) => state === 'drawn')
  if (unpaid.length > 0)
    return oldest.state === 'closing' || unpaid.some(({ tries }) => tries === 0) ? 'waits' : 'leads'
  return others.some(({ state }) => state === 'stopped') ? 'pays' : 'closes'
}

const doneBets = { betting: 'placed', drawn: 'settled', undoing: 'undone' } as const
