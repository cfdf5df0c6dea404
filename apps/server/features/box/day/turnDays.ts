import { manilaDay } from '@saya/money'
import type { DayWork } from '../../../platform/dayWork/index.ts'
import { countOpenClaims, sumClaims } from '../claim/claim.store.ts'
import type { BoxDeps } from '../deps.ts'
import { closeSlices, findDay, showDay } from './day.store.ts'
import { makeDays } from './makeDays.ts'
import { getTerms } from './terms.store.ts'

/**
 * Binds the days ahead, and then tells the seed of the day that has ended: once no box of it can be opened any more, and each that was
 * has its prize.
 */
export function turnDays(deps: Pick<BoxDeps, 'db' | 'masters' | 'random' | 'clock'>): DayWork {
  return {
    name: 'box.turnDays',
    atManila: '00:10',
    missed: 'each',
    once: 'for the product',
    async perform(run) {
      const agreed = await deps.db.ref(getTerms)
      await run.step(async tx => {
        await makeDays(tx, deps, { from: manilaDay(deps.clock.now()), agreed })
        await closeSlices(tx, run.day)
        return 'closed'
      })
      await run.step(async tx => {
        const day = await findDay(tx, run.day)
        if (!day || day.shownAtMs !== null) return 'shown'
        const open = await countOpenClaims(tx, run.day)
        if (open > 0) throw new Error(`${open} boxes of ${run.day} have no prize yet.`)
        await showDay(tx, { day: run.day, ...(await sumClaims(tx, run.day)), nowMs: deps.clock.now() })
        return 'shown'
      })
    },
  }
}
