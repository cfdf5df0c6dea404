import type { MemberTx } from '../../../platform/db/database.ts'
import { instant } from '../../../platform/db/instant.ts'

export interface ClaimOutcome {
  readonly claimId: string
  readonly uid: bigint
  /** Why nothing was given. Empty where the reward was promised. */
  readonly code: string
  readonly nowMs: number
}

/**
 * Writes down what a claim comes to, for good. Answers what stands: of two at once the second waits for the first and finds
 * what that one wrote.
 */
export async function keepOutcome(tx: MemberTx, { claimId, uid, code, nowMs }: ClaimOutcome) {
  const added = await tx
    .insertInto('claim_outcome')
    .values({ claim_id: claimId, uid, code, at: instant(nowMs) })
    .onConflict(conflict => conflict.doNothing())
    .returning('code')
    .executeTakeFirst()
  if (added) return { isNew: true, code } as const
  const known = await tx
    .selectFrom('claim_outcome')
    .select('code')
    .where('claim_id', '=', claimId)
    .executeTakeFirstOrThrow()
  return { isNew: false, code: known.code } as const
}
