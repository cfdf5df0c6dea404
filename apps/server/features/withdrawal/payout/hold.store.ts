import type { AppTx } from '../../../platform/db/database.ts'
import { instant } from '../../../platform/db/instant.ts'
import { closeIncidents, openIncidents } from '../../../platform/incident/incident.store.ts'

/** How long nobody else tries a gateway whose wallet was found empty. */
export const tryAgainMs = 10 * 60_000

const kind = 'PAYOUT_WALLET_EMPTY'

/** Keeps that there is no money of ours there, and calls somebody who can bring some. */
export async function holdPayouts(tx: AppTx, gateway: string, nowMs: number): Promise<void> {
  const next = { next_try_at: instant(nowMs + tryAgainMs) }
  await tx
    .insertInto('payout_hold')
    .values({ gateway, held_since: instant(nowMs), ...next })
    .onConflict(conflict => conflict.column('gateway').doUpdateSet(next))
    .execute()
  await openIncidents(tx, [{ kind, subject: gateway, detail: {} }], nowMs)
}

/** Whether this one may be sent: always where nothing is held, else as the one that tries again when it is time. */
export async function mayTry(tx: AppTx, gateway: string, nowMs: number): Promise<boolean> {
  const held = await tx.selectFrom('payout_hold').select('gateway').where('gateway', '=', gateway).executeTakeFirst()
  if (!held) return true
  const { numUpdatedRows } = await tx
    .updateTable('payout_hold')
    .set({ next_try_at: instant(nowMs + tryAgainMs) })
    .where('gateway', '=', gateway)
    .where('next_try_at', '<=', instant(nowMs))
    .executeTakeFirstOrThrow()
  return numUpdatedRows === 1n
}

/** It took a payout: there is money again. */
export async function endHold(tx: AppTx, gateway: string, nowMs: number): Promise<void> {
  const row = await tx.deleteFrom('payout_hold').where('gateway', '=', gateway).returning('gateway').executeTakeFirst()
  if (row) await closeIncidents(tx, { kinds: [kind], subjects: gateway, notSeenSinceMs: nowMs + 1 }, nowMs)
}
