import type { AgencyStatus, ApplyCode } from '@saya/contract/agency/agency.ts'
import { agencyLimits } from '@saya/contract/agency/agency.ts'
import { kycStatus } from '@saya/contract/kycStatus.ts'
import { dayMs, daySpan, manilaDay, startOfManilaDay } from '@saya/money'
import { declareTransitions } from '../../platform/transition/transition.rules.ts'

export type AgencyEvent = 'approve' | 'reject' | 'withdraw' | 'expire'

export const { table: agencyTransitions, next: nextAgencyStatus } = declareTransitions<AgencyStatus, AgencyEvent>({
  initial: ['pending'],
  table: {
    pending: { approve: 'approved', reject: 'rejected', withdraw: 'withdrawn' },
    approved: { withdraw: 'withdrawn', expire: 'expired' },
    rejected: {},
    withdrawn: {},
    expired: {},
  },
})

interface NewestApplication {
  readonly status: AgencyStatus
  /** When staff rejected it, or withdrew what they had approved; nothing where they did neither. */
  readonly deniedAtMs: number | null
}

interface ApplicantStanding {
  readonly kycStatus: number
  /** Whether an exclusion, a time-out or staff close offers to them. */
  readonly isStopped: boolean
}

interface Applicant extends ApplicantStanding {
  /** The newest application; nothing where it is the first. */
  readonly newest: NewestApplication | undefined
  readonly nowMs: number
}

/** Whether a member may be an agent as they stand now; why not, where they may not. It is asked as they apply and as somebody approves. */
export function judgeStanding({ kycStatus: standing, isStopped }: ApplicantStanding) {
  if (isStopped) return 'agency_closed'
  return standing === kycStatus.fully_kyc ? undefined : 'agency_unverified'
}

/** Whether a member may apply; why not, where they may not. */
export function judgeApplicant({ newest, nowMs, ...standing }: Applicant): ApplyCode | undefined {
  if (newest?.status === 'pending') return 'agency_waits'
  if (newest?.status === 'approved') return 'agency_stands'
  const unfit = judgeStanding(standing)
  if (unfit) return unfit
  const deniedAtMs = newest?.deniedAtMs ?? null
  const isFresh = deniedAtMs !== null && nowMs - deniedAtMs < agencyLimits.againDays * dayMs
  return isFresh ? 'agency_too_soon' : undefined
}

interface Extension {
  readonly lastDay: string
  /** When the accreditation ends as it is. */
  readonly endsAtMs: number
  readonly nowMs: number
}

/** When an accreditation ends that is extended; nothing where the chosen day is none of the next years, or no later than the present one. */
export function endOfExtension({ lastDay, endsAtMs, nowMs }: Extension): number | undefined {
  const laterMs = endOfAccreditation(lastDay, nowMs)
  return laterMs !== undefined && laterMs > endsAtMs ? laterMs : undefined
}

/** When an accreditation ends whose last day was chosen; nothing where that is no day of the next years. */
export function endOfAccreditation(lastDay: string, nowMs: number): number | undefined {
  const { fromMs } = daySpan(lastDay)
  // A day that no calendar has is read as one of the next month.
  if (!Number.isFinite(fromMs) || manilaDay(fromMs) !== lastDay) return undefined
  const endsAtMs = fromMs + dayMs
  const isAhead = fromMs > startOfManilaDay(nowMs)
  return isAhead && endsAtMs <= nowMs + agencyLimits.years * 366 * dayMs ? endsAtMs : undefined
}
