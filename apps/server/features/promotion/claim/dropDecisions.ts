import { daySpan } from '@saya/money'
import type { ProductDayWork } from '../../../platform/dayWork/index.ts'
import { deleteDecisionsBefore } from './decision.store.ts'

/** As long as records of money are kept. */
const keptYears = 5
const most = 1000

/** Deletes decisions that are older than records of money are kept. */
export function dropDecisions(): ProductDayWork {
  return {
    name: 'promotion.dropDecisions',
    atManila: '04:40',
    missed: 'last',
    once: 'for the product',
    async perform({ day, step }) {
      const [year = '', ...rest] = day.split('-')
      const beforeMs = daySpan([String(Number(year) - keptYears), ...rest].join('-')).fromMs
      let deleted = most
      while (deleted === most) {
        await step(async tx => {
          deleted = await deleteDecisionsBefore(tx, beforeMs, most)
          return ''
        })
      }
    },
  }
}
