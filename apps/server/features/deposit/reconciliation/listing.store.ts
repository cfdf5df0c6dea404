import { sql } from 'kysely'
import type { AppTx } from '../../../platform/db/database.ts'
import { instant } from '../../../platform/db/instant.ts'

/** A reading of a gateway's list that is under way. */
export interface Walk {
  readonly gateway: string
  readonly beganAtMs: number
  /** How far back it goes. */
  readonly sinceMs: number
  /** Behind which entry it goes on; empty at its beginning. */
  readonly place: string
  /** How often a payment on that page could not be settled. */
  readonly tries: number
}

/** Until when the gateway's list was read, if it ever was. */
export async function findListedUntil(tx: AppTx, gateway: string): Promise<number | undefined> {
  const row = await tx
    .selectFrom('payment_listing')
    .select('listed_until')
    .where('gateway', '=', gateway)
    .executeTakeFirst()
  return row?.listed_until
}

/** Until when each gateway's list was read. */
export async function listListedUntil(tx: AppTx): Promise<ReadonlyMap<string, number>> {
  const rows = await tx.selectFrom('payment_listing').selectAll().execute()
  return new Map(rows.map(row => [row.gateway, row.listed_until]))
}

/** The reading that is under way, or the one that begins with this. */
export async function takeWalk(
  tx: AppTx,
  { gateway, sinceMs }: Pick<Walk, 'gateway' | 'sinceMs'>,
  nowMs: number,
): Promise<Walk> {
  await tx
    .insertInto('listing_walk')
    .values({ gateway, began_at: instant(nowMs), since_at: instant(sinceMs), place: '', tries: 0 })
    .onConflict(conflict => conflict.doNothing())
    .execute()
  const row = await tx.selectFrom('listing_walk').selectAll().where('gateway', '=', gateway).executeTakeFirstOrThrow()
  return { gateway, beganAtMs: row.began_at, sinceMs: row.since_at, place: row.place, tries: row.tries }
}

/** Where it goes on. One that somebody else has ended meanwhile is not begun again by that. */
export async function moveWalk(
  tx: AppTx,
  { gateway, beganAtMs }: Walk,
  { place, tries }: Pick<Walk, 'place' | 'tries'>,
): Promise<void> {
  await tx
    .updateTable('listing_walk')
    .set({ place, tries })
    .where('gateway', '=', gateway)
    .where('began_at', '=', instant(beganAtMs))
    .execute()
}

/** It is at its end: what was in the list when it began has been read. */
export async function endWalk(tx: AppTx, { gateway, beganAtMs }: Walk): Promise<void> {
  await tx
    .deleteFrom('listing_walk')
    .where('gateway', '=', gateway)
    .where('began_at', '=', instant(beganAtMs))
    .execute()
  await tx
    .insertInto('payment_listing')
    .values({ gateway, listed_until: instant(beganAtMs) })
    .onConflict(conflict =>
      conflict
        .column('gateway')
        .doUpdateSet({ listed_until: sql`greatest(payment_listing.listed_until, excluded.listed_until)` }),
    )
    .execute()
}
