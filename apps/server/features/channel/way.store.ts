import type { RefTx } from '../../platform/db/database.ts'
import { type Proposal, proposalOf } from '../../platform/proposal/proposal.store.ts'

/** By which way money goes out: the name that members choose it by, who pays, and to which bank or wallet. */
export interface Way {
  readonly name: string
  readonly gateway: string
  readonly instrument: string
}

export interface ProposedWay extends Way, Proposal {
  readonly id: string
  readonly channel: string
  readonly reason: string
}

function select(tx: RefTx) {
  return tx.selectFrom('channel_way').selectAll()
}

type Row = NonNullable<Awaited<ReturnType<ReturnType<typeof select>['executeTakeFirst']>>>

export function wayOf(row: Row): ProposedWay {
  return {
    id: row.id,
    channel: row.channel,
    name: row.name,
    gateway: row.gateway,
    instrument: row.instrument,
    reason: row.reason,
    ...proposalOf(row),
  }
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

/** From the next withdrawal on. The caller holds the channel. Throws where another one bears the name by now. */
export async function setWay(tx: RefTx, id: string, { name, gateway, instrument }: Way): Promise<void> {
  await tx
    .updateTable('channel')
    .set(row => ({ name, gateway, instrument, version: row('version', '+', 1) }))
    .where('id', '=', id)
    .execute()
}
