import type { officeContract } from '@saya/contract/office.ts'
import { done } from '@saya/contract/outcome.ts'
import type { Handler } from '../../../platform/http/request/call.ts'
import { listDays } from '../day.store.ts'
import type { RankingDeskDeps } from '../deps.ts'
import { viewDay } from './desk.view.ts'
import { readTerms } from './readTerms.ts'

/** A quarter of a year, and some days on which two contests ran. */
const most = 100

export function listRankingDays(deps: RankingDeskDeps): Handler<typeof officeContract.ranking.listRankingDays> {
  return async () => {
    const days = await deps.db.app(tx => listDays(tx, most))
    const d = []
    for (const day of days) d.push(viewDay(day, await readTerms(deps, day)))
    return done({ d, t: d.length })
  }
}
