import { dayMs, daySpan } from '@saya/money'
import type { ProductDayWork } from '../dayWork/index.ts'
import { deleteFailed } from './job.store.ts'

/** As long as somebody may want to look at one, and have it done after all. */
const keptDays = 30

/** Deletes jobs that failed for good a month ago: by then nobody has them done any more. */
export function dropFailed(): ProductDayWork {
  return {
    name: 'jobs.dropFailed',
    atManila: '04:50',
    missed: 'last',
    once: 'for the product',
    async perform({ day, step }) {
      await step(async tx => {
        await deleteFailed(tx, daySpan(day).fromMs - keptDays * dayMs)
        return ''
      })
    },
  }
}
