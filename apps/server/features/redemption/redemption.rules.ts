import type { DeliverMethod, GoodsGift } from '@saya/contract/goods/goods.ts'
import { mallLimits } from '@saya/contract/limits.ts'
import { refuse } from '@saya/contract/outcome.ts'
import { redemptionStatuses, type RedemptionStatus } from '@saya/contract/redemption/status.ts'
import { dayMs, formatPesos, startOfManilaDay } from '@saya/money'
import { declareTransitions } from '../../platform/transition/transition.rules.ts'
import { fingerprintOf } from '../wallet/index.ts'

/** `refused` is what a claim came to that came to nothing: it is no redemption, and nobody is shown it. */
export type KeptStatus = RedemptionStatus | 'refused'
export type RedemptionEvent = 'ship' | 'receive' | 'succeed' | 'fail' | 'refuse'

export const redemptionTransitions = declareTransitions<KeptStatus, RedemptionEvent>({
  initial: ['processing'],
  table: {
    processing: { ship: 'shipped', succeed: 'successful', fail: 'failed', refuse: 'refused' },
    shipped: { receive: 'received', fail: 'failed' },
    received: {},
    successful: {},
    failed: {},
    refused: {},
  },
})

/** What completing one comes to: what was sent is received, what waits at a store is picked up. */
export function completionOf(status: KeptStatus, method: DeliverMethod): RedemptionEvent | undefined {
  if (status === 'shipped') return 'receive'
  return status === 'processing' && method === 2 ? 'succeed' : undefined
}

/** What waits to be picked up is not sent, and what was given at once is neither. */
export function mayShip(status: KeptStatus, method: DeliverMethod): boolean {
  return status === 'processing' && method === 3
}

export function completeNumber(status: KeptStatus): 1 | 2 | 3 | 4 | 5 {
  return status === 'refused' ? redemptionStatuses.failed : redemptionStatuses[status]
}

export function isComplete(status: KeptStatus): 0 | 1 {
  return status === 'processing' || status === 'shipped' ? 0 : 1
}

interface Expectation {
  readonly status: KeptStatus
  readonly deliverMethod: DeliverMethod
  readonly expectedAtMs: number
}

/** Whether the day in Manila is over by which something was to be there whose end nobody has told. */
function isPast({ status, expectedAtMs }: Expectation, nowMs: number): boolean {
  return isComplete(status) === 0 && nowMs >= startOfManilaDay(expectedAtMs) + dayMs
}

/** Whether something that is sent should have come by now. What is picked up may have been at the store in time, and is not late. */
export function isLate(expected: Expectation, nowMs: number): boolean {
  return expected.deliverMethod !== 2 && isPast(expected, nowMs)
}

/** Whether something should be at the store by now, where it waits for its member. Nobody tells us when it came there. */
export function isWaiting(expected: Expectation, nowMs: number): boolean {
  return expected.deliverMethod === 2 && isPast(expected, nowMs)
}

/** Named by the call that claims it, so that the same call is the same redemption. */
export function redemptionIdOf(uid: bigint, callName: string): string {
  return fingerprintOf(['redemption', uid, callName])
}

/** So many pieces, or nothing where it is no number of them. */
export function readPieces(typed: string): number | undefined {
  const pieces = /^[1-9]\d?$/.test(typed) ? Number(typed) : 0
  return pieces >= 1 && pieces <= mallLimits.pieces ? pieces : undefined
}

interface PieceRequest {
  readonly price: bigint
  readonly pieces: number
  /** The price that was seen; nothing where none was said. */
  readonly seen: string
}

interface Standing {
  readonly left: number
  readonly share: number
  readonly most: number
  readonly balance: bigint
  /** How many pieces the tickets that the member had leave room for. */
  readonly room: number
}

/** Why pieces cannot be redeemed as things stand. A price that has changed is told before all else. */
export function judgeWish({ price, pieces, seen }: PieceRequest, { left, share, most, balance, room }: Standing) {
  if (seen !== '' && BigInt(seen) !== price) return otherPrice(price)
  if (left <= 0) return refuse('goods_restocking')
  if (pieces > left) return tooFew(left)
  if (most > 0 && share + pieces > most) return tooMany(most)
  if (pieces > room) return tooManyTickets()
  if (balance < price * BigInt(pieces)) return refuse('redemption_points')
  return undefined
}

function otherPrice(price: bigint) {
  return { ...refuse('goods_price'), values: { price: coinText(price) } }
}

function tooFew(left: number) {
  return { ...refuse('goods_left'), values: { left: String(left) } }
}

function tooMany(most: number) {
  return { ...refuse('goods_limit'), values: { most: String(most) } }
}

function tooManyTickets() {
  return { ...refuse('goods_ticket_limit'), values: { most: String(mallLimits.ticketsPerPerson) } }
}

function coinText(coins: bigint): string {
  return String(coins).replace(/\B(?=(?:\d{3})+$)/g, ',')
}

/** What is given in all. */
export function givenText(gives: GoodsGift, amount: bigint): string {
  if (gives === 'voucher') return formatPesos(amount)
  return gives === 'ticket' ? String(amount) : ''
}

/** A name as colleagues see it in a list: enough to tell two apart, and no more. */
export function maskedName(name: string): string {
  return name
    .split(/\s+/)
    .map(word => `${Array.from(word)[0] ?? ''}***`)
    .join(' ')
}

export function maskedPhone(phone: string): string {
  return phone.length < 8 ? '***' : `${phone.slice(0, 3)}*****${phone.slice(-2)}`
}
