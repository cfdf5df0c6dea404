import { sql } from 'kysely'
import type { AppTx } from '../../platform/db/database.ts'
import { instant } from '../../platform/db/instant.ts'

export interface Stock {
  readonly goods: string
  readonly left: number
  readonly received: number
  readonly takenOut: number
  readonly seq: number
}

/** What is left of several goods. Of those that never had any there is nothing. */
export async function listStock(tx: AppTx, goods: readonly string[]): Promise<ReadonlyMap<string, Stock>> {
  if (goods.length === 0) return new Map()
  const rows = await tx.selectFrom('goods_stock').selectAll().where('goods', 'in', goods).execute()
  return new Map(
    rows.map(row => [
      row.goods,
      {
        goods: row.goods,
        left: Number(row.left_pieces),
        received: Number(row.received),
        takenOut: Number(row.taken_out),
        seq: row.seq,
      },
    ]),
  )
}

export async function findLeft(tx: AppTx, goods: string): Promise<number> {
  return (await listStock(tx, [goods])).get(goods)?.left ?? 0
}

/** How many pieces a member has of goods, or is about to have. */
export async function findShare(tx: AppTx, goods: string, uid: bigint): Promise<number> {
  const row = await tx
    .selectFrom('goods_share')
    .select('pieces')
    .where('goods', '=', goods)
    .where('uid', '=', uid)
    .executeTakeFirst()
  return Number(row?.pieces ?? 0n)
}

export interface Pieces {
  readonly goods: string
  readonly uid: bigint
  readonly pieces: number
}

/**
 * Counts pieces to a member, unless that would be more than one may have. Of two at once the second waits here, and is counted by
 * what the first has left.
 */
export async function takeShare(tx: AppTx, { goods, uid, pieces }: Pieces, most: number): Promise<boolean> {
  if (most > 0 && pieces > most) return false
  const { rows } = await sql`
    insert into goods_share as s (goods, uid, pieces) values (${goods}, ${uid}, ${pieces})
    on conflict (goods, uid) do update set pieces = s.pieces + excluded.pieces
      where ${most} = 0 or s.pieces + excluded.pieces <= ${most}
    returning pieces`.execute(tx)
  return rows.length === 1
}

/** Takes pieces out of the stock. False where there are not so many; nobody ever finds less than none. */
export async function takePieces(tx: AppTx, { goods, pieces }: Pieces): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('goods_stock')
    .set(row => ({ left_pieces: row('left_pieces', '-', BigInt(pieces)) }))
    .where('goods', '=', goods)
    .where('left_pieces', '>=', BigInt(pieces))
    .executeTakeFirstOrThrow()
  return numUpdatedRows === 1n
}

/** Gives both back: once, since it goes with the claim's own end. */
export async function givePiecesBack(tx: AppTx, { goods, uid, pieces }: Pieces): Promise<void> {
  const count = BigInt(pieces)
  await tx
    .updateTable('goods_share')
    .set(row => ({ pieces: row('pieces', '-', count) }))
    .where('goods', '=', goods)
    .where('uid', '=', uid)
    .execute()
  await tx
    .updateTable('goods_stock')
    .set(row => ({ left_pieces: row('left_pieces', '+', count) }))
    .where('goods', '=', goods)
    .execute()
}

interface StockMove {
  readonly goods: string
  readonly seq: number
  /** Less than nothing takes them out. */
  readonly pieces: number
  readonly reason: string
  readonly by: string
  readonly nowMs: number
}

/** Opens the stock of goods, empty, unless it is open. */
export async function openStock(tx: AppTx, goods: string): Promise<void> {
  await tx
    .insertInto('goods_stock')
    .values({ goods })
    .onConflict(conflict => conflict.doNothing())
    .execute()
}

/** Moves the stock from what was seen. Answers what is left, or nothing where somebody was faster or there are not so many. */
export async function moveStockRow(tx: AppTx, move: StockMove): Promise<number | undefined> {
  const pieces = BigInt(move.pieces)
  const [came, went] = pieces > 0n ? [pieces, 0n] : [0n, -pieces]
  const row = await tx
    .updateTable('goods_stock')
    .set(stock => ({
      left_pieces: stock('left_pieces', '+', pieces),
      received: stock('received', '+', came),
      taken_out: stock('taken_out', '+', went),
      seq: move.seq + 1,
    }))
    .where('goods', '=', move.goods)
    .where('seq', '=', move.seq)
    .where('left_pieces', '>=', went)
    .returning('left_pieces')
    .executeTakeFirst()
  if (!row) return undefined
  await tx
    .insertInto('goods_stock_move')
    .values({
      goods: move.goods,
      seq: move.seq + 1,
      pieces,
      left_pieces: row.left_pieces,
      reason: move.reason,
      by_name: move.by,
      at: instant(move.nowMs),
    })
    .execute()
  return Number(row.left_pieces)
}

export function listMoves(tx: AppTx, goods: string, most: number) {
  return tx
    .selectFrom('goods_stock_move')
    .selectAll()
    .where('goods', '=', goods)
    .orderBy('seq', 'desc')
    .limit(most)
    .execute()
}
