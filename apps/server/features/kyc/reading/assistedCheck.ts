import type { Clock } from '../../../platform/clock.ts'
import type { Database } from '../../../platform/db/database.ts'
import { noteRestrictedCheck, type RestrictedCheck } from '../review/restricted.store.ts'
import { isOwn, refused, type ReviewOutcome, type Reviewer, reviewed } from '../review/reviewer.ts'

export interface AssistedCheck {
  readonly uid: bigint
  readonly version: number
  readonly reviewer: Reviewer
  readonly result: Extract<RestrictedCheck['result'], 'none' | 'listed' | 'lifted'>
  /** Where what was found can be found again, such as the number of the search. */
  readonly evidence: string
}

/** Keeps what somebody found about a member in the regulator's own list. */
export async function noteAssistedCheck(
  { db, clock }: { db: Database; clock: Clock },
  { uid, version, reviewer, result, evidence }: AssistedCheck,
): Promise<ReviewOutcome<null>> {
  if (isOwn(reviewer, uid)) return refused('own_case')
  const check = {
    uid,
    version,
    kind: 'assisted',
    result,
    checkedBy: reviewer.id,
    evidence,
    nowMs: clock.now(),
  } as const
  await db.app(tx => noteRestrictedCheck(tx, check))
  return reviewed(null)
}
