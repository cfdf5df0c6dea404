import type { contract } from '@saya/contract'
import { gateErrors } from '@saya/contract/gate/errors.ts'
import { redemptionErrors } from '@saya/contract/redemption/errors.ts'
import { done, refuse } from '@saya/contract/outcome.ts'
import type { Handler } from '../../platform/http/request/call.ts'
import { viewRefusal } from '../../platform/http/answer/viewRefusal.ts'
import { findCoinBalance } from '../wallet/index.ts'
import type { GoodsDeps } from './deps.ts'
import { findGoods } from './goods.store.ts'
import { viewGoods } from './goods.view.ts'
import { refuseRedeeming } from './refuseRedeeming.ts'
import { findLeft, findShare } from './stock.store.ts'
import { termsOf } from './terms.rules.ts'
import { countTickets } from './ticket.store.ts'
import { ticketRoom } from './worth.rules.ts'

const declared = { ...gateErrors, ...redemptionErrors }

/** Goods that are off are not there. */
export function getGoods({ db, clock, jurisdiction }: GoodsDeps): Handler<typeof contract.goods.getGoods> {
  return async ({ caller: { uid }, query, visitor }) => {
    const goods = await db.ref(tx => findGoods(tx, query.goods_id))
    if (!goods?.is_on) return refuse('not_found')
    const { left, share, tickets } = await db.app(async tx => ({
      left: await findLeft(tx, goods.id),
      share: await findShare(tx, goods.id, uid),
      tickets: goods.gives === 'ticket' ? await countTickets(tx, uid) : 0,
    }))
    const room = ticketRoom(goods.gives, goods.gives_amount, tickets)
    const act = { uid, nowMs: clock.now(), jurisdiction }
    const { balance, obstacle } = await db.member(uid, async tx => ({
      balance: await findCoinBalance(tx, uid),
      obstacle: await refuseRedeeming(tx, act),
    }))
    return done({
      ...viewGoods(goods, left, visitor.language),
      balance: String(balance),
      terms: termsOf(goods),
      redeemed: Math.max(share, goods.most_per_person - room),
      why_not: obstacle ? viewRefusal(obstacle, declared, visitor.language) : { code: '', sentence: '' },
    })
  }
}
