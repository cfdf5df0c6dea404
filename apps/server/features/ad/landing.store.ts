import type { LandingName, landingWish } from '@saya/contract/ad/landing.ts'
import type * as v from 'valibot'
import type { RefTx } from '../../platform/db/database.ts'
import { instant } from '../../platform/db/instant.ts'
import { touchContent } from '../game/index.ts'

export type LandingValues = v.InferOutput<typeof landingWish>

export type LandingRow = NonNullable<Awaited<ReturnType<typeof findLanding>>>

export function listLandings(tx: RefTx) {
  return tx.selectFrom('ad_landing').selectAll().orderBy('name', 'desc').execute()
}

export function findLanding(tx: RefTx, name: LandingName) {
  return tx.selectFrom('ad_landing').selectAll().where('name', '=', name).executeTakeFirst()
}

interface Change {
  readonly name: LandingName
  readonly values: LandingValues
  readonly nowMs: number
}

/** False where it is another version by now. Pages that show the old one are forgotten with it. */
export async function setLanding(tx: RefTx, version: number, { name, values, nowMs }: Change): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('ad_landing')
    .set({ ...values, version: version + 1, updated_at: instant(nowMs) })
    .where('name', '=', name)
    .where('version', '=', version)
    .executeTakeFirstOrThrow()
  if (numUpdatedRows === 1n) await touchContent(tx)
  return numUpdatedRows === 1n
}

/** Gives a landing page its first words, unless staff have changed it by now. */
export async function writeFirst(tx: RefTx, { name, values }: Omit<Change, 'nowMs'>): Promise<void> {
  await tx.updateTable('ad_landing').set(values).where('name', '=', name).where('version', '=', 0).execute()
}
