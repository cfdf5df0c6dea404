import type { SchemaDayWork } from '../../platform/dayWork/index.ts'
import { firstDayKept } from './kept.rules.ts'
import { dropMonthsBefore } from './month.store.ts'

/** Drops the tallies of months that nothing asks for any more. */
export function dropMonths(): SchemaDayWork {
  return {
    name: 'tally.dropMonths',
    atManila: '04:50',
    missed: 'last',
    once: 'for each schema',
    perform: ({ day, step }) =>
      step(async tx => {
        await dropMonthsBefore(tx, firstDayKept(day))
        return ''
      }),
  }
}
