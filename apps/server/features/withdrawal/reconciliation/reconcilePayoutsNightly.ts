import type { AppTx } from '../../../platform/db/database.ts'
import type { DayRun, ProductDayWork } from '../../../platform/dayWork/index.ts'
import { listDaysToCompare } from '../../deposit/index.ts'
import type { WithdrawalDeps } from '../deps.ts'
import { reconcilePayouts } from './reconcilePayouts.ts'

/** The same of what went out: every night yesterday at each gateway that pays, and the days that do not add up yet. */
export function reconcilePayoutsNightly(deps: WithdrawalDeps): ProductDayWork {
  async function perform({ log, renew }: DayRun<AppTx>): Promise<void> {
    const faults: unknown[] = []
    for (const gateway of deps.payouts.values()) {
      await renew()
      const wanted = { gateway: gateway.name, direction: 'out' } as const
      for (const day of await listDaysToCompare(deps, wanted, deps.clock.now())) {
        const { open } = await reconcilePayouts(deps, gateway, day).catch((fault: unknown) => {
          faults.push(fault)
          return { open: 0 }
        })
        if (open > 0) log.error({ gateway: gateway.name, day }, 'payouts of a day at a gateway do not add up')
      }
    }
    if (faults.length > 0) throw new AggregateError(faults, 'Not every gateway’s payouts could be compared.')
  }
  return { name: 'withdrawal.reconcile', atManila: '01:05', missed: 'last', once: 'for the product', perform }
}
