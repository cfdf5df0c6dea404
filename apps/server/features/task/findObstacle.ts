import type { Jurisdiction } from '@saya/contract/gates.ts'
import { refuse } from '@saya/contract/outcome.ts'
import type { MemberTx } from '../../platform/db/database.ts'
import { refuseGate } from '../gate/index.ts'
import { findOpener } from '../kyc/index.ts'
import { findStop, mayCollect } from '../reward/index.ts'

/** Coins were collected before tasks had names of their own: the kind of their postings. */
export const coinKind = 42

interface Collector {
  readonly uid: bigint
  readonly nowMs: number
  readonly jurisdiction: Jurisdiction
}

/**
 * Why a member can collect nothing just now, with the cause's own sentence. The cause comes before the standing, as in the mall: nobody is
 * sent to be verified for what stays closed all the same.
 */
export async function findObstacle(tx: MemberTx, collector: Collector) {
  const stop = await findStop(tx, { ...collector, kind: coinKind })
  if (stop) return refuseGate(stop)
  if (await mayCollect(tx, { ...collector, kind: coinKind })) return undefined
  return refuse((await findOpener(tx, collector)) === 'member' ? 'task_kyc_required' : 'task_account')
}
