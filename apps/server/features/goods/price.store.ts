import type { Selectable } from 'kysely'
import type { RefTx } from '../../platform/db/database.ts'
import type { RefTables } from '../../platform/db/tables.gen.ts'
import { type Proposal, proposalOf } from '../../platform/proposal/proposal.store.ts'

/** The least that a thing may cost, as one of staff proposed it. */
export interface ThingPrice extends Proposal {
  readonly id: string
  readonly goods: string
  readonly price: bigint
  readonly reason: string
}

function priceOf(row: Selectable<RefTables['thing_price']>): ThingPrice {
  const { id, goods, price, reason } = row
  return { id, goods, price, reason, ...proposalOf(row) }
}

/** The newest that two people agreed on, of each of some goods that has one. */
export async function listAgreed(tx: RefTx, goods: readonly string[]): Promise<ReadonlyMap<string, ThingPrice>> {
  if (goods.length === 0) return new Map()
  const rows = await tx
    .selectFrom('thing_price')
    .distinctOn('goods')
    .selectAll()
    .where('goods', 'in', goods)
    .where('status', '=', 'approved')
    .orderBy('goods')
    .orderBy('decided_at', 'desc')
    .orderBy('id')
    .execute()
  return new Map(rows.map(row => [row.goods, priceOf(row)]))
}

/** Those that wait for a decision, one of a thing at most. */
export async function listAsked(tx: RefTx, goods: readonly string[]): Promise<ReadonlyMap<string, ThingPrice>> {
  if (goods.length === 0) return new Map()
  const rows = await tx
    .selectFrom('thing_price')
    .selectAll()
    .where('goods', 'in', goods)
    .where('status', '=', 'proposed')
    .execute()
  return new Map(rows.map(row => [row.goods, priceOf(row)]))
}

export async function findPrice(tx: RefTx, id: string): Promise<ThingPrice | undefined> {
  const row = await tx.selectFrom('thing_price').selectAll().where('id', '=', id).executeTakeFirst()
  return row && priceOf(row)
}

/** The same, and nobody else decides it until this transaction is over. */
export async function lockPrice(tx: RefTx, id: string): Promise<ThingPrice | undefined> {
  const row = await tx.selectFrom('thing_price').selectAll().where('id', '=', id).forUpdate().executeTakeFirst()
  return row && priceOf(row)
}
