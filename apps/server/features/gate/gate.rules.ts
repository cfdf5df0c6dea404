import { type GateCause, gateCauses, type GatedAct, gatedActs } from '@saya/contract/gate/gate.ts'

/** A cause with its times: it closes from `openUntilMs` on, and no more from `closedUntilMs` on. */
export interface PlayGate {
  readonly cause: GateCause
  /** Null where it has begun. */
  readonly openUntilMs: number | null
  /** Null where it stands until it is lifted. */
  readonly closedUntilMs: number | null
}

/** Each closes play, which is what the wallet knows of them all. What else a standing closes, `features/kyc` says. */
const closedBy: Readonly<Record<GateCause, readonly GatedAct[]>> = {
  exclusion: gatedActs,
  time_out: gatedActs,
  staff: gatedActs,
  review: gatedActs,
  rest: ['play', 'bonus', 'offer', 'message'],
  // Whoever has looked at it may play on at once.
  reality_check: ['play'],
  kyc: ['play'],
}

export function closes({ cause }: Pick<PlayGate, 'cause'>, act: GatedAct): boolean {
  return closedBy[cause].includes(act)
}

/** When a pause was over that is kept no more. */
export interface GateEnd {
  readonly cause: GateCause
  readonly endedAtMs: number
}

/** What members choose for a time, which always has an end: nobody loses by it. What an exclusion stops is settled as it begins. */
export const pauses: readonly GateCause[] = ['time_out', 'rest']

/** Until when the pauses of a member kept them from an act, the longest of them; nothing where none did. */
export function heldUntil(
  act: GatedAct,
  { kept, ends }: { readonly kept: readonly PlayGate[]; readonly ends: readonly GateEnd[] },
  nowMs: number,
): number | undefined {
  const begun = kept.filter(({ openUntilMs }) => openUntilMs === null || openUntilMs <= nowMs)
  const times = [
    ...begun.map(({ cause, closedUntilMs }) => ({ cause, untilMs: closedUntilMs ?? nowMs })),
    ...ends.map(({ cause, endedAtMs: untilMs }) => ({ cause, untilMs })),
  ]
  const held = times.filter(one => pauses.includes(one.cause) && closes(one, act)).map(({ untilMs }) => untilMs)
  return held.length === 0 ? undefined : Math.max(...held)
}

export function hasEnded({ closedUntilMs }: PlayGate, nowMs: number): boolean {
  return closedUntilMs !== null && closedUntilMs <= nowMs
}

export function holdsAt(gate: PlayGate, nowMs: number): boolean {
  return (gate.openUntilMs === null || gate.openUntilMs <= nowMs) && !hasEnded(gate, nowMs)
}

/** The gravest cause that closes an act, of those that hold now. */
export function findClosing(holding: readonly PlayGate[], act: GatedAct): PlayGate | undefined {
  return gateCauses.flatMap(cause => holding.filter(gate => gate.cause === cause)).find(gate => closes(gate, act))
}

/** What nobody takes back before its time: whoever sets it again can only make it longer. */
const onlyLonger: readonly GateCause[] = ['exclusion', 'time_out']

/** What stands of a cause once it is set, beside what stood before. */
export function joinGate(known: PlayGate | undefined, next: PlayGate, nowMs: number): PlayGate {
  if (!known || !onlyLonger.includes(next.cause) || hasEnded(known, nowMs)) return next
  return {
    cause: next.cause,
    openUntilMs: earlier(known.openUntilMs, next.openUntilMs),
    closedUntilMs: later(known.closedUntilMs, next.closedUntilMs),
  }
}

/** Null has begun before every time. */
function earlier(one: number | null, other: number | null): number | null {
  return one === null || other === null ? null : Math.min(one, other)
}

/** Null comes after every time. */
function later(one: number | null, other: number | null): number | null {
  return one === null || other === null ? null : Math.max(one, other)
}
