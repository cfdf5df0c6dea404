import * as v from 'valibot'
import { pageAddress } from '../pageAddress.ts'
import type { GatewayEvent, PaymentPage, TakenPayment } from '../paymentGateway.ts'
import { wirePesos } from '../wirePesos.ts'

const id = v.pipe(v.string(), v.minLength(1), v.maxLength(100))
const moment = v.pipe(
  v.string(),
  v.isoTimestamp(),
  v.transform(text => Date.parse(text)),
)

export const checkoutAnswer = v.object({
  checkoutId: id,
  redirectUrl: pageAddress,
})

/** A payment; a page that nobody has paid on is one too, under the page's own name. */
export const payment = v.object({
  id,
  status: v.string(),
  amount: wirePesos,
  currency: v.string(),
  requestReferenceNumber: v.nullish(v.string(), ''),
  updatedAt: moment,
})

export const paymentsAnswer = v.array(payment)

/** An event is the payment itself. */
export const eventBody = v.object({
  id,
  status: v.pipe(v.string(), v.maxLength(60)),
  requestReferenceNumber: v.nullish(v.string(), ''),
})

type Payment = v.InferOutput<typeof payment>

/** After these nothing can be paid any more. A failed attempt may be followed by another one. */
const overs: readonly string[] = ['PAYMENT_EXPIRED', 'PAYMENT_CANCELLED']

/** One page, with every payment that was made under its reference. */
export function pageOf(session: string, page: Payment, payments: readonly Payment[]): PaymentPage {
  const paid = paidOf(payments)
  return {
    session,
    intent: '',
    reference: page.requestReferenceNumber ?? '',
    paid,
    hasFailed: paid.length === 0 && page.status === 'PAYMENT_FAILED',
    isClosed: paid.length === 0 && overs.includes(page.status),
  }
}

export function saidBy(status: string): GatewayEvent['says'] {
  if (status === 'PAYMENT_SUCCESS') return 'paid'
  return status === 'PAYMENT_FAILED' || overs.includes(status) ? 'unpaid' : 'other'
}

export function paidOf(payments: readonly Payment[]): readonly TakenPayment[] {
  return payments.filter(({ status }) => status === 'PAYMENT_SUCCESS').map(takenOf)
}

function takenOf({ id: own, requestReferenceNumber, amount, currency, updatedAt }: Payment): TakenPayment {
  return { id: own, intent: '', reference: requestReferenceNumber ?? '', amount, currency, paidAtMs: updatedAt }
}
