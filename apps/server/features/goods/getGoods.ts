import type { contract } from '@saya/contract'
import { gateErrors } from '@saya/contract/gate/errors.ts'
import { redemptionErrors } from '@saya/contract/redemption/errors.ts'
import { type Language, textIn } from '@saya/contract/text.ts'
import { done, refuse } from '@saya/contract/outcome.ts'
import type { Handler } from '../../platform/http/request/call.ts'
import { fill } from '../../platform/http/answer/envelope.ts'
import { refuseAct } from '../kyc/index.ts'
import { findCoinBalance } from '../wallet/index.ts'
import type { GoodsDeps } from './deps.ts'
import { findGoods } from './goods.store.ts'
import { viewGoods } from './goods.view.ts'
import { findLeft, findShare } from './stock.store.ts'
import { termsOf } from './terms.rules.ts'
import { countTickets } from './ticket.store.ts'
import { ticketRoom } from './worth.rules.ts'

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
    const act = { uid, gate: 'welfare', nowMs: clock.now(), jurisdiction } as const
    const { balance, obstacle } = await db.member(uid, async tx => ({
      balance: await findCoinBalance(tx, uid),
      obstacle: await refuseAct(tx, act, 'redemption_kyc_required'),
    }))
    return done({
      ...viewGoods(goods, left, visitor.language),
      balance: String(balance),
      terms: termsOf(goods),
      redeemed: Math.max(share, goods.most_per_person - room),
      why_not: obstacle ? viewObstacle(obstacle, visitor.language) : { code: '', sentence: '' },
    })
  }
}

type Obstacle = NonNullable<Awaited<ReturnType<typeof refuseAct<'redemption_kyc_required'>>>>

function viewObstacle(obstacle: Obstacle, language: Language) {
  const declared = { ...gateErrors, ...redemptionErrors }[obstacle.code]
  const { text } = fill(declared, 'values' in obstacle ? obstacle.values : {})
  return { code: obstacle.code, sentence: textIn(text, language) }
}
