import type { AppTx } from '../../../platform/db/database.ts'
import type { DayRun, ProductDayWork } from '../../../platform/dayWork/index.ts'
import type { DepositDeps } from '../deps.ts'
import { listDaysToCompare } from './listDaysToCompare.ts'
import { reconcileDay } from './reconcileDay.ts'

/**
 * Every night: yesterday at each gateway, and the days that do not add up yet. A gateway that does not answer keeps the
 * others from nothing, and is tried again.
 */
export function reconcileNightly(deps: DepositDeps): ProductDayWork {
  async function perform({ log, renew }: DayRun<AppTx>): Promise<void> {
    const faults: unknown[] = []
    for (const gateway of deps.gateways.values()) {
      await renew()
      const wanted = { gateway: gateway.name, direction: 'in' } as const
      for (const day of await listDaysToCompare(deps, wanted, deps.clock.now())) {
        const { open } = await reconcileDay(deps, gateway, day).catch((fault: unknown) => {
          faults.push(fault)
          return { open: 0 }
        })
        if (open > 0) log.error({ gateway: gateway.name, day }, 'a day at a gateway does not add up')
      }
    }
    if (faults.length > 0) throw new AggregateError(faults, 'Not every gateway could be compared.')
  }
  return { name: 'deposit.reconcile', atManila: '01:00', missed: 'last', once: 'for the product', perform }
}
