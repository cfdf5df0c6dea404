import type { Page } from '../till/page.store.ts'
import type { Payment } from '../till/payment.store.ts'
import { decimalOf } from '../till/pesos.ts'

/** A payment as the gateway writes it; as long as nobody has tried, the page stands for it. It counts in pesos. */
export function paymentResource(page: Page, payment: Payment | undefined) {
  const status = statusOf(page, payment)
  const at = new Date((payment?.created_at ?? page.created_at) * 1000).toISOString()
  return {
    id: payment?.id ?? page.id,
    isPaid: status === 'PAYMENT_SUCCESS',
    status,
    amount: decimalOf(payment?.amount ?? page.amount),
    currency: payment?.currency ?? page.currency,
    canVoid: status === 'PAYMENT_SUCCESS',
    canRefund: false,
    canCapture: false,
    createdAt: at,
    updatedAt: at,
    description: page.title,
    requestReferenceNumber: page.reference,
    metadata: page.metadata,
  }
}

function statusOf({ state }: Page, payment: Payment | undefined): string {
  if (payment?.status === 'paid') return 'PAYMENT_SUCCESS'
  if (state === 'expired') return 'PAYMENT_CANCELLED'
  return payment ? 'PAYMENT_FAILED' : 'PENDING_PAYMENT'
}

/** What an event is signed over: every value by its path, in order, and the nonce behind them. */
export function writeCanonical(body: object, nonce: string): string {
  return `${pairsOf(body, '').sort().join('&')}&nonce=${nonce}`
}

function pairsOf(value: unknown, path: string): string[] {
  if (value === null || value === undefined || value === '') return []
  if (typeof value !== 'object') return [`${path}=${typeof value === 'string' ? value : JSON.stringify(value)}`]
  return Object.entries(value).flatMap(([key, one]) => pairsOf(one, path === '' ? key : `${path}.${key}`))
}
