import type { AppTx } from '../../../platform/db/database.ts'
import { instant } from '../../../platform/db/instant.ts'
import type { PayoutEvent } from '../../../platform/gateway/payoutGateway.ts'

/** Whose withdrawal a reference is. */
export interface Claim {
  readonly gateway: string
  readonly reference: string
  readonly uid: bigint
}

/** Before a gateway hears of a reference, so that whatever it says of it finds its member. Twice does no harm. */
export async function claimReference(tx: AppTx, { gateway, reference, uid }: Claim, nowMs: number): Promise<void> {
  await tx
    .insertInto('payout_claim')
    .values({ gateway, reference, uid, claimed_at: instant(nowMs) })
    .onConflict(conflict => conflict.doNothing())
    .execute()
}

const ownReference = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

/** Nothing too where the reference is no withdrawal's name at all: an account at a gateway pays for other things as well. */
export async function findClaim(tx: AppTx, gateway: string, reference: string): Promise<Claim | undefined> {
  if (!ownReference.test(reference)) return undefined
  return tx
    .selectFrom('payout_claim')
    .select(['gateway', 'reference', 'uid'])
    .where('gateway', '=', gateway)
    .where('reference', '=', reference)
    .executeTakeFirst()
}

interface EventName {
  readonly gateway: string
  readonly id: string
}

/**
 * Keeps an event. False where it only repeats what was found: one that came before what it says was true is told again by the
 * true one of the same name.
 */
export async function addEvent(
  tx: AppTx,
  { gateway, id, kind, reference }: Omit<PayoutEvent, 'says'> & EventName,
  nowMs: number,
): Promise<boolean> {
  const row = await tx
    .insertInto('payout_event')
    .values({ gateway, event_id: id, kind, reference, received_at: instant(nowMs) })
    .onConflict(conflict =>
      conflict
        .columns(['gateway', 'event_id'])
        .doUpdateSet({ kind, reference })
        .where('payout_event.is_settled', '=', false),
    )
    .returning('event_id')
    .executeTakeFirst()
  return row !== undefined
}

export async function settleEvent(tx: AppTx, { gateway, id }: EventName): Promise<void> {
  await tx
    .updateTable('payout_event')
    .set({ is_settled: true })
    .where('gateway', '=', gateway)
    .where('event_id', '=', id)
    .execute()
}
