import * as v from 'valibot'
import type { ListedPayout, Payout } from '../payoutGateway.ts'
import { wirePesos } from '../wirePesos.ts'
import { bankOf } from './channelCodeOf.ts'

const id = v.pipe(v.string(), v.minLength(1), v.maxLength(100))
const word = v.nullish(v.pipe(v.string(), v.maxLength(255)), '')

export const payoutAnswer = v.object({
  id,
  reference_id: word,
  amount: wirePesos,
  currency: v.string(),
  status: v.string(),
  channel_code: word,
  channel_properties: v.nullish(v.object({ account_number: word }), {}),
})

export const payoutsAnswer = v.object({ has_more: v.optional(v.boolean(), false), data: v.array(payoutAnswer) })

/** What was sent as an event of a payout. */
export const payoutEventBody = v.object({
  event: v.pipe(v.string(), v.regex(/^payout\.[a-z._]{1,80}$/)),
  data: v.object({ id, reference_id: v.pipe(v.string(), v.uuid()) }),
})

/** Why a payout was not taken. */
export const refusalBody = v.object({ error_code: v.optional(v.string(), '') })

/** Whatever is neither paid nor failed is under way: a word we do not know ends nothing. */
const states: Readonly<Record<string, Payout['state']>> = {
  SUCCEEDED: 'paid',
  FAILED: 'failed',
  CANCELLED: 'failed',
  COMPLIANCE_REJECTED: 'failed',
  REVERSED: 'failed',
}

export function payoutOf({
  id: own,
  reference_id,
  amount,
  currency,
  status,
  channel_code: channel,
  channel_properties: to,
}: v.InferOutput<typeof payoutAnswer>): Payout {
  const account = { bank: bankOf(channel ?? ''), number: to?.account_number ?? '' }
  return { id: own, reference: reference_id ?? '', amount, currency, state: states[status] ?? 'pending', account }
}

const moment = v.pipe(
  v.string(),
  v.isoTimestamp(),
  v.transform(text => Date.parse(text)),
)

const moneyOut = v.object({
  id,
  product_id: id,
  type: v.string(),
  status: v.string(),
  reference_id: word,
  currency: v.string(),
  amount: wirePesos,
  account_identifier: word,
  channel_code: word,
  created: moment,
  updated: v.nullish(moment),
})

/** The lines of all that moved on the account. `product_id` is the payout's own name. */
export const moneyOutAnswer = v.object({ has_more: v.boolean(), data: v.array(moneyOut) })

const ends: Readonly<Record<string, ListedPayout['state']>> = {
  SUCCESS: 'paid',
  FAILED: 'failed',
  VOIDED: 'failed',
  REVERSED: 'returned',
}

export function listedOf(one: v.InferOutput<typeof moneyOut>): ListedPayout {
  return {
    id: one.product_id,
    reference: one.reference_id,
    amount: one.amount,
    currency: one.currency,
    state: ends[one.status] ?? 'pending',
    bank: bankOf(one.channel_code),
    number: one.account_identifier,
    beganAtMs: one.created,
    changedAtMs: one.updated ?? one.created,
  }
}
