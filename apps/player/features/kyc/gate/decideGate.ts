import { type Gate, type Jurisdiction, kycName, passes } from '@saya/contract/gates.ts'

export interface GateQuestion {
  readonly gate: Gate
  readonly isSignedIn: boolean
  readonly path: string
  /** As profiles carry it, by number or by name. */
  readonly standing: unknown
  readonly jurisdiction?: Jurisdiction | undefined
  /** Submitted after the deadline: what was closed stays closed until the decision. */
  readonly isLate?: boolean | undefined
  /** Frozen by somebody, so that proving who one is opens nothing. */
  readonly isHeld?: boolean | undefined
  /** Whether the operator closes records too: people may see their own, unless it is told otherwise. */
  readonly hasRecordsGate?: boolean | undefined
}

/**
 * What becomes of an act: it is done, it is not answered, or the member is told: what to do first, that it is being
 * looked at, that they are frozen, or that they are blocked.
 */
export type GateAnswer = 'pass' | 'silent' | 'remind' | 'underReview' | 'held' | 'blocked'

/** Acts that are not answered at all where they are closed; why is told on the member's own page. */
const silent: readonly Gate[] = ['updateProfile']

/** What a submission after the deadline does not open again. */
const closedWhileLate: readonly Gate[] = ['deposit', 'depositByWallet', 'play']

export function decideGate(question: GateQuestion): GateAnswer {
  const { gate, isSignedIn, path, standing } = question
  if (!isSignedIn || path.startsWith('/s-kyc') || isOpen(question)) return 'pass'
  if (silent.includes(gate)) return 'silent'
  const name = kycName(standing)
  if (name === 'block') return 'blocked'
  if (name === 'frozen' && question.isHeld) return 'held'
  return name === 'under_review' ? 'underReview' : 'remind'
}

function isOpen({ gate, standing, jurisdiction, isLate, hasRecordsGate }: GateQuestion): boolean {
  if (gate === 'viewRecords' && !hasRecordsGate) return true
  if (isLate && kycName(standing) === 'under_review' && closedWhileLate.includes(gate)) return false
  return passes(gate, standing, jurisdiction)
}
