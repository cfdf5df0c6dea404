import { unitsPerCentavo } from '@saya/money'
import * as v from 'valibot'
import { pageAddress } from '../pageAddress.ts'
import { plainText } from '../plainText.ts'
import type { PaymentPage, TakenPayment } from '../paymentGateway.ts'

const id = v.pipe(plainText, v.minLength(1), v.maxLength(100))
const word = v.nullish(plainText, '')
const reference = v.nullish(v.object({ reference: v.nullish(plainText, '') }), {})

/** The gateway counts in whole centavos. */
const centavos = v.pipe(
  v.number(),
  v.safeInteger(),
  v.minValue(0),
  v.transform(count => BigInt(count) * unitsPerCentavo),
)

export const payment = v.object({
  id,
  attributes: v.object({
    amount: centavos,
    currency: plainText,
    status: plainText,
    payment_intent_id: word,
    metadata: reference,
    created_at: v.pipe(v.number(), v.integer()),
    paid_at: v.nullish(v.pipe(v.number(), v.integer())),
  }),
})

const session = v.object({
  id,
  attributes: v.object({
    checkout_url: pageAddress,
    reference_number: word,
    status: word,
    payment_intent: v.nullish(
      v.object({
        id,
        attributes: v.nullish(v.object({ status: word, last_payment_error: v.nullish(v.unknown()) }), {}),
      }),
    ),
    payments: v.nullish(v.array(payment), []),
  }),
})

export const sessionAnswer = v.object({ data: session })

export const paymentAnswer = v.object({ data: payment })

/** Its entries are read one by one. */
export const paymentsAnswer = v.object({ has_more: v.nullish(v.boolean()), data: v.array(v.unknown()) })

/** What an entry is known by, whatever else it says: of one that does not say how it stands, it may be that it was paid. */
const unsaid = { status: 'paid', created_at: null }
export const entry = v.fallback(
  v.object({
    id: v.fallback(id, ''),
    attributes: v.fallback(
      v.object({
        status: v.fallback(v.string(), unsaid.status),
        created_at: v.fallback(v.nullable(v.number()), unsaid.created_at),
      }),
      unsaid,
    ),
  }),
  { id: '', attributes: unsaid },
)

export type Payment = v.InferOutput<typeof payment>

/** What was sent as an event: of a page, or of a payment. */
export const eventBody = v.object({
  data: v.object({
    id,
    attributes: v.object({
      type: v.pipe(v.string(), v.maxLength(100)),
      livemode: v.boolean(),
      data: v.object({
        id,
        type: word,
        attributes: v.nullish(v.object({ reference_number: word, payment_intent_id: word, metadata: reference }), {}),
      }),
    }),
  }),
})

export function takenPayment({ id: paymentId, attributes }: Payment): TakenPayment {
  return {
    id: paymentId,
    intent: attributes.payment_intent_id,
    reference: attributes.metadata.reference ?? '',
    amount: attributes.amount,
    currency: attributes.currency,
    paidAtMs: (attributes.paid_at ?? attributes.created_at) * 1000,
  }
}

export function pageOf({ id: sessionId, attributes }: v.InferOutput<typeof session>): PaymentPage {
  const { payment_intent: intent, payments, status } = attributes
  const paid = payments.filter(one => one.attributes.status === 'paid').map(takenPayment)
  const hasFailure = payments.some(one => one.attributes.status === 'failed')
  const isUnderWay = intent?.attributes.status === 'processing'
  return {
    session: sessionId,
    intent: intent?.id ?? '',
    reference: attributes.reference_number,
    paid,
    hasFailed: paid.length === 0 && !isUnderWay && (hasFailure || Boolean(intent?.attributes.last_payment_error)),
    isClosed: status === 'expired' && !isUnderWay,
  }
}
