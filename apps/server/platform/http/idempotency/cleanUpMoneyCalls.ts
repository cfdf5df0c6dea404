import type { Clock } from '../../clock.ts'
import type { SchemaDayRun, SchemaDayWork } from '../../dayWork/index.ts'
import { deleteMoneyCalls } from './idempotency.store.ts'

/** Few enough that a transaction holds nobody up. */
const most = 1000

/** Deletes what is remembered of money calls once their day is over. */
export function cleanUpMoneyCalls({ clock }: { readonly clock: Clock }): SchemaDayWork {
  async function perform({ step }: SchemaDayRun): Promise<void> {
    let deleted = most
    while (deleted === most) {
      await step(async tx => {
        deleted = await deleteMoneyCalls(tx, clock.now(), most)
        return ''
      })
    }
  }
  return { name: 'moneyCall.cleanUp', atManila: '03:40', missed: 'last', once: 'for each schema', perform }
}
