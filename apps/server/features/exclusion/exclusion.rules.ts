import { type DeskPeriod, deskPeriods, endOf, irrevocablePeriod } from '@saya/contract/exclusion/period.ts'
import { confirmWithinMs } from '@saya/contract/limit/limit.ts'
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

interface StandingTerm {
  readonly source: string
  readonly begins_at: number
  readonly ends_at: number
}

/** Until when nothing can end an exclusion: its first six months, or all of it where the regulator listed the member. */
function irrevocableUntil({ source, begins_at: from, ends_at: to }: StandingTerm): number {
  return source === 'regulator' ? to : Math.min(to, endOf(irrevocablePeriod, from))
}

/**
 * What an exclusion passes on to another account of the same person: its begin, so that six months are counted once, and that the
 * regulator wants it, so that no request ends it.
 */
export function inheritedFrom(standing: readonly StandingTerm[], nowMs: number) {
  const isListed = standing.some(({ source }) => source === 'regulator')
  const beginsAtMs = standing.length === 0 ? nowMs : Math.max(...standing.map(({ begins_at: at }) => at))
  return { source: isListed ? 'regulator' : 'same_person', beginsAtMs } as const
}

/** Whether an end that people agreed to came behind a begin: what began before it is over for that account. */
export function wasLiftedSince(rows: readonly { readonly lifted_at: number | null }[], beginsAtMs: number): boolean {
  return rows.some(({ lifted_at: at }) => at !== null && at >= beginsAtMs)
}

type LiftVerdict =
  | { readonly ok: true }
  | { readonly ok: false; readonly code: 'exclusion_none' }
  | { readonly ok: false; readonly code: 'exclusion_first_months' | 'exclusion_same_person'; readonly untilMs: number }

export interface LiftTimes {
  readonly nowMs: number
  /** Until when another account of the same person is excluded; nothing where none is. */
  readonly sameUntilMs: number | undefined
}

/** Whether exclusions could end before their time. Each that stands must be past what nothing shortens, and stand for this account alone. */
export function judgeLift(standing: readonly StandingTerm[], { nowMs, sameUntilMs }: LiftTimes): LiftVerdict {
  if (standing.length === 0) return { ok: false, code: 'exclusion_none' }
  const untilMs = liftableFrom(standing)
  if (untilMs > nowMs) return { ok: false, code: 'exclusion_first_months', untilMs }
  return sameUntilMs === undefined ? { ok: true } : { ok: false, code: 'exclusion_same_person', untilMs: sameUntilMs }
}

/** From when on a written request can be made. */
export function liftableFrom(standing: readonly StandingTerm[]): number {
  return Math.max(...standing.map(irrevocableUntil))
}

/** When an end that was agreed to lapses, as a higher limit does: by then the exclusion stands as before. */
export function endLapsesAt(openFromMs: number): number {
  return openFromMs + confirmWithinMs
}

/** How a request stands at a time. What was agreed to and not confirmed in its time is over. */
export function statusAt<Status extends string>(
  { status, open_from: openFromMs }: { readonly status: Status; readonly open_from: number | null },
  nowMs: number,
): Status | 'ended' {
  return status === 'agreed' && openFromMs !== null && endLapsesAt(openFromMs) <= nowMs ? 'ended' : status
}

/** How long a family's exclusion lasts, by the rule `first second later` and how many there were. */
export function familyPeriod(rule: string, before: number): DeskPeriod {
  const terms = rule.split(' ')
  const term = terms[Math.min(before, terms.length - 1)]
  const period = deskPeriods.find(one => one === term)
  if (!period) throw new Error(`No family's exclusion lasts as long as ${rule} says.`)
  return period
}
