import type { DueEvent } from '../outbox/event.store.ts'
import type { Page } from '../till/page.store.ts'
import type { Payment } from '../till/payment.store.ts'

function timeOf(seconds: number): string {
  return new Date(seconds * 1000).toISOString()
}

/** A payment as the gateway writes it. It counts in pesos. */
export function paymentResource(payment: Payment) {
  const isPaid = payment.status === 'paid'
  return {
    id: payment.id,
    payment_request_id: payment.page,
    reference_id: payment.reference,
    currency: payment.currency,
    amount: payment.amount / 100,
    country: 'PH',
    status: isPaid ? 'SUCCEEDED' : 'FAILED',
    payment_method: methodOf(payment.intent, payment.instrument, 'ACTIVE'),
    failure_code: isPaid ? null : 'ACCOUNT_ACCESS_BLOCKED',
    metadata: payment.metadata,
    created: timeOf(payment.created_at),
    updated: timeOf(payment.created_at),
  }
}

function methodOf(id: string, instrument: string, status: string) {
  return {
    id,
    type: 'EWALLET',
    reusability: 'ONE_TIME_USE',
    status,
    ewallet: { channel_code: instrument },
  }
}

/** What is to be paid, and where. */
export function requestResource(page: Page, payments: readonly Payment[], pageUrl: string) {
  const isPaid = payments.some(({ status }) => status === 'paid')
  const hasFailed = payments.some(({ status }) => status === 'failed')
  const isExpired = page.state === 'expired'
  const open = isExpired ? 'EXPIRED' : 'REQUIRES_ACTION'
  const status = isPaid ? 'SUCCEEDED' : hasFailed ? 'FAILED' : open
  return {
    id: page.id,
    reference_id: page.reference,
    currency: page.currency,
    amount: page.amount / 100,
    country: 'PH',
    status,
    description: page.title,
    payment_method: methodOf(page.intent, page.instrument, isExpired ? 'EXPIRED' : 'ACTIVE'),
    actions: status === 'REQUIRES_ACTION' ? [{ action: 'AUTH', url_type: 'WEB', method: 'GET', url: pageUrl }] : [],
    failure_code: status === 'FAILED' ? 'ACCOUNT_ACCESS_BLOCKED' : null,
    metadata: page.metadata,
    created: timeOf(page.created_at),
    updated: timeOf(page.created_at),
  }
}

/** One line of the list of everything that moved on the account. */
export function transactionResource(payment: Payment) {
  return {
    id: `txn_${payment.id.slice(3)}`,
    product_id: payment.id,
    type: 'PAYMENT',
    status: 'SUCCESS',
    channel_category: 'EWALLET',
    channel_code: `PH_${payment.instrument}`,
    reference_id: payment.reference,
    currency: payment.currency,
    amount: payment.amount / 100,
    cashflow: 'MONEY_IN',
    created: timeOf(payment.created_at),
    updated: timeOf(payment.created_at),
  }
}

/** What is sent when something happened. */
export function eventResource({ kind, created_at }: DueEvent, payment: Payment | undefined) {
  return {
    event: kind,
    business_id: '62440e322008e87fb29c1fd0',
    created: timeOf(created_at),
    data: payment ? paymentResource(payment) : {},
  }
}
