import type { AnswerOf } from '@saya/contract/handler.ts'
import type { contract } from '@saya/contract'
import type { officeContract } from '@saya/contract/office.ts'
import type { Language } from '@saya/contract/text.ts'
import { viewProposal } from '../../platform/proposal/proposal.view.ts'
import type { Goods } from './goods.store.ts'
import type { ThingPrice } from './price.store.ts'
import type { Stock } from './stock.store.ts'
import { stepsInGift } from './wish.rules.ts'

type GoodsAnswer = AnswerOf<typeof contract.goods.listGoods>['d'][number]
type DeskGoodsAnswer = AnswerOf<typeof officeContract.goods.listDeskGoods>['d'][number]

export function viewGoods(goods: Goods, left: number, language: Language): GoodsAnswer {
  const isTagalog = language === 'tl'
  return {
    id: goods.id,
    name: isTagalog ? goods.name_tl : goods.name_en,
    show_img: goods.imgs[0] ?? '',
    imgs: goods.imgs,
    price_filcoin: String(goods.price),
    stock: left,
    summary: isTagalog ? goods.summary_tl : goods.summary_en,
    product_type: goods.product_type,
    deliver_method: goods.deliver_method,
    store_address: goods.stores,
    gives: goods.gives,
    most_per_person: goods.most_per_person,
    delivery_days: goods.delivery_days,
    delivery: isTagalog ? goods.delivery_tl : goods.delivery_en,
    refund: isTagalog ? goods.refund_tl : goods.refund_en,
  }
}

/** What else is known of goods than what staff said of them. */
interface Beside {
  readonly stock?: Stock | undefined
  readonly agreed?: ThingPrice | undefined
  readonly asked?: ThingPrice | undefined
}

/** For one operator, who sees which price they proposed themselves. */
export function viewDeskGoods(goods: Goods, { stock, agreed, asked }: Beside, operatorId: string): DeskGoodsAnswer {
  const { price: coins, gives_amount: given, sorting, updated_at: updatedAtMs, ...values } = goods
  return {
    ...values,
    price: Number(coins),
    gives_amount: Number(given / stepsInGift(goods.gives)),
    sorting: Number(sorting),
    left: stock?.left ?? 0,
    received: stock?.received ?? 0,
    taken_out: stock?.takenOut ?? 0,
    stock_seq: stock?.seq ?? 0,
    updated_at: Math.floor(updatedAtMs / 1000),
    agreed_price: coinsOf(agreed),
    asked_price: asked
      ? { id: asked.id, price: coinsOf(asked), reason: asked.reason, ...viewProposal(asked, operatorId) }
      : null,
  }
}

function coinsOf({ price: coins }: { readonly price: bigint } = { price: 0n }): number {
  return Number(coins)
}
