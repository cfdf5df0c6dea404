import type { AppTx } from '../../platform/db/database.ts'
import { instant } from '../../platform/db/instant.ts'
import type { GatewayEvent } from '../../platform/gateway/paymentGateway.ts'

const longest = 200

/** Keeps an event, if it is new. False where it has come before. */
export async function addEvent(
  tx: AppTx,
  event: GatewayEvent & { readonly gateway: string },
  nowMs: number,
): Promise<boolean> {
  const row = await tx
    .insertInto('payment_event')
    .values({
      gateway: event.gateway,
      event_id: event.id,
      kind: event.kind,
      session: event.session.slice(0, longest),
      intent: event.intent.slice(0, longest),
      reference: event.reference.slice(0, longest),
      received_at: instant(nowMs),
    })
    .onConflict(conflict => conflict.doNothing())
    .returning('event_id')
    .executeTakeFirst()
  return row !== undefined
}

/** How an event is known: by its gateway's name for it. */
export interface EventName {
  readonly gateway: string
  readonly id: string
}

export interface WaitingEvent {
  readonly session: string
  readonly intent: string
  readonly reference: string
  readonly misses: number
}

/** An event that nobody has acted upon yet. */
export function findWaitingEvent(tx: AppTx, { gateway, id }: EventName): Promise<WaitingEvent | undefined> {
  return tx
    .selectFrom('payment_event')
    .select(['session', 'intent', 'reference', 'misses'])
    .where('gateway', '=', gateway)
    .where('event_id', '=', id)
    .where('handled_at', 'is', null)
    .executeTakeFirst()
}

export async function endEvent(tx: AppTx, { gateway, id }: EventName, nowMs: number): Promise<void> {
  await tx
    .updateTable('payment_event')
    .set({ handled_at: instant(nowMs) })
    .where('gateway', '=', gateway)
    .where('event_id', '=', id)
    .where('handled_at', 'is', null)
    .execute()
}

export async function countMiss(tx: AppTx, { gateway, id }: EventName): Promise<void> {
  await tx
    .updateTable('payment_event')
    .set(row => ({ misses: row('misses', '+', 1) }))
    .where('gateway', '=', gateway)
    .where('event_id', '=', id)
    .execute()
}

/** What was heard of a deposit, under its own name or that of one of its pages. */
export function listEventsOf(
  tx: AppTx,
  { gateway, reference }: { readonly gateway: string; readonly reference: string },
) {
  return tx
    .selectFrom('payment_event')
    .select(['event_id', 'kind', 'received_at', 'handled_at'])
    .where('gateway', '=', gateway)
    .where('reference', '=', reference)
    .orderBy('received_at')
    .limit(100)
    .execute()
}
