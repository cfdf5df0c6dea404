import { classOf, type Reply } from '@saya/rpp'

export const openStates = ['betting', 'choosing', 'raising', 'lowering', 'drawn', 'undoing'] as const
export const endStates = ['settled', 'refused', 'undone', 'stopped'] as const

export type OpenState = (typeof openStates)[number]
export type RoundState = OpenState | (typeof endStates)[number]

/** What may become of a round. In `choosing` and `drawn` it may stay while it goes on. */
export const transitions: Readonly<Record<RoundState, readonly RoundState[]>> = {
  betting: ['choosing', 'drawn', 'refused', 'undoing', 'stopped'],
  choosing: ['choosing', 'raising', 'drawn', 'undoing', 'stopped'],
  raising: ['choosing', 'drawn', 'lowering', 'stopped'],
  lowering: ['choosing', 'stopped'],
  drawn: ['drawn', 'settled', 'stopped'],
  undoing: ['undone', 'stopped'],
  settled: [],
  refused: [],
  undone: [],
  stopped: [],
}

/** Those that wait for the wallet; one that is being chosen in waits for its player. */
export type SendingState = Exclude<OpenState, 'choosing'>

/** Which message each of them sends. */
export const messageOf = {
  betting: 'bet',
  raising: 'bet',
  drawn: 'settle',
  undoing: 'rollback',
  lowering: 'rollback',
} as const satisfies Readonly<Record<SendingState, string>>

/** A word for what an answer has decided: of a bet that it stands, of a win or of what is given back that it is there. */
export type Step =
  | { readonly is: 'done' }
  | { readonly is: 'refused' | 'unsure' | 'stopped'; readonly reason: string }
  | { readonly is: 'again' }

/** A bet, for which somebody waits, is sent so often before it is taken back. */
const betTries = 3

/**
 * What an answer of the wallet decides. `tries` counts the sendings before this one. A bet whose fate nobody knows is taken
 * back; a settle and a rollback are sent until they are decided.
 */
export function judgeReply(state: SendingState, reply: Reply, tries: number): Step {
  const isBet = messageOf[state] === 'bet'
  if (!reply.isKnown) return isBet ? { is: 'unsure', reason: reply.why } : { is: 'again' }
  const { status } = reply.answer
  switch (classOf(status)) {
    case 'done':
      return { is: 'done' }
    case 'retry':
      if (!isBet) return { is: 'again' }
      return tries + 1 < betTries ? { is: 'again' } : { is: 'unsure', reason: status }
    case 'drop':
      // A refused bet is over. A win that is refused is owed, and a person must see to it.
      return { is: isBet ? 'refused' : 'stopped', reason: status }
    case 'stop':
      return { is: 'stopped', reason: status }
  }
}

/** After this long nobody waits for a bet any more, so it is not sent again but taken back. */
const staleMs = 30_000

export function isStale(state: RoundState, askedAtMs: number, nowMs: number): boolean {
  return (state === 'betting' || state === 'raising') && nowMs - askedAtMs > staleMs
}

/** For whoever does not decide within a day it is decided as is good for them. */
export const chooseMs = 24 * 3_600_000

/** A round is insisted on for a day; then it is a person's. */
export const insistMs = 24 * 3_600_000

const waits = [1, 2, 5, 15, 60] as const
const longestWait = 15 * 60

/** How long to wait after so many sendings that decided nothing. */
export function waitMs(tries: number): number {
  const seconds = waits[tries] ?? Math.min(60 * 2 ** (tries - waits.length + 1), longestWait)
  return seconds * 1000
}
