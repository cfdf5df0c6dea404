import type { RefTx } from '../../platform/db/database.ts'
import { instant } from '../../platform/db/instant.ts'

/** By which way money goes out: the name that members choose it by, who pays, and to which bank or wallet. */
export interface Way {
  readonly name: string
  readonly gateway: string
  readonly instrument: string
}

export type WayStatus = 'proposed' | 'approved' | 'refused'

export interface ProposedWay extends Way {
  readonly id: string
  readonly channel: string
  readonly reason: string
  readonly status: WayStatus
  readonly proposedBy: string
  readonly proposedName: string
  readonly proposedAtMs: number
}

function select(tx: RefTx) {
  return tx.selectFrom('channel_way').selectAll()
}

type Row = NonNullable<Awaited<ReturnType<ReturnType<typeof select>['executeTakeFirst']>>>

function wayOf(row: Row): ProposedWay {
  return {
    id: row.id,
    channel: row.channel,
    name: row.name,
    gateway: row.gateway,
    instrument: row.instrument,
    reason: row.reason,
    status: row.status as WayStatus,
    proposedBy: row.proposed_by,
    proposedName: row.proposed_name,
    proposedAtMs: row.proposed_at,
  }
}

/** Nothing where one waits for this channel already. */
export async function addWay(tx: RefTx, wish: Omit<ProposedWay, 'id' | 'status'>): Promise<ProposedWay | undefined> {
  const row = await tx
    .insertInto('channel_way')
    .values({
      channel: wish.channel,
      name: wish.name,
      gateway: wish.gateway,
      instrument: wish.instrument,
      reason: wish.reason,
      proposed_by: wish.proposedBy,
      proposed_name: wish.proposedName,
      proposed_at: instant(wish.proposedAtMs),
    })
    .onConflict(conflict => conflict.doNothing())
    .returningAll()
    .executeTakeFirst()
  return row && wayOf(row)
}

/** Those that wait for a second person, one of a channel at most. */
export async function listWaitingWays(tx: RefTx): Promise<readonly ProposedWay[]> {
  return (await select(tx).where('status', '=', 'proposed').execute()).map(wayOf)
}

export async function findWay(tx: RefTx, id: string): Promise<ProposedWay | undefined> {
  const row = await select(tx).where('id', '=', id).executeTakeFirst()
  return row && wayOf(row)
}

/** The same, and nobody else decides it until this transaction is over. */
export async function lockWay(tx: RefTx, id: string): Promise<ProposedWay | undefined> {
  const row = await select(tx).where('id', '=', id).forUpdate().executeTakeFirst()
  return row && wayOf(row)
}

interface Flip {
  readonly to: 'approved' | 'refused'
  readonly by: string
  readonly name: string
  readonly decision: string
  readonly nowMs: number
}

/** The caller holds the row and has seen that its status may change so. */
export async function flipWay(tx: RefTx, { id }: ProposedWay, flip: Flip): Promise<void> {
  await tx
    .updateTable('channel_way')
    .set({
      status: flip.to,
      decided_by: flip.by,
      decided_name: flip.name,
      decided_at: instant(flip.nowMs),
      decision: flip.decision,
    })
    .where('id', '=', id)
    .execute()
}

/** From the next withdrawal on. The caller holds the channel. Throws where another one bears the name by now. */
export async function setWay(tx: RefTx, id: string, { name, gateway, instrument }: Way): Promise<void> {
  await tx
    .updateTable('channel')
    .set(row => ({ name, gateway, instrument, version: row('version', '+', 1) }))
    .where('id', '=', id)
    .execute()
}
