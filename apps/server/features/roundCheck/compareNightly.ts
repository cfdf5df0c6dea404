import { tellsRecords } from '../../platform/gameProvider/gameProvider.ts'
import type { AppTx } from '../../platform/db/database.ts'
import type { DayRun, ProductDayWork } from '../../platform/dayWork/index.ts'
import { compareDay } from './compareDay.ts'
import type { RoundCheckDeps } from './deps.ts'

/** Every night: the day that has ended at each provider, and each that was missed. One that does not answer keeps the others from nothing, and is tried again. */
export function compareNightly(deps: RoundCheckDeps): ProductDayWork {
  async function perform({ day, log, renew }: DayRun<AppTx>): Promise<void> {
    const faults: unknown[] = []
    for (const provider of [...deps.gameProviders.values()].filter(tellsRecords)) {
      await renew()
      const { differences } = await compareDay(deps, provider, day).catch((fault: unknown) => {
        faults.push(fault)
        return { differences: 0 }
      })
      if (differences > 0) log.error({ provider: provider.code, day }, 'a day at a provider does not add up')
    }
    if (faults.length > 0) throw new AggregateError(faults, 'Not every provider could be compared.')
  }
  return { name: 'roundCheck.compare', atManila: '01:15', missed: 'each', once: 'for the product', perform }
}
