import { type Task, task } from '../../../platform/jobs/index.ts'
import type { WithdrawalDeps } from '../deps.ts'
import { isSettledBy } from './event.rules.ts'
import { payJob } from './payJob.ts'
import { settleEvent } from './payout.store.ts'
import { advanceWithdrawal } from './advanceWithdrawal.ts'

/** Advances one withdrawal soon. If a gateway does not answer, the job is tried again, and the poller asks each minute. */
export function pay(deps: WithdrawalDeps): Task {
  return task(payJob, async ({ uid, id, event }) => {
    const withdrawal = await advanceWithdrawal(deps, { uid: BigInt(uid), id })
    if (event && withdrawal && isSettledBy(event.says, withdrawal)) await deps.db.app(tx => settleEvent(tx, event))
  })
}
