import { type Task, task } from '../../../platform/jobs/index.ts'
import type { WithdrawalDeps } from '../deps.ts'
import { isSettledBy } from './event.rules.ts'
import { payJob } from './payJob.ts'
import { settleEvent } from './payout.store.ts'
import { seeTo } from './seeTo.ts'

/** Sees to one withdrawal soon. Where a gateway does not answer, the job is tried again, and each minute looks besides. */
export function pay(deps: WithdrawalDeps): Task {
  return task(payJob, async ({ uid, id, event }) => {
    const withdrawal = await seeTo(deps, { uid: BigInt(uid), id })
    if (event && withdrawal && isSettledBy(event.says, withdrawal)) await deps.db.app(tx => settleEvent(tx, event))
  })
}
