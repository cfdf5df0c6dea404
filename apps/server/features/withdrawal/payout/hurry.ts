import { addJob } from '../../../platform/jobs/index.ts'
import { tellNews } from '../../../platform/events/index.ts'
import type { WithdrawalDeps } from '../deps.ts'
import { payJob } from './payJob.ts'
import type { Withdrawal } from '../withdrawal.store.ts'

type Changed = Pick<Withdrawal, 'uid' | 'id' | 'status'>

/**
 * Says that a withdrawal stands otherwise now, and has one that may be paid seen to at once. Whoever is cut off before it
 * delays no payment by more than a minute: what is due stands in the row itself.
 */
export async function hurry({ db }: Pick<WithdrawalDeps, 'db'>, { uid, id, status }: Changed): Promise<void> {
  await db.app(async tx => {
    if (status === 'paying') await addJob(tx, payJob, { payload: { uid: String(uid), id } })
    await tellNews(tx, 'member.changed', { uid: String(uid), about: 'withdrawal' })
  })
}
