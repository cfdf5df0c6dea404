import { listLimits } from '@saya/contract/limits.ts'
import { sql } from 'kysely'
import type { MemberTx } from '../../platform/db/database.ts'
import { instant } from '../../platform/db/instant.ts'

/** The games that a member marked, the newest first. */
export async function listFavouriteIds(tx: MemberTx, uid: bigint): Promise<readonly number[]> {
  const rows = await tx
    .selectFrom('favourite')
    .select('game')
    .where('uid', '=', uid)
    .orderBy('added_at', 'desc')
    .orderBy('place', 'desc')
    .execute()
  return rows.map(({ game }) => game)
}

export interface Mark {
  readonly uid: bigint
  readonly game: number
  readonly nowMs: number
}

/** Takes the first free place. False where there is none, where it is marked already, or where somebody was faster. */
export async function insertFavourite(tx: MemberTx, { uid, game, nowMs }: Mark): Promise<boolean> {
  const { rows } = await sql`
    insert into favourite (uid, game, place, added_at)
    select ${uid}, ${game}, free.place, ${instant(nowMs)}::timestamptz
    from generate_series(1, ${listLimits.favoritePageSize}::int) as free (place)
    where not exists (select from favourite taken where taken.uid = ${uid} and taken.place = free.place)
    order by free.place limit 1
    on conflict do nothing
    returning place`.execute(tx)
  return rows.length === 1
}

export async function isFavourite(tx: MemberTx, uid: bigint, game: number): Promise<boolean> {
  const query = tx.selectFrom('favourite').select('place').where('uid', '=', uid).where('game', '=', game)
  return (await query.executeTakeFirst()) !== undefined
}

export async function countFavourites(tx: MemberTx, uid: bigint): Promise<number> {
  const query = tx.selectFrom('favourite').select(row => row.fn.countAll<bigint>().as('count'))
  const { count } = await query.where('uid', '=', uid).executeTakeFirstOrThrow()
  return Number(count)
}

export async function removeFavourite(tx: MemberTx, uid: bigint, game: number): Promise<void> {
  await tx.deleteFrom('favourite').where('uid', '=', uid).where('game', '=', game).execute()
}

/** For the copy of a member's own data, those of games that are not shown too. */
export function listOwn(tx: MemberTx, uid: bigint) {
  return tx.selectFrom('favourite').select(['game', 'added_at']).where('uid', '=', uid).orderBy('place').execute()
}
