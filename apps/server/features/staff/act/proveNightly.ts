import type { Clock } from '../../../platform/clock.ts'
import type { AppTx, Database } from '../../../platform/db/database.ts'
import type { DayRun, ProductDayWork } from '../../../platform/dayWork/index.ts'
import { proveActs } from './proveActs.ts'
import type { Signing } from './signActs.ts'
import { deleteOld } from '../session/staffSession.store.ts'

const keptMs = 30 * 24 * 3_600_000
const most = 1000

interface NightlyDeps {
  readonly db: Database
  readonly clock: Clock
  readonly signing?: Signing | undefined
}

/** Every night: proves what staff did, and deletes sessions that ended a month ago. */
export function proveNightly(deps: NightlyDeps): ProductDayWork {
  async function perform({ log, step }: DayRun<AppTx>): Promise<void> {
    const { brokenAt, signed } = await proveActs(deps)
    if (brokenAt !== null) log.error({ act: String(brokenAt) }, 'the record of what staff did does not hold')
    if (signed.state === 'broken') log.error({}, 'what was signed of the record of what staff did does not hold')
    let deleted = most
    while (deleted === most) {
      await step(async tx => {
        deleted = await deleteOld(tx, deps.clock.now() - keptMs, most)
        return ''
      })
    }
  }
  return { name: 'staff.proveActs', atManila: '04:00', missed: 'last', once: 'for the product', perform }
}
