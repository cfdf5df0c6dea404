import type { NumberClaimStatus } from '@saya/contract/numberClaim/numberClaim.ts'
import { refuse } from '@saya/contract/outcome.ts'
import type { Staff } from '../../platform/auth/caller.ts'
import type { NumberClaim } from './numberClaim.store.ts'

/** A request that is held, for whoever acts upon it, with the other open ones for the same member where those matter. */
export function caseOf(
  row: NumberClaim,
  { operatorId }: Pick<Staff, 'operatorId'>,
  beside: readonly NumberClaim[] = [],
) {
  return {
    status: row.status as NumberClaimStatus,
    expiresAtMs: row.expires_at,
    proposedAtMs: row.proposed_at,
    isOwn: row.proposed_by === operatorId,
    isOtherProposed: beside.some(({ status }) => status === 'proposed'),
  }
}

/** Why the number of the account cannot be moved, as staff read it. */
export function refuseMove(why: 'closed' | 'changed' | 'taken') {
  return why === 'taken' ? refuse('number_claim_taken') : refuse('number_claim_member')
}
