import * as v from 'valibot'
import { pageAddress } from '../pageAddress.ts'
import type { PaymentPage, TakenPayment } from '../paymentGateway.ts'
import { plainText } from '../plainText.ts'
import { wirePesos } from '../wirePesos.ts'

const id = v.pipe(plainText, v.minLength(1), v.maxLength(100))
const word = v.nullish(plainText, '')
const moment = v.pipe(
  v.string(),
  v.isoTimestamp(),
  v.transform(text => Date.parse(text)),
)

const payment = v.object({
  id,
  payment_request_id: word,
  reference_id: word,
  currency: plainText,
  amount: wirePesos,
  status: v.string(),
  created: moment,
})

/** What is to be paid. It has one way of being paid, which is closed to close it. */
export const requestAnswer = v.object({
  id,
  reference_id: word,
  status: v.string(),
  payment_method: v.object({ id, status: word }),
  actions: v.nullish(v.array(v.object({ url_type: word, url: word })), []),
})

export const paymentsAnswer = v.object({ has_more: v.optional(v.boolean(), false), data: v.array(payment) })

/** Its lines are read one by one. */
export const transactionsAnswer = v.object({ has_more: v.boolean(), data: v.array(v.unknown()) })

/** One line of all that moved on the account. `product_id` is the payment's own name. */
export const transaction = v.object({
  id,
  product_id: id,
  reference_id: word,
  currency: plainText,
  amount: wirePesos,
  created: moment,
})

/** What a line is known by, whatever else it says. One that does not say what it is may be a payment. */
const unsaid = { id: '', type: 'PAYMENT', status: 'SUCCESS' }
export const line = v.fallback(
  v.object({
    id: v.fallback(id, unsaid.id),
    type: v.fallback(v.string(), unsaid.type),
    status: v.fallback(v.string(), unsaid.status),
  }),
  unsaid,
)

export const eventBody = v.object({
  event: v.pipe(v.string(), v.maxLength(100)),
  data: v.object({ id, payment_request_id: word, reference_id: word, payment_method: v.nullish(v.object({ id })) }),
})

type Request = v.InferOutput<typeof requestAnswer>

/** After these nothing can be paid any more. */
const overs: readonly string[] = ['FAILED', 'CANCELED', 'EXPIRED']

export function pageOf(request: Request, payments: v.InferOutput<typeof paymentsAnswer>['data']): PaymentPage {
  const { payment_method: method, status } = request
  const paid = payments
    .filter(one => one.status === 'SUCCEEDED')
    .map(
      (one): TakenPayment => ({
        id: one.id,
        intent: method.id,
        reference: one.reference_id,
        amount: one.amount,
        currency: one.currency,
        paidAtMs: one.created,
      }),
    )
  return {
    session: request.id,
    intent: method.id,
    reference: request.reference_id,
    paid,
    hasFailed: paid.length === 0 && status === 'FAILED',
    // One that succeeded is over too, but what it came to is told by its payments.
    isClosed: paid.length === 0 && overs.includes(status),
  }
}

/** Whether nobody can pay on it any more, because it was paid or otherwise. */
export function isOver({ status }: Request): boolean {
  return status === 'SUCCEEDED' || overs.includes(status)
}

export function webAddressOf({ actions }: Request): string | undefined {
  const address = actions.find(({ url_type: type }) => type === 'WEB')?.url
  return v.is(pageAddress, address) ? address : undefined
}
