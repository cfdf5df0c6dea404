import { type Task, task } from '../../platform/jobs/index.ts'
import type { WithdrawalDeps } from './deps.ts'
import { payJob } from './payJob.ts'
import { seeTo } from './seeTo.ts'

/** Sees to one withdrawal soon. Where a gateway does not answer, the job is tried again, and each minute looks besides. */
export function pay(deps: WithdrawalDeps): Task {
  return task(payJob, async ({ uid, id }) => void (await seeTo(deps, { uid: BigInt(uid), id })))
}
