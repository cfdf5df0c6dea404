import type { MemberTx } from '../../../platform/db/database.ts'
import { listOwnGameSessions } from './gameSession.store.ts'
import { findGameNames, listOwnRefusedLaunches } from './refusedLaunch.store.ts'

export interface LaunchRow {
  readonly id: string
  readonly game: string
  readonly atMs: number
  readonly endedAtMs: number | null
  readonly isRefused: boolean
  readonly country: string
  readonly source: string
  readonly signs: readonly string[]
  readonly disputedAtMs: number | null
}

/** The last launches of a member, refused or not, the newest first. */
export async function listLaunches(tx: MemberTx, uid: bigint, size: number): Promise<readonly LaunchRow[]> {
  const opened = await listOwnGameSessions(tx, uid, { last: undefined, size })
  const refused = await listOwnRefusedLaunches(tx, uid, { last: undefined, size })
  const names = await findGameNames(
    tx,
    [...opened, ...refused].map(({ game }) => game),
  )
  const nameOf = (game: number) => names.get(game) ?? String(game)
  const rows = [
    ...opened.map(
      (row): LaunchRow => ({
        id: row.token_hash.toString('hex').slice(0, 16),
        game: nameOf(row.game),
        atMs: row.opened_at,
        endedAtMs: row.ended_at,
        isRefused: false,
        country: row.country,
        source: row.country_source,
        signs: row.vpn_signs,
        disputedAtMs: null,
      }),
    ),
    ...refused.map(
      (row): LaunchRow => ({
        id: row.id,
        game: nameOf(row.game),
        atMs: row.refused_at,
        endedAtMs: null,
        isRefused: true,
        country: row.country,
        source: row.country_source,
        signs: row.vpn_signs,
        disputedAtMs: row.disputed_at,
      }),
    ),
  ]
  return rows.toSorted((one, other) => other.atMs - one.atMs).slice(0, size)
}
