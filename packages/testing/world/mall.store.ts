import { sql } from 'kysely'
import type { AppTx } from '../../../apps/server/platform/db/database.ts'

export async function readStock(tx: AppTx, goods: string): Promise<{ left: number; received: number }> {
  const { rows } = await sql<{ left: bigint; received: bigint }>`
    select left_pieces as left, received - taken_out as received from goods_stock where goods = ${goods}`.execute(tx)
  return { left: Number(rows[0]?.left ?? 0n), received: Number(rows[0]?.received ?? 0n) }
}

export async function readClaimSum(tx: AppTx, goods: string): Promise<number> {
  const { rows } = await sql<{ pieces: bigint }>`
    select coalesce(sum(pieces), 0)::bigint as pieces from goods_claim
    where goods = ${goods} and status in ('taken', 'done')`.execute(tx)
  return Number(rows[0]?.pieces ?? 0n)
}
