import type { PlayGate } from '../gate/index.ts'

/** What a member may close to themselves. */
export type OwnCause = 'time_out' | 'exclusion'

/** What is as strict as what is asked for, or stricter. */
const asStrict: Readonly<Record<OwnCause, readonly PlayGate['cause'][]>> = {
  time_out: ['time_out', 'exclusion'],
  exclusion: ['exclusion'],
}

type Verdict =
  | { readonly ok: true }
  | { readonly ok: false; readonly code: 'exclusion_longer'; readonly untilMs: number }
  | { readonly ok: false; readonly code: 'gate_exclusion' }

interface Closing {
  readonly cause: OwnCause
  readonly untilMs: number
}

/** Nothing that members close to themselves becomes shorter: what is no longer than what stands changes nothing. */
export function judgeClosing(holding: readonly PlayGate[], { cause, untilMs }: Closing): Verdict {
  const standing = holding.filter(gate => asStrict[cause].includes(gate.cause))
  const ends = standing.map(({ closedUntilMs }) => closedUntilMs ?? Number.POSITIVE_INFINITY)
  const latest = Math.max(...ends)
  if (latest < untilMs) return { ok: true }
  return Number.isFinite(latest)
    ? { ok: false, code: 'exclusion_longer', untilMs: latest }
    : { ok: false, code: 'gate_exclusion' }
}
