import { classOf, type Reply } from '@saya/rpp'

export const openStates = ['betting', 'choosing', 'drawn', 'undoing'] as const
export const endStates = ['settled', 'refused', 'undone', 'stopped'] as const

export type OpenState = (typeof openStates)[number]
export type RoundState = OpenState | (typeof endStates)[number]

/** What may become of a round. */
export const transitions: Readonly<Record<RoundState, readonly RoundState[]>> = {
  betting: ['choosing', 'drawn', 'refused', 'undoing', 'stopped'],
  choosing: ['drawn'],
  drawn: ['settled', 'stopped'],
  undoing: ['undone', 'stopped'],
  settled: [],
  refused: [],
  undone: [],
  stopped: [],
}

/** Those that wait for the wallet; one that is being chosen in waits for its player. */
export type SendingState = Exclude<OpenState, 'choosing'>

/** Which message each of them sends. */
export const messageOf = { betting: 'bet', drawn: 'settle', undoing: 'rollback' } as const satisfies Readonly<
  Record<SendingState, string>
>

export type Step = { readonly to: RoundState; readonly reason?: string } | { readonly again: true }

/** A bet, for which somebody waits, is sent so often before it is taken back. */
const betTries = 3

/**
 * What an answer of the wallet makes of a round. `tries` counts the sendings before this one. A bet whose fate nobody
 * knows is taken back; a settle and a rollback are sent until they are decided.
 */
export function judgeReply(state: SendingState, reply: Reply, tries: number): Step {
  if (!reply.isKnown) return state === 'betting' ? { to: 'undoing', reason: reply.why } : { again: true }
  const { status } = reply.answer
  switch (classOf(status)) {
    case 'done':
      return { to: done[state] }
    case 'retry':
      if (state !== 'betting') return { again: true }
      return tries + 1 < betTries ? { again: true } : { to: 'undoing', reason: status }
    case 'drop':
      // A refused bet is over. A win that is refused is owed, and a person must see to it.
      return { to: state === 'betting' ? 'refused' : 'stopped', reason: status }
    case 'stop':
      return { to: 'stopped', reason: status }
  }
}

const done = { betting: 'drawn', drawn: 'settled', undoing: 'undone' } as const

/** After this long nobody waits for a bet any more, so it is not sent again but taken back. */
const staleMs = 30_000

export function isStale(round: { readonly state: RoundState; readonly opened_at: Date }, nowMs: number): boolean {
  return round.state === 'betting' && nowMs - round.opened_at.getTime() > staleMs
}

/** Whoever does not choose within a day is given the first box: all orders of the prizes are as likely. */
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
