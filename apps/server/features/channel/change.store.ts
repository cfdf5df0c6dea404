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

/** The caller holds the row. Throws where somebody gave the name to another one meanwhile. */
export async function setChannel(tx: RefTx, id: string, values: ChannelValues & { version: number }): Promise<void> {
  await tx.updateTable('channel').set(values).where('id', '=', id).execute()
}

/** Whether another channel of the same direction bears the name. */
export async function isNameTaken(tx: RefTx, { id, mode, name }: ChannelName): Promise<boolean> {
  const other = tx.selectFrom('channel').select('id').where('mode', '=', mode).where('name', '=', name)
  return (await other.where('id', '!=', id).executeTakeFirst()) !== undefined
}

interface ChannelName {
  readonly id: string
  readonly mode: number
  readonly name: string
}

/** Whether a change failed because somebody was faster by a moment to give another channel the name. */
export function isNameFault(fault: unknown): boolean {
  const { code, constraint } = Object(fault) as { code?: string; constraint?: string }
  return code === '23505' && constraint === 'channel_name'
}

export function listGatewayRows(tx: RefTx) {
  return tx.selectFrom('gateway').selectAll().orderBy('title').execute()
}

/** What can be switched of a gateway: whether it takes money, and whether it pays out. */
export type GatewaySwitch = 'takes_payments' | 'pays_out'

interface Turn {
  readonly of: GatewaySwitch
  readonly isOn: boolean
}

/** Switches a gateway. False where it stands so already: somebody was faster. */
export async function switchGatewayRow(tx: RefTx, name: string, { of, isOn }: Turn): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('gateway')
    .set({ [of]: isOn })
    .where('name', '=', name)
    .where(of, '=', !isOn)
    .executeTakeFirstOrThrow()
  return numUpdatedRows === 1n
}
