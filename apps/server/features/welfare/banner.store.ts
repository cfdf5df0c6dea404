import type { RefTx } from '../../platform/db/database.ts'
import { compareAndSet } from '../../platform/transition/transition.store.ts'

export type BannerRow = Awaited<ReturnType<typeof listBannerRows>>[number]

/** Every card, in the operator's order. */
export function listBannerRows(tx: RefTx) {
  return tx.selectFrom('welfare_banner').selectAll().orderBy('place', 'desc').orderBy('type').execute()
}

export async function findBanner(tx: RefTx, type: number): Promise<BannerRow | undefined> {
  return tx.selectFrom('welfare_banner').selectAll().where('type', '=', type).executeTakeFirst()
}

/** False where it is not as it was seen any more. */
export async function setBanner(tx: RefTx, { type, seq, ...set }: BannerRow): Promise<boolean> {
  return (
    (await compareAndSet(tx, 'welfare_banner', { seen: { type, seq }, set: { ...set, seq: seq + 1 } })) !== undefined
  )
}
