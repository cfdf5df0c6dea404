import { addJob } from '../../../platform/jobs/index.ts'
import { tellNews } from '../../../platform/events/index.ts'
import type { WithdrawalDeps } from '../deps.ts'
import { payJob } from './payJob.ts'
import type { Withdrawal } from '../withdrawal.store.ts'

type ChangedWithdrawal = Pick<Withdrawal, 'uid' | 'id' | 'status'>

/**
 * Tells the member's open pages that a withdrawal has changed, and has one that may be paid sent at once. If the server
 * stops before this, the payment is at most a minute late: the row itself says when it is due.
 */
export async function notifyChange(
  { db }: Pick<WithdrawalDeps, 'db'>,
  { uid, id, status }: ChangedWithdrawal,
): Promise<void> {
  await db.app(async tx => {
    if (status === 'paying') await addJob(tx, payJob, { payload: { uid: String(uid), id } })
    await tellNews(tx, 'member.changed', { uid: String(uid), about: 'withdrawal' })
  })
}
