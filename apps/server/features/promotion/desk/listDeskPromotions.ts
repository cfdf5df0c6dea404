import type { officeContract } from '@saya/contract/office.ts'
import { done } from '@saya/contract/outcome.ts'
import { manilaDay } from '@saya/money'
import type { Handler } from '../../../platform/http/request/call.ts'
import { listCosts } from '../claim/budget.store.ts'
import type { PromotionDeskDeps } from '../deps.ts'
import { listShown } from '../held.ts'
import { listPromotionRows, listWaiting } from '../promotion.store.ts'
import { viewHead, viewKinds } from './desk.view.ts'

/** What waits for somebody comes first, then what holds. */
const order = ['waiting', 'stopped', 'live', 'planned', 'draft', 'ended'] as const

export function listDeskPromotions({
  db,
  clock,
}: PromotionDeskDeps): Handler<typeof officeContract.promotion.listDeskPromotions> {
  return async ({ query }) => {
    const { rows, live, waiting } = await db.ref(async tx => ({
      rows: await listPromotionRows(tx),
      live: new Map((await listShown(tx, clock.now())).map(({ version }) => [version.promotion, version])),
      waiting: new Set(await listWaiting(tx)),
    }))
    const costs = await db.app(listCosts)
    const all = rows.map(promotion =>
      viewHead(
        {
          promotion,
          live: live.get(promotion.id),
          isWaiting: waiting.has(promotion.id),
          cost: costs.find(cost => cost.promotion === promotion.id && cost.version === live.get(promotion.id)?.number),
        },
        clock.now(),
      ),
    )
    const d = all
      .filter(({ state }) => query.state === '' || state === query.state)
      .toSorted((one, other) => order.indexOf(one.state) - order.indexOf(other.state))
    return done({ d, t: d.length, kinds: viewKinds(), today: manilaDay(clock.now()) })
  }
}
