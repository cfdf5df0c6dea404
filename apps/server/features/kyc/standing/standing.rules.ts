import { type Gate, type Jurisdiction, passes } from '@saya/contract/gates.ts'
import { kycStatus } from '@saya/contract/kycStatus.ts'
import { kycLimits } from '@saya/contract/limits'

export const frozenCauses = ['clock', 'staff'] as const

export type FrozenCause = (typeof frozenCauses)[number]

/** What verification itself has come to: every standing but the two that lie over it. */
export const bases = [0, 1, 2, 3, 4, 5, 8] as const

export type Base = (typeof bases)[number]

/**
 * What a standing is made of. Blocked lies over frozen and frozen over the base, so the one before is never lost: it
 * shows again when what lies over it is lifted.
 */
export interface Standing {
  readonly base: Base
  readonly frozenBy: readonly FrozenCause[]
  readonly isBlocked: boolean
  /** Submitted after the deadline: deposit and play stay closed until the decision. */
  readonly isLate: boolean
}

export type Decision = 'full' | 'basic' | 'rejected'

/** Everything that changes a standing. */
export type StandingEvent =
  | { readonly type: 'submit'; readonly isPastDeadline: boolean }
  | { readonly type: 'decide'; readonly decision: Decision }
  | { readonly type: 'freeze'; readonly cause: FrozenCause }
  | { readonly type: 'unfreeze'; readonly cause: 'staff' }
  | { readonly type: 'block' }
  | { readonly type: 'unblock' }
  | { readonly type: 'make_tester' }

/** From which bases each event leads on, and where to. The causes of table T-1, as they are declared. */
const leadsTo = {
  submit: { from: [0, 1, 3, 4], to: 2 },
  full: { from: [2], to: 5 },
  basic: { from: [2], to: 4 },
  rejected: { from: [2], to: 3 },
} as const satisfies Readonly<Record<string, { readonly from: readonly Base[]; readonly to: Base }>>

/** Only these wait for something, so only these run out of time. */
const clockRunsFor: readonly Base[] = [0, 1, 3]

export const hourMs = 3_600_000
export const deadlineMs = kycLimits.deadlineHours * hourMs

/** The number that profiles show. */
export function statusOf({ base, frozenBy, isBlocked }: Standing): number {
  if (isBlocked) return kycStatus.block
  return frozenBy.length > 0 ? kycStatus.frozen : base
}

/** The standing after an event, or null where the event has no place in this one. */
export function nextStanding(standing: Standing, event: StandingEvent): Standing | null {
  switch (event.type) {
    case 'submit':
      // Whoever is blocked cannot reach the form, and no other way of submitting is theirs.
      if (standing.isBlocked || !allows('submit', standing)) return null
      return { ...standing, base: 2, frozenBy: without(standing, 'clock'), isLate: event.isPastDeadline }
    case 'decide':
      if (!allows(event.decision, standing)) return null
      return { ...standing, base: leadsTo[event.decision].to, isLate: false }
    case 'freeze':
      return freeze(standing, event.cause)
    case 'unfreeze':
      if (!standing.frozenBy.includes(event.cause)) return null
      return { ...standing, frozenBy: without(standing, event.cause) }
    case 'block':
      return standing.isBlocked ? null : { ...standing, isBlocked: true }
    case 'unblock':
      return standing.isBlocked ? { ...standing, isBlocked: false } : null
    case 'make_tester':
      return standing.base === 8 ? null : { ...standing, base: 8, frozenBy: without(standing, 'clock'), isLate: false }
  }
}

function freeze(standing: Standing, cause: FrozenCause): Standing | null {
  if (standing.frozenBy.includes(cause)) return null
  if (cause === 'clock' && !clockRunsFor.includes(standing.base)) return null
  return { ...standing, frozenBy: [...standing.frozenBy, cause] }
}

function allows(step: keyof typeof leadsTo, { base }: Standing): boolean {
  const from: readonly Base[] = leadsTo[step].from
  return from.includes(base)
}

function without({ frozenBy }: Standing, cause: FrozenCause): readonly FrozenCause[] {
  return frozenBy.filter(one => one !== cause)
}

/** Whether the time to be verified runs for this standing. */
export function isClockRunning({ base, frozenBy }: Standing): boolean {
  return clockRunsFor.includes(base) && !frozenBy.includes('clock')
}

/** Whether there is still something that has to be proved in time: not of whoever is verified. */
export function hasDeadline({ base }: Standing): boolean {
  return base === 2 || clockRunsFor.includes(base)
}

/** The standing as it is at this moment, whether or not the clock has come by to write it down. */
export function standingAt(standing: Standing, createdAtMs: number, nowMs: number): Standing {
  const isDue = isClockRunning(standing) && nowMs > createdAtMs + deadlineMs
  return isDue ? (nextStanding(standing, { type: 'freeze', cause: 'clock' }) ?? standing) : standing
}

/** What a submission after the deadline does not open before it is decided. */
const closedWhenLate: readonly Gate[] = ['deposit', 'depositByWallet', 'play', 'withdraw']

export function opens(gate: Gate, standing: Standing, jurisdiction: Jurisdiction): boolean {
  const isHeld = standing.isLate && standing.base === 2 && closedWhenLate.includes(gate)
  return !isHeld && passes(gate, statusOf(standing), jurisdiction)
}

/** Who opens again what a standing closes: the member by being verified, our review of what they sent, or Service. */
export type Opener = 'member' | 'review' | 'service'

export function openerOf({ base, frozenBy, isBlocked }: Standing): Opener {
  if (isBlocked || frozenBy.includes('staff')) return 'service'
  return base === 2 ? 'review' : 'member'
}

/**
 * How a standing closes play, which a bet must find on the wallet: at once, with the end of the time to be verified, or not
 * at all. Nothing but another standing opens it again.
 */
export function gateOf(
  standing: Standing,
  { createdAtMs, jurisdiction }: { readonly createdAtMs: number; readonly jurisdiction: Jurisdiction },
): { readonly openUntilMs: number | null; readonly closedUntilMs: null } | null {
  if (!opens('play', standing, jurisdiction)) return { openUntilMs: null, closedUntilMs: null }
  return isClockRunning(standing) ? { openUntilMs: createdAtMs + deadlineMs, closedUntilMs: null } : null
}
