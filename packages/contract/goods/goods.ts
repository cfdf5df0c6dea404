import * as v from 'valibot'
import { mallLimits } from '../limits.ts'
import { proposalEntries } from '../proposal.ts'

/** Whole Filcoins. */
export const coinAmount = v.pipe(v.string(), v.regex(/^\d{1,12}$/))

/** How goods come to a member: at once, at a store, or by courier. */
export const deliverMethods = [1, 2, 3] as const
export type DeliverMethod = (typeof deliverMethods)[number]

/** 1 has one fixed way, 2 is picked up or sent, as the member chooses. */
export const productTypes = [1, 2] as const
export type ProductType = (typeof productTypes)[number]

/** The ways that are open for a type whose goods name this one. */
export function methodsOf(type: ProductType, method: DeliverMethod): readonly DeliverMethod[] {
  return type === 1 ? [method] : [2, 3]
}

/** What goods of the way 1 give at once: pesos for play, or tickets for a deposit bonus. */
export const goodsGifts = ['', 'voucher', 'ticket'] as const
export type GoodsGift = (typeof goodsGifts)[number]

/** A ticket is planned at so many coins. */
export const ticketCoins = 500

export const goodsId = v.pipe(v.string(), v.regex(/^[a-z0-9][a-z0-9-]{1,58}[a-z0-9]$/))

export const goodsSorts = ['', 'price:asc', 'price:desc'] as const
export type GoodsSort = (typeof goodsSorts)[number]

/** The ranges of prices that one can choose, by their names on the wire. */
export const pointsRanges = {
  '': { least: 0, most: null },
  '0-10000': { least: 0, most: 10_000 },
  '10001-50000': { least: 10_001, most: 50_000 },
  '50001-100000': { least: 50_001, most: 100_000 },
  '100001-': { least: 100_001, most: null },
} as const
export type PointsRange = keyof typeof pointsRanges
export const pointsRangeNames = Object.keys(pointsRanges) as PointsRange[]

const whole = (least: number, most: number) => v.pipe(v.number(), v.integer(), v.minValue(least), v.maxValue(most))
const line = (most: number) => v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(most))

/** Goods as a member sees them. */
export const shownGoods = v.object({
  id: v.string(),
  name: v.string(),
  show_img: v.string(),
  imgs: v.array(v.string()),
  price_filcoin: coinAmount,
  stock: v.number(),
  summary: v.string(),
  product_type: v.picklist(productTypes),
  deliver_method: v.picklist(deliverMethods),
  store_address: v.array(v.string()),
  /** What is delivered at once: nothing where it is a thing. */
  gives: v.picklist(goodsGifts),
  /** How many one member may have of it. 0 is any number. */
  most_per_person: v.number(),
  /** Within how many days it comes. 0 is at once. */
  delivery_days: v.number(),
  delivery: v.string(),
  refund: v.string(),
})

const goodsImage = v.pipe(v.string(), v.regex(/^\/img\/(?:goods\/[a-z0-9-]{1,60}|popups\/[0-9a-f]{32})\.webp$/))

/** In whole Filcoins, a piece. */
export const goodsPrice = whole(1, 10_000_000)

/** All of goods that staff say. */
export const goodsWish = v.object({
  name_en: line(60),
  name_tl: line(60),
  summary_en: line(1000),
  summary_tl: line(1000),
  imgs: v.pipe(v.array(goodsImage), v.minLength(1), v.maxLength(mallLimits.pictures)),
  price: goodsPrice,
  product_type: v.picklist(productTypes),
  deliver_method: v.picklist(deliverMethods),
  stores: v.pipe(v.array(line(200)), v.maxLength(20)),
  gives: v.picklist(goodsGifts),
  /** Pesos of a voucher, or a number of tickets. 0 for a thing. */
  gives_amount: whole(0, 10_000),
  most_per_person: whole(0, 10_000),
  delivery_days: whole(0, 60),
  delivery_en: line(300),
  delivery_tl: line(300),
  refund_en: line(300),
  refund_tl: line(300),
  sorting: whole(0, 1_000_000),
  is_on: v.boolean(),
})
export type GoodsWish = v.InferOutput<typeof goodsWish>

/** A price of a thing that waits for a colleague. */
const askedPrice = v.object({ id: v.string(), price: v.number(), reason: v.string(), ...proposalEntries })

export const deskGoods = v.object({
  id: v.string(),
  version: v.number(),
  ...goodsWish.entries,
  /** What is left, and what came in and went out of the stock in all. */
  left: v.number(),
  received: v.number(),
  taken_out: v.number(),
  /** Counted with each move of the stock. */
  stock_seq: v.number(),
  updated_at: v.number(),
  /** The least that two of staff agreed a thing may cost. 0 is none. */
  agreed_price: v.number(),
  asked_price: v.nullable(askedPrice),
})
