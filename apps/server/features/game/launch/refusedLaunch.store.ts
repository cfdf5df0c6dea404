import { sql } from 'kysely'
import type { MemberTx } from '../../../platform/db/database.ts'
import { instant } from '../../../platform/db/instant.ts'
import type { Location } from '../../../platform/geolocation/index.ts'
import type { NextPage } from '../../../platform/readPages.ts'

/** How a country is kept that nobody knows: each refusal names one. */
const unknownCountry = 'XX'

interface Since {
  readonly uid: bigint
  readonly sinceMs: number
}

/** The country of the last launch since then, refused or not; nothing where there was none, or nobody knew. */
export async function findCountryBefore(tx: MemberTx, { uid, sinceMs }: Since): Promise<string> {
  const { rows } = await sql<{ country: string }>`
    select country from (
      (select country, opened_at as at from game_session where uid = ${uid} and opened_at > ${instant(sinceMs)}
        and country <> '' order by opened_at desc limit 1)
      union all
      (select country, refused_at as at from refused_launch where uid = ${uid} and refused_at > ${instant(sinceMs)}
        and country <> ${unknownCountry} order by refused_at desc limit 1)
    ) launch order by at desc limit 1`.execute(tx)
  return rows[0]?.country ?? ''
}

interface NewRefusal {
  readonly uid: bigint
  readonly game: number
  readonly location: Location
  readonly nowMs: number
}

/** Whoever tries again and again from one place is written down once an hour. */
const againMs = 3_600_000

/** Keeps that a launch was refused for where it came from. That nobody knows from where was told by the edge: it marks the way out of Tor. */
export async function addRefusedLaunch(tx: MemberTx, { uid, game, location, nowMs }: NewRefusal): Promise<void> {
  const last = await findRefusedLaunch(tx, { uid, sinceMs: nowMs - againMs })
  if (last?.game === game && last.country === location.country) return
  await tx
    .insertInto('refused_launch')
    .values({
      uid,
      game,
      country: location.country || unknownCountry,
      country_source: location.source || 'header',
      vpn_signs: [...location.signs],
      refused_at: instant(nowMs),
    })
    .execute()
}

/** The last launch that was refused since then. */
export async function findRefusedLaunch(tx: MemberTx, { uid, sinceMs }: Since) {
  const row = await tx
    .selectFrom('refused_launch')
    .selectAll()
    .where('uid', '=', uid)
    .where('refused_at', '>', instant(sinceMs))
    .orderBy('refused_at', 'desc')
    .limit(1)
    .executeTakeFirst()
  return row && { ...row, country: knownCountry(row.country) }
}

/** Nothing where nobody knows. */
function knownCountry(kept: string): string {
  return kept === unknownCountry ? '' : kept
}

/** Keeps that its member says that it is wrong. The first time counts. */
export async function disputeRefusedLaunch(tx: MemberTx, id: string, nowMs: number): Promise<void> {
  await tx
    .updateTable('refused_launch')
    .set({ disputed_at: instant(nowMs) })
    .where('id', '=', id)
    .where('disputed_at', 'is', null)
    .execute()
}

export type RefusedLaunch = NonNullable<Awaited<ReturnType<typeof findRefusedLaunch>>>

/** What was refused to a member, the newest first. */
export async function listOwnRefusedLaunches(tx: MemberTx, uid: bigint, { last, size }: NextPage<RefusedLaunch>) {
  let query = tx.selectFrom('refused_launch').selectAll().where('uid', '=', uid)
  if (last) {
    query = query.where(sql<boolean>`(refused_at, id) < (${instant(last.refused_at)}, ${last.id}::uuid)`)
  }
  const rows = await query.orderBy('refused_at', 'desc').orderBy('id', 'desc').limit(size).execute()
  return rows.map(row => ({ ...row, country: knownCountry(row.country) }))
}

/** How some games are called. */
export async function findGameNames(tx: MemberTx, ids: readonly number[]): Promise<ReadonlyMap<number, string>> {
  if (ids.length === 0) return new Map()
  const rows = await tx
    .selectFrom('game')
    .select(['id', 'en_name'])
    .where('id', 'in', [...new Set(ids)])
    .execute()
  return new Map(rows.map(({ id, en_name }) => [id, en_name]))
}
