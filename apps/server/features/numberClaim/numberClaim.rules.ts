import type { NumberClaimStatus } from '@saya/contract/numberClaim/numberClaim.ts'
import { numberClaimLimits } from '@saya/contract/numberClaim/numberClaimLimits.ts'
import { declareTransitions } from '../../platform/transition/transition.rules.ts'

type NumberClaimEvent = 'propose' | 'approve' | 'refuse' | 'stop' | 'expire'

export const { table: claimTransitions, next: nextClaimStatus } = declareTransitions<
  NumberClaimStatus,
  NumberClaimEvent
>({
  initial: ['asked'],
  table: {
    asked: { propose: 'proposed', refuse: 'refused', stop: 'stopped', expire: 'expired' },
    proposed: { approve: 'approved', refuse: 'refused', stop: 'stopped', expire: 'expired' },
    approved: {},
    refused: {},
    stopped: {},
    expired: {},
  },
})

const hourMs = 3_600_000
export const openMs = numberClaimLimits.openDays * 24 * hourMs
const waitMs = numberClaimLimits.waitHours * hourMs

/** From when on a proposal can be approved. */
export function readyAtMs(proposedAtMs: number): number {
  return proposedAtMs + waitMs
}

interface ClaimCase {
  readonly status: NumberClaimStatus
  readonly expiresAtMs: number
  readonly proposedAtMs: number | null
  /** Whether whoever acts proposed it. */
  readonly isOwn: boolean
  /** Whether another request for the same member is proposed. */
  readonly isOtherProposed: boolean
}

type ClaimRefusal = 'number_claim_over' | 'number_claim_beside' | 'number_claim_own' | 'number_claim_early'

type ClaimJudgement =
  | { readonly ok: true; readonly to: NumberClaimStatus }
  | { readonly ok: false; readonly code: ClaimRefusal }

/** Whether one of staff may do this with a request now. */
export function judgeClaim(act: 'propose' | 'approve' | 'refuse', claim: ClaimCase, nowMs: number): ClaimJudgement {
  const to = nextClaimStatus(claim.status, act)
  if (!to || nowMs >= claim.expiresAtMs) return { ok: false, code: 'number_claim_over' }
  if (act === 'propose' && claim.isOtherProposed) return { ok: false, code: 'number_claim_beside' }
  if (act !== 'approve') return { ok: true, to }
  if (claim.isOwn) return { ok: false, code: 'number_claim_own' }
  const isEarly = claim.proposedAtMs === null || nowMs < readyAtMs(claim.proposedAtMs)
  return isEarly ? { ok: false, code: 'number_claim_early' } : { ok: true, to }
}
