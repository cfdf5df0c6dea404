import { manilaDay, startOfManilaDay } from '@saya/money'
import * as v from 'valibot'
import { type Task, task } from '../../platform/jobs/index.ts'
import type { DepositDeps } from './deps.ts'
import { reconcileDay } from './reconcileDay.ts'

/** Every night: yesterday at each gateway. One that does not answer keeps the others from nothing, and is tried again. */
export function reconcileNightly(deps: DepositDeps): Task {
  return task({ name: 'deposit.reconcile', payload: v.object({}) }, async (_payload, { log }) => {
    const day = manilaDay(startOfManilaDay(deps.clock.now()) - 1)
    const faults: unknown[] = []
    for (const gateway of deps.gateways.values()) {
      const { mismatches } = await reconcileDay(deps, gateway, day).catch((fault: unknown) => {
        faults.push(fault)
        return { mismatches: [] }
      })
      if (mismatches.length > 0) log.error({ gateway: gateway.name, day }, 'a day at a gateway does not add up')
    }
    if (faults.length > 0) throw new AggregateError(faults, 'Not every gateway could be compared.')
  })
}
