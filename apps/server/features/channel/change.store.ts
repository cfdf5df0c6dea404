import type { RefTx } from '../../platform/db/database.ts'

/** Every channel there is, as members would see them: those to pay in by first. */
export function listChannelRows(tx: RefTx) {
  return tx.selectFrom('channel').selectAll().orderBy('mode').orderBy('sorting').orderBy('id').execute()
}

/** A channel that nobody else changes until this transaction is over. */
export function lockChannel(tx: RefTx, id: string) {
  return tx.selectFrom('channel').selectAll().where('id', '=', id).forUpdate().executeTakeFirst()
}

export function findChannelRow(tx: RefTx, id: string) {
  return tx.selectFrom('channel').selectAll().where('id', '=', id).executeTakeFirst()
}

/** All of a channel that staff may change. */
export interface ChannelValues {
  readonly name: string
  readonly img: string
  readonly tips: string
  readonly tips_tl: string
  readonly min_amount: bigint
  readonly max_amount: bigint
  readonly quick_pesos: number[]
  readonly has_cashback: boolean
  readonly opens_at: number
  readonly closes_at: number
  readonly gateway: string | null
  readonly instrument: string
  readonly sorting: number
  readonly is_open: boolean
}

/** The caller holds the row. */
export async function setChannel(tx: RefTx, id: string, values: ChannelValues & { version: number }): Promise<void> {
  await tx.updateTable('channel').set(values).where('id', '=', id).execute()
}

export function listGatewayRows(tx: RefTx) {
  return tx.selectFrom('gateway').selectAll().orderBy('title').execute()
}

/** Switches a gateway. False where it stands so already: somebody was faster. */
export async function switchGatewayRow(tx: RefTx, name: string, takes: boolean): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('gateway')
    .set({ takes_payments: takes })
    .where('name', '=', name)
    .where('takes_payments', '=', !takes)
    .executeTakeFirstOrThrow()
  return numUpdatedRows === 1n
}
