import type { RefTx } from '../../platform/db/database.ts'
import { instant } from '../../platform/db/instant.ts'

/** All of an ad that staff say but for its id, as it is kept. */
export interface AdValues {
  readonly ad_name: string
  readonly channel: string
  readonly tracker: string | null
  readonly domain_id: number
  readonly is_on: boolean
}

export type AdRow = NonNullable<Awaited<ReturnType<typeof findAd>>>

export function listAds(tx: RefTx) {
  return tx.selectFrom('ad').selectAll().orderBy('updated_at', 'desc').orderBy('ad_id').execute()
}

export function findAd(tx: RefTx, adId: string) {
  return tx.selectFrom('ad').selectAll().where('ad_id', '=', adId).executeTakeFirst()
}

interface Change {
  readonly adId: string
  readonly values: AdValues
  readonly nowMs: number
}

/** False where there is one of this id already. It is of the database's own time unless another is given. */
export async function insertAd(
  tx: RefTx,
  { adId, values, nowMs }: Omit<Change, 'nowMs'> & Partial<Change>,
): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await tx
    .insertInto('ad')
    .values({ ad_id: adId, ...values, ...(nowMs !== undefined && { updated_at: instant(nowMs) }) })
    .onConflict(conflict => conflict.doNothing())
    .executeTakeFirstOrThrow()
  return numInsertedOrUpdatedRows === 1n
}

/** False where it is another version by now. */
export async function setAd(tx: RefTx, version: number, { adId, values, nowMs }: Change): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('ad')
    .set({ ...values, version: version + 1, updated_at: instant(nowMs) })
    .where('ad_id', '=', adId)
    .where('version', '=', version)
    .executeTakeFirstOrThrow()
  return numUpdatedRows === 1n
}
