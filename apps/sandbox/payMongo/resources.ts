import type { DueEvent } from '../outbox/event.store.ts'
import type { Page } from '../till/page.store.ts'
import type { Payment } from '../till/payment.store.ts'

/** A payment as the gateway writes it. */
export function paymentResource({ id, intent, metadata, reference, amount, currency, status, created_at }: Payment) {
  return {
    id,
    type: 'payment',
    attributes: {
      amount,
      currency,
      status,
      payment_intent_id: intent,
      external_reference_number: reference,
      metadata,
      livemode: false,
      created_at,
      paid_at: status === 'paid' ? created_at : null,
    },
  }
}

/** A page to pay on, with what was paid on it. */
export function sessionResource(session: Page, payments: readonly Payment[], pageUrl: string) {
  const isPaid = payments.some(({ status }) => status === 'paid')
  const hasFailed = !isPaid && payments.some(({ status }) => status === 'failed')
  const { id, intent, title, amount, currency } = session
  return {
    id,
    type: 'checkout_session',
    attributes: {
      checkout_url: pageUrl,
      reference_number: session.reference,
      metadata: session.metadata,
      line_items: [{ name: title, amount, currency, quantity: 1 }],
      payment_method_types: [session.instrument],
      status: session.state,
      livemode: false,
      payment_intent: {
        id: intent,
        type: 'payment_intent',
        attributes: {
          amount,
          currency,
          status: isPaid ? 'succeeded' : 'awaiting_payment_method',
          last_payment_error: hasFailed ? { failed_code: 'generic_decline' } : null,
        },
      },
      payments: payments.map(paymentResource),
      success_url: session.success_url,
      cancel_url: session.cancel_url,
      created_at: session.created_at,
    },
  }
}

/** What is sent when something happened. */
export function eventResource({ id, kind, created_at }: DueEvent, about: object) {
  return {
    data: {
      id,
      type: 'event',
      attributes: { type: kind, livemode: false, data: about, previous_data: {}, created_at, updated_at: created_at },
    },
  }
}
