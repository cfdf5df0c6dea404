import { manilaDay, startOfManilaDay } from '@saya/money'
import * as v from 'valibot'
import { tellsRecords } from '../../platform/gameProvider/gameProvider.ts'
import { type Task, task } from '../../platform/jobs/index.ts'
import { compareDay } from './compareDay.ts'
import type { RoundCheckDeps } from './deps.ts'

/** Every night: yesterday at each provider. One that does not answer keeps the others from nothing, and is tried again. */
export function compareNightly(deps: RoundCheckDeps): Task {
  return task({ name: 'roundCheck.compare', payload: v.object({}) }, async (_payload, { log }) => {
    const day = manilaDay(startOfManilaDay(deps.clock.now()) - 1)
    const faults: unknown[] = []
    for (const provider of [...deps.gameProviders.values()].filter(tellsRecords)) {
      const { differences } = await compareDay(deps, provider, day).catch((fault: unknown) => {
        faults.push(fault)
        return { differences: 0 }
      })
      if (differences > 0) log.error({ provider: provider.code, day }, 'a day at a provider does not add up')
    }
    if (faults.length > 0) throw new AggregateError(faults, 'Not every provider could be compared.')
  })
}
