import type { RefTx } from '../../apps/server/platform/db/database.ts'
import { instant } from '../../apps/server/platform/db/instant.ts'

/** Puts so many goods beside those of the demo, of every price. */
export async function keepManyGoods(tx: RefTx, count: number): Promise<void> {
  const [like] = await tx.selectFrom('goods').selectAll().where('gives', '=', '').limit(1).execute()
  if (!like) throw new Error('There are no goods to make others like.')
  const { updated_at: _at, ...values } = like
  for (let at = 0; at < count; at += 1000) {
    const rows = Array.from({ length: Math.min(1000, count - at) }, (_, place) => ({
      ...values,
      id: `made-${at + place}`,
      name_en: `Made ${at + place}`,
      price: BigInt(((at + place) * 7919) % 200_000) + 1n,
      product_type: 1,
      deliver_method: 3,
      most_per_person: 0,
      sorting: BigInt(at + place),
      updated_at: instant(0),
    }))
    await tx.insertInto('goods').values(rows).execute()
  }
}
