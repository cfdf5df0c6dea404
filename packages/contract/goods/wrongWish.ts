import { pick } from '../refusal.ts'
import { goodsDeskErrors } from './errors.ts'

/** What may be wrong with what staff say of goods. */
export const wrongWish = pick(
  goodsDeskErrors,
  'goods_delivery',
  'goods_gift',
  'goods_worth',
  'goods_price_agreed',
  'goods_tickets',
  'goods_tickets_agreed',
  'goods_stores',
  'goods_picture_unknown',
)
