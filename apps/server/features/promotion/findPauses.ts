import type { MemberTx } from '../../platform/db/database.ts'
import { findGates } from '../gate/index.ts'
import { isAtContact } from '../harm/index.ts'
import { stoppedByLimit } from '../limit/index.ts'
import type { Pauses } from './rules/eligibility.rules.ts'

/** What keeps a member from promotions for a time: what they chose themselves, a limit that stops them now, signs of harm, or staff. */
export async function findPauses(tx: MemberTx, uid: bigint, nowMs: number): Promise<Pauses> {
  const [gates, isLimited, isConcerning] = await Promise.all([
    findGates(tx, uid, nowMs),
    stoppedByLimit(tx, uid, nowMs),
    isAtContact(tx, uid),
  ])
  const causes = new Set(gates.map(({ cause }) => cause))
  return {
    isExcluded: causes.has('exclusion'),
    isTimedOut: causes.has('time_out'),
    isRestricted: causes.has('staff') || causes.has('review'),
    isLimited: causes.has('rest') || isLimited,
    isAtContact: isConcerning,
  }
}
