import type { officeContract } from '@saya/contract/office.ts'
import { done } from '@saya/contract/outcome.ts'
import { textIn } from '@saya/contract/text.ts'
import { dayMs, formatPesos, manilaDay, startOfManilaDay } from '@saya/money'
import type { Database } from '../../../platform/db/database.ts'
import type { Handler } from '../../../platform/http/request/call.ts'
import { listCostsSince } from '../claim/budget.store.ts'
import type { PromotionDeskDeps } from '../deps.ts'
import { listHoldingOn } from '../held.ts'
import type { LiveOffer } from '../offered.ts'
import { payDaysName } from '../payDays.ts'
import { type KnownRun, listRuns } from '../run.store.ts'

const shownDays = 14

export function listRebateRuns({
  db,
  clock,
}: PromotionDeskDeps): Handler<typeof officeContract.promotion.listRebateRuns> {
  return async () => {
    const midnight = startOfManilaDay(clock.now())
    const days = Array.from({ length: shownDays }, (_, back) => manilaDay(midnight - (back + 1) * dayMs))
    const since = days.at(-1) ?? ''
    const offers = await db.ref(async tx => {
      const rows: { day: string; offered: LiveOffer }[] = []
      for (const day of days) {
        const holding = await listHoldingOn(tx, day)
        rows.push(...holding.filter(({ deal }) => deal.pays === 'each day').map(offered => ({ day, offered })))
      }
      return rows
    })
    const costs = new Map((await db.app(tx => listCostsSince(tx, since))).map(cost => [keyOf(cost), cost]))
    const runs = await readRuns(db, since)
    const d = offers.map(({ day, offered: { version, offer } }) => {
      const cost = costs.get(keyOf({ promotion: version.promotion, day }))
      return {
        promotion: version.promotion,
        title: textIn(offer.title, 'en'),
        day,
        ...stateOf(
          runs.filter(run => run.day === day),
          db.memberSchemas,
        ),
        members: Number(cost?.grants ?? 0n),
        amount: formatPesos(cost?.units ?? 0n),
      }
    })
    return done({ d, t: d.length })
  }
}

function keyOf({ promotion, day }: { readonly promotion: string; readonly day: string }): string {
  return `${promotion} ${day}`
}

/** What every part of the members knows of these days, one part after the other. */
async function readRuns(db: Database, since: string): Promise<readonly KnownRun[]> {
  const runs: KnownRun[] = []
  for (let schema = 0; schema < db.memberSchemas; schema++)
    runs.push(...(await db.memberSchema(schema, tx => listRuns(tx, payDaysName, since))))
  return runs
}

function stateOf(runs: readonly KnownRun[], parts: number) {
  const ended = runs.flatMap(({ endedAtMs }) => endedAtMs ?? [])
  const isDone = ended.length === parts
  return {
    state: isDone ? ('done' as const) : runs.length > 0 ? ('running' as const) : ('waiting' as const),
    parts,
    parts_done: ended.length,
    failures: runs.reduce((sum, { failures }) => sum + failures, 0),
    done_at: isDone ? Math.floor(Math.max(...ended) / 1000) : 0,
  }
}
