import { unitsPerCentavo } from '@saya/money'
import * as v from 'valibot'
import type { ListedPayout, Payout } from '../payoutGateway.ts'

const id = v.pipe(v.string(), v.minLength(1), v.maxLength(100))
const word = v.nullish(v.pipe(v.string(), v.maxLength(200)), '')

/** The gateway counts in whole centavos. */
const centavos = v.pipe(
  v.number(),
  v.safeInteger(),
  v.minValue(0),
  v.transform(count => BigInt(count) * unitsPerCentavo),
)

const transfer = v.object({
  id,
  amount: centavos,
  currency: v.string(),
  status: v.string(),
  reference_number: word,
  destination_account: v.nullish(v.object({ number: word, bic: word }), {}),
})

const moment = v.pipe(
  v.string(),
  v.isoTimestamp(),
  v.transform(text => Date.parse(text)),
)

const listed = v.object({
  ...transfer.entries,
  created_at: moment,
  updated_at: v.nullish(moment),
})

export const transferList = v.object({ data: v.array(listed) })

/** Each payout is a batch of one. */
export const batchAnswer = v.object({ data: v.object({ transfers: v.pipe(v.array(transfer), v.length(1)) }) })
export const transferAnswer = v.object({ data: transfer })
export const transfersAnswer = v.object({ data: v.array(transfer) })

const account = v.object({ number: id, name: id, bic: id })

/** The wallets of our own account; money leaves by the first. */
export const walletsAnswer = v.object({
  data: v.pipe(v.array(v.object({ source_account: account })), v.minLength(1)),
})

export type SourceAccount = v.InferOutput<typeof account>

/** What was sent as an event of a transfer. */
export const payoutEventBody = v.object({
  data: v.object({
    id,
    attributes: v.object({
      type: v.pipe(v.string(), v.regex(/^transfer\.[a-z._]{1,80}$/)),
      livemode: v.boolean(),
      data: v.object({ id, reference_number: v.pipe(v.string(), v.uuid()) }),
    }),
  }),
})

/** Whatever is neither paid nor failed is under way: a word we do not know ends nothing. */
const states: Readonly<Record<string, Payout['state']>> = {
  succeeded: 'paid',
  failed: 'failed',
  returned: 'failed',
  reversed: 'failed',
}

export function payoutOf(one: v.InferOutput<typeof transfer>) {
  const { id: payoutId, amount, currency, status, reference_number: reference, destination_account: to } = one
  const account = { bank: to?.bic ?? '', number: to?.number ?? '' }
  return { id: payoutId, reference, amount, currency, state: states[status] ?? 'pending', account } satisfies Payout
}

const cameBack: readonly string[] = ['returned', 'reversed']

export function listedOf(one: v.InferOutput<typeof listed>): ListedPayout {
  const { created_at: beganAtMs, updated_at: changedAtMs } = one
  const { account, ...payout } = payoutOf(one)
  return {
    ...payout,
    state: cameBack.includes(one.status) ? 'returned' : payout.state,
    ...account,
    beganAtMs,
    changedAtMs: changedAtMs ?? beganAtMs,
  }
}
