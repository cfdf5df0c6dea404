import * as v from 'valibot'
import { type OutcomeName, outcomes } from './outcomes.ts'

/** What an operator answers under HTTP 401, where no call was heard at all. */
export const unheard = ['SIGNATURE_INVALID', 'TIMESTAMP_OUTSIDE', 'NONCE_USED'] as const

/** Every answer of the wallet, whatever was asked. */
export const walletAnswer = v.object({
  request_id: v.nullable(v.string()),
  status: v.picklist(Object.keys(outcomes) as [OutcomeName, ...OutcomeName[]]),
  balance: v.nullable(v.pipe(v.string(), v.regex(/^\d{1,15}\.\d{4}$/))),
  currency: v.literal('PHP'),
  operator_tx_id: v.nullable(v.string()),
  replayed: v.boolean(),
})

export type WalletAnswer = v.InferOutput<typeof walletAnswer>
