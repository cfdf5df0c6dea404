import type { officeContract } from '@saya/contract/office.ts'
import { done, refuse } from '@saya/contract/outcome.ts'
import { formatPesos } from '@saya/money'
import type { RefTx } from '../../../platform/db/database.ts'
import type { Handler } from '../../../platform/http/request/call.ts'
import { listCosts, listDayCosts } from '../claim/budget.store.ts'
import { countRefusals } from '../claim/decision.store.ts'
import type { PromotionDeskDeps } from '../deps.ts'
import { findShown, listFromDays } from '../held.ts'
import { findKind } from '../kinds/index.ts'
import { findPromotion, listVersions } from '../promotion.store.ts'
import { mustRead } from '../rules/offer.rules.ts'
import { sentenceOf, viewGuard, viewHead, viewKinds, viewVersion } from './desk.view.ts'
import { guardOf } from './guardOf.ts'
import { readList } from './readList.ts'

type Operation = typeof officeContract.promotion.getDeskPromotion

const mostDays = 30

export function getDeskPromotion({ db, clock }: PromotionDeskDeps): Handler<Operation> {
  return async ({ query, caller }) => {
    const kept = await db.ref(tx => findWhole(tx, query.id, clock.now()))
    if (!kept) return refuse('not_found')
    const { promotion, guard, live, versions, fromDays } = kept
    const key = { promotion: promotion.id, version: live?.number ?? 0 }
    const { costs, days, refusals } = await db.app(async tx => ({
      costs: await listCosts(tx),
      days: await listDayCosts(tx, key, mostDays),
      refusals: await countRefusals(tx, key),
    }))
    const cost = costs.find(one => one.promotion === promotion.id && one.version === live?.number)
    const isWaiting = versions.some(({ status }) => status === 'proposed')
    return done({
      ...viewHead({ promotion, live, isWaiting, cost }, clock.now()),
      seq: promotion.seq,
      draft: promotion.draft,
      guard: viewGuard(guard),
      kinds: viewKinds(),
      versions: versions.map(version => viewVersion(version, { live: live?.number, fromDays }, caller.operatorId)),
      days: days.map(({ day, grants, units }) => ({ day, claims: Number(grants), cost: formatPesos(units) })),
      list: live ? await readList({ db }, live) : null,
      refusals: refusals.map(({ code, count }) => ({ code, sentence: sentenceOf(code), count: Number(count) })),
    })
  }
}

async function findWhole(tx: RefTx, id: string, nowMs: number) {
  const promotion = await findPromotion(tx, id)
  const kind = promotion && findKind(promotion.kind)
  if (!promotion || !kind) return undefined
  const guard = await guardOf(tx, promotion, { ...mustRead(kind, promotion.draft), nowMs })
  const live = (await findShown(tx, id, nowMs))?.version
  const [versions, fromDays] = [await listVersions(tx, promotion.id), await listFromDays(tx, id, nowMs)]
  return { promotion, guard, live, versions, fromDays }
}
