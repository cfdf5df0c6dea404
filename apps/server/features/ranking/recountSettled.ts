import { dayMs, formatPesos } from '@saya/money'
import type { ProductDayWork } from '../../platform/dayWork/index.ts'
import { openIncidents } from '../../platform/incident/incident.store.ts'
import type { GrantDeps } from '../promotion/index.ts'
import { listTakenBack } from './listTakenBack.ts'
import { listSettledSince } from './day.store.ts'
import { rerankDay } from './rerankDay.ts'

/** A round can be taken back for so long, and it is seen to the night after. */
const watchedMs = 35 * dayMs

/**
 * Compares each night what settled days were won with what the tallies say by now. Play that was taken back changes no place; it
 * opens a case for a person, and so does a place or a prize that tally and terms do not come to.
 */
export function recountSettled(deps: GrantDeps): ProductDayWork {
  const { db, clock } = deps
  return {
    name: 'ranking.recountSettled',
    atManila: '05:10',
    missed: 'last',
    once: 'for the product',
    async perform({ step }) {
      for (const settled of await db.app(tx => listSettledSince(tx, clock.now() - watchedMs))) {
        const { contest, day } = settled
        const cases = (await listTakenBack(deps, settled)).map(({ place, uid, prize, turnover, left }) => {
          const [won, now] = [formatPesos(turnover), formatPesos(left)]
          const detail = { member: String(uid), place, prize: formatPesos(prize), settled_with: won, now }
          return { kind: 'RANKING_TAKEN_BACK', subject: `${contest} ${day} ${place}`, detail }
        })
        const { prizes, order } = await rerankDay(deps, settled)
        const subject = `${contest} ${day}`
        const differing =
          prizes.length + order.length === 0
            ? []
            : [{ kind: 'RANKING_DIFFERS', subject, detail: { prizes: prizes.join('; '), order: order.join('; ') } }]
        await step(async tx => {
          await openIncidents(tx, [...cases, ...differing], clock.now())
          return day
        })
      }
    },
  }
}
