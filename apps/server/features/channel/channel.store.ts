import type { MemberTx } from '../../platform/db/database.ts'
import { isOpenAt } from './channel.rules.ts'

/** 1 in, 2 out. */
export type Mode = 1 | 2

export type ChannelRow = Awaited<ReturnType<typeof listOpenChannels>>[number]

/** What members may choose among, the first first. */
export function listOpenChannels(tx: MemberTx, mode: Mode) {
  return tx
    .selectFrom('channel')
    .selectAll()
    .where('mode', '=', mode)
    .where('is_open', '=', true)
    .orderBy('sorting')
    .orderBy('id')
    .execute()
}

/** The same by the name that members know it by. */
export async function findOpenChannelNamed(tx: MemberTx, name: string, mode: Mode) {
  const named = tx.selectFrom('channel').select('id').where('name', '=', name).where('mode', '=', mode)
  const row = await named.executeTakeFirst()
  return row && findOpenChannel(tx, row.id, mode)
}

/** The gateways that are there and that nobody has switched off. */
export async function listTaking(tx: MemberTx, names: Iterable<string>): Promise<ReadonlySet<string>> {
  const rows = await tx.selectFrom('gateway').select('name').where('takes_payments', '=', true).execute()
  const there = new Set(names)
  return new Set(rows.map(({ name }) => name).filter(name => there.has(name)))
}

/** Whether nobody has stopped what goes out through a gateway. */
export async function isPayingOut(tx: MemberTx, name: string): Promise<boolean> {
  const row = await tx.selectFrom('gateway').select('pays_out').where('name', '=', name).executeTakeFirst()
  return row?.pays_out === true
}

/** A channel that takes money now, with who stands behind it. */
export async function findOpenChannel(tx: MemberTx, id: string, mode: Mode) {
  const row = await tx
    .selectFrom('channel')
    .selectAll()
    .where('id', '=', id)
    .where('mode', '=', mode)
    .where('is_open', '=', true)
    .executeTakeFirst()
  return row?.gateway ? { ...row, gateway: row.gateway } : undefined
}

/** Whether a channel is offered now, whoever stands behind it. */
export async function isChannelOpen(tx: MemberTx, id: string, { mode, nowMs }: { mode: Mode; nowMs: number }) {
  const row = await tx
    .selectFrom('channel')
    .select(['opens_at', 'closes_at'])
    .where('id', '=', id)
    .where('mode', '=', mode)
    .where('is_open', '=', true)
    .executeTakeFirst()
  return row !== undefined && isOpenAt(row, nowMs)
}
