import { isDay } from '@saya/contract/day.ts'
import * as v from 'valibot'
import { ExactNumber } from './exactJson.ts'

const text = v.pipe(v.string(), v.regex(/^[\x21-\x7e]{1,40}$/))
const currency = v.pipe(v.string(), v.regex(/^[A-Z]{3}$/))
/** What the provider's clock said. Nothing here depends on it, but what has none is no transaction. */
const time = v.pipe(
  v.string(),
  v.isoTimestamp(),
  v.check(written => isDay(written.slice(0, 10))),
)
/** A number as it was written: see `exactJson.ts`. */
const amount = v.instance(ExactNumber)

const transactionTypes = ['WITHDRAW', 'DEPOSIT', 'CANCEL', 'PROMOWITHDRAW', 'PROMODEPOSIT', 'PROMOCANCEL'] as const

/** What is posted to a player's transactions. Fields not named are ignored. */
export const transaction = v.object({
  currency,
  provider: v.string(),
  transactionType: v.picklist(transactionTypes),
  cashAmount: amount,
  bonusAmount: amount,
  promoAmount: amount,
  transactionDateTime: time,
  providerTransactionId: text,
  providerBetRef: v.optional(text),
  providerGameId: v.optional(text),
  providerRoundId: v.optional(text),
  isGameOver: v.optional(v.boolean(), false),
})

export type Transaction = v.InferOutput<typeof transaction>
