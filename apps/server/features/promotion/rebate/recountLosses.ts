import { dayMs, daySpan, formatPesos, manilaDay } from '@saya/money'
import type { ProductDayWork } from '../../../platform/dayWork/index.ts'
import { groupBySchema } from '../../../platform/db/groupBySchema.ts'
import { type NewIncident, openIncidents } from '../../../platform/incident/incident.store.ts'
import { listGranted } from '../claim/claim.store.ts'
import type { GrantDeps } from '../deps.ts'
import { listGuardedGames } from '../guard.store.ts'
import { findOffer } from '../held.ts'
import { playFilterOf } from '../playFilterOf.ts'
import { listPromotionRows } from '../promotion.store.ts'
import { lossRebate } from '../kinds/lossRebate.ts'
import { recountDay } from './lossDay.store.ts'

const lossKind = 4006
const page = 100
/** A day is counted again in the night behind it, a week later, and when its rounds can hardly be taken back any more. */
const nightsLater = [0, 7, 34] as const

type RecountDeps = Pick<GrantDeps, 'db' | 'clock'>

/**
 * Works out each night anew what days of loss rebates come to, from the rounds themselves and by the terms that each was paid by. What
 * was paid stays; a difference opens a case for a person.
 */
export function recountLosses(deps: RecountDeps): ProductDayWork {
  const { db, clock } = deps
  return {
    name: 'promotion.recountLosses',
    atManila: '05:20',
    missed: 'each',
    once: 'for the product',
    async perform({ day: night, step }) {
      const campaigns = (await db.ref(listPromotionRows)).filter(({ kind }) => kind === lossRebate.name)
      const days = nightsLater.map(nights => manilaDay(daySpan(night).fromMs - nights * dayMs))
      for (const { id } of campaigns) {
        for (const day of days) {
          const cases = await recount(deps, id, day)
          await step(async tx => {
            await openIncidents(tx, cases, clock.now())
            return `${id} ${day}`
          })
        }
      }
    },
  }
}

async function recount({ db }: RecountDeps, promotion: string, day: string): Promise<readonly NewIncident[]> {
  const name = `${promotion} ${day}`
  const cases: NewIncident[] = []
  for (let afterUid = 0n; ; ) {
    const claims = await db.app(tx => listGranted(tx, { kind: lossKind, name, afterUid, size: page }))
    for (const version of new Set(claims.map(one => one.version))) {
      const some = claims.filter(one => one.version === version)
      cases.push(...(await compare({ db }, { promotion, version, day }, some)))
    }
    if (claims.length < page) return cases
    afterUid = claims.at(-1)?.uid ?? afterUid
  }
}

interface TermsDay {
  readonly promotion: string
  readonly version: number
  readonly day: string
}

/** Of members who were paid by one version, those who were promised something else than their rounds come to. */
async function compare(
  { db }: Pick<RecountDeps, 'db'>,
  { promotion, version, day }: TermsDay,
  members: readonly { readonly uid: bigint }[],
): Promise<readonly NewIncident[]> {
  const terms = await db.ref(async tx => {
    const offered = await findOffer(tx, promotion, version)
    return offered && { ...offered, games: await listGuardedGames(tx) }
  })
  if (!terms) throw new Error(`There is no version ${version} of ${promotion}.`)
  const { deal, offer, games } = terms
  const paid = { name: `${promotion} ${day}`, day, filter: playFilterOf({ deal, audience: offer.audience }, games) }
  const cases: NewIncident[] = []
  for (const some of groupBySchema(db, members)) {
    const uids = some.map(({ uid }) => uid)
    for (const { uid, amount, ...played } of await db.member(some[0].uid, tx => recountDay(tx, paid, uids))) {
      const due = deal.amountOf(played)
      if (due === amount) continue
      const detail = { member: String(uid), version, paid: formatPesos(amount), due: formatPesos(due) }
      cases.push({ kind: 'LOSS_REBATE_DIFFERS', subject: `${paid.name} ${uid}`, detail })
    }
  }
  return cases
}
