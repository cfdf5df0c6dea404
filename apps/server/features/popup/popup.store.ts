import type { RefTx } from '../../platform/db/database.ts'
import { instant } from '../../platform/db/instant.ts'

/** All of a popup that staff say, as it is kept. */
export interface PopupValues {
  readonly title_en: string
  readonly title_tl: string
  readonly img: string
  readonly link: string
  readonly frequency: number
  readonly seq: number
  readonly startsAtMs: number
  readonly endsAtMs: number
  readonly is_on: boolean
  readonly brand: string
  readonly visible_type: number
  readonly levels: number[]
  readonly users: bigint[]
}

export type PopupRow = Awaited<ReturnType<typeof listAll>>[number]

/** Every popup, in the order in which they are shown. */
export function listAll(tx: RefTx) {
  return tx.selectFrom('popup').selectAll().orderBy('seq', 'desc').orderBy('updated_at', 'desc').orderBy('id').execute()
}

/** Those that are on at a moment, on one brand. */
export function listShown(tx: RefTx, brand: string, nowMs: number) {
  return tx
    .selectFrom('popup')
    .selectAll()
    .where('is_on', '=', true)
    .where('starts_at', '<=', instant(nowMs))
    .where('ends_at', '>', instant(nowMs))
    .where('brand', 'in', ['', brand])
    .orderBy('seq', 'desc')
    .orderBy('updated_at', 'desc')
    .orderBy('id')
    .execute()
}

export function findPopup(tx: RefTx, id: string) {
  return tx.selectFrom('popup').selectAll().where('id', '=', id).executeTakeFirst()
}

interface Change {
  readonly id: string
  readonly values: PopupValues
  readonly nowMs: number
}

export async function insertPopup(tx: RefTx, { id, values, nowMs }: Change): Promise<void> {
  await tx
    .insertInto('popup')
    .values({ id, ...columnsOf(values), updated_at: instant(nowMs) })
    .execute()
}

/** False where it is another version by now. */
export async function setPopup(tx: RefTx, version: number, { id, values, nowMs }: Change): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('popup')
    .set({ ...columnsOf(values), version: version + 1, updated_at: instant(nowMs) })
    .where('id', '=', id)
    .where('version', '=', version)
    .executeTakeFirstOrThrow()
  return numUpdatedRows === 1n
}

function columnsOf({ startsAtMs, endsAtMs, ...values }: PopupValues) {
  return { ...values, starts_at: instant(startsAtMs), ends_at: instant(endsAtMs) }
}
