import { formatPesos } from '@saya/money'
import type { Database } from '../../platform/db/database.ts'
import { listTakenBack } from './listTakenBack.ts'
import { listPlaces, listSettledOf } from './day.store.ts'
import { shownPlaces } from './ranking.rules.ts'
import { rerankDay } from './rerankDay.ts'
import { viewResult } from './ranking.view.ts'

/** What was settled for a day as it is published, how it differs from tally and terms, and what was taken back of it since. */
export async function compareSettled({ db }: { readonly db: Database }, day: string) {
  const compared = []
  for (const settled of await db.app(tx => listSettledOf(tx, day))) {
    const places = await db.app(tx => listPlaces(tx, settled, { from: 1, count: shownPlaces }))
    const takenBack = (await listTakenBack({ db }, settled)).map(({ place, turnover, left }) => {
      return { place, bet: formatPesos(turnover), now: formatPesos(left) }
    })
    const differences = await rerankDay({ db }, settled)
    compared.push({ published: viewResult(settled, places, new Map()), differences, takenBack })
  }
  return compared
}
