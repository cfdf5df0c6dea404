import { cleanUp } from './features/identity/index.ts'
import type { Clock } from './platform/clock.ts'
import type { Database } from './platform/db/database.ts'
import { cleanUpMoneyCalls } from './platform/http/cleanUpMoneyCalls.ts'
import type { Nightly, Task } from './platform/jobs/index.ts'

interface Composition {
  readonly tasks: readonly Task[]
  readonly nightly: readonly Nightly[]
}

/** Puts the worker role together: what every noun does by itself. */
export function composeJobs(deps: { readonly db: Database; readonly clock: Clock }): Composition {
  const cleanUpIdentity = cleanUp(deps)
  const cleanUpMoney = cleanUpMoneyCalls(deps)
  return {
    tasks: [cleanUpIdentity, cleanUpMoney],
    nightly: [
      { task: cleanUpIdentity, atManila: '03:30' },
      { task: cleanUpMoney, atManila: '03:40' },
    ],
  }
}
