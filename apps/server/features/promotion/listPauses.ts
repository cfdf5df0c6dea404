import type { MemberTx } from '../../platform/db/database.ts'
import { listGatedUids } from '../gate/index.ts'
import { listConcerningUids } from '../harm/index.ts'
import { listLimitedUids } from '../limit/index.ts'
import { findPauses } from './findPauses.ts'
import type { Pauses } from './rules/eligibility.rules.ts'

/** What keeps members from promotions for a time. Most have nothing that could, and are known by what is asked of all at once. */
export async function listPauses(
  tx: MemberTx,
  uids: readonly bigint[],
  nowMs: number,
): Promise<ReadonlyMap<bigint, Pauses>> {
  const paused = await Promise.all([listGatedUids(tx, uids), listLimitedUids(tx, uids), listConcerningUids(tx, uids)])
  const pauses = new Map<bigint, Pauses>()
  for (const uid of new Set(paused.flatMap(found => [...found]))) pauses.set(uid, await findPauses(tx, uid, nowMs))
  return pauses
}
