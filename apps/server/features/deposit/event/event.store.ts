import type { AppTx } from '../../../platform/db/database.ts'
import { instant } from '../../../platform/db/instant.ts'
import type { GatewayEvent } from '../../../platform/gateway/paymentGateway.ts'

const longest = 200

/**
 * Keeps an event, or takes it again that it has come: one that came before what it says was true is told again by the true one
 * of the same name. False where it only repeats what was found.
 */
export async function addEvent(
  tx: AppTx,
  event: GatewayEvent & { readonly gateway: string },
  nowMs: number,
): Promise<boolean> {
  const told = {
    kind: event.kind,
    says: event.says,
    payment_id: event.paymentId.slice(0, longest),
    session: event.session.slice(0, longest),
    intent: event.intent.slice(0, longest),
    reference: event.reference.slice(0, longest),
  }
  const row = await tx
    .insertInto('payment_event')
    .values({ ...told, gateway: event.gateway, event_id: event.id, received_at: instant(nowMs) })
    .onConflict(conflict =>
      conflict
        .columns(['gateway', 'event_id'])
        .doUpdateSet({ ...told, handled_at: null })
        .where('payment_event.is_settled', '=', false),
    )
    .returning('event_id')
    .executeTakeFirst()
  return row !== undefined
}

/** How an event is known: by its gateway's name for it. */
export interface EventName {
  readonly gateway: string
  readonly id: string
}

export interface OpenEvent {
  readonly says: GatewayEvent['says']
  readonly paymentId: string
  readonly session: string
  readonly intent: string
  readonly reference: string
  readonly misses: number
}

/** An event of which it is not known for good whether what it says is so. */
export function findOpenEvent(tx: AppTx, { gateway, id }: EventName): Promise<OpenEvent | undefined> {
  return tx
    .selectFrom('payment_event')
    .select(['says', 'payment_id as paymentId', 'session', 'intent', 'reference', 'misses'])
    .$narrowType<{ says: GatewayEvent['says'] }>()
    .where('gateway', '=', gateway)
    .where('event_id', '=', id)
    .where('is_settled', '=', false)
    .executeTakeFirst()
}

interface EventEnd {
  readonly isSettled: boolean
  readonly nowMs: number
}

export async function endEvent(tx: AppTx, { gateway, id }: EventName, end: EventEnd): Promise<void> {
  await tx
    .updateTable('payment_event')
    .set({ handled_at: instant(end.nowMs), is_settled: end.isSettled })
    .where('gateway', '=', gateway)
    .where('event_id', '=', id)
    .where('is_settled', '=', false)
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
