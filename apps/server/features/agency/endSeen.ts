import type { AppTx } from '../../platform/db/database.ts'
import { instant } from '../../platform/db/instant.ts'
import { endReferralCode } from '../referral/index.ts'
import { type Agency, findNewest, setAgency } from './agency.store.ts'

interface End {
  readonly to: 'withdrawn' | 'expired'
  readonly by: string
  readonly reason: string
  readonly nowMs: number
}

/** Ends an application or an accreditation, and its link in the same commit. Nothing where somebody was faster. */
export async function endSeen(tx: AppTx, seen: Agency, { to, by, reason, nowMs }: End): Promise<Agency | undefined> {
  const at = instant(nowMs)
  const row = await setAgency(tx, seen, { status: to, ended_at: at, ended_by: by, reason, due_at: at })
  if (row && row.code !== '') await endReferralCode(tx, { code: row.code, nowMs })
  return row
}

/** Whether an application waits, or its member is an agent. */
export function isOpen({ status }: Pick<Agency, 'status'>): boolean {
  return status === 'pending' || status === 'approved'
}

/** Ends whatever is open of a member who closes their account, in the same transaction. */
export async function endAgencyOf(tx: AppTx, uid: bigint, nowMs: number): Promise<void> {
  const seen = await findNewest(tx, uid)
  if (seen && isOpen(seen)) await endSeen(tx, seen, { to: 'withdrawn', by: 'member', reason: '', nowMs })
}
