import { sql } from 'kysely'
import type { AppTx } from '../../platform/db/database.ts'
import { instant } from '../../platform/db/instant.ts'
import type { GameSums } from './compare.rules.ts'

export interface ProviderDay {
  readonly provider: string
  /** In Manila, as `2026-03-02`. */
  readonly day: string
}

/** Keeps what a day came to, in the place of what it came to before. */
export async function keepDay(
  tx: AppTx,
  { provider, day }: ProviderDay,
  { games, nowMs }: { readonly games: ReadonlyMap<string, GameSums>; readonly nowMs: number },
): Promise<void> {
  await tx.deleteFrom('round_day').where('provider', '=', provider).where('day', '=', day).execute()
  const rows = [...games].map(([game, { there, here }]) => ({
    provider,
    day,
    game,
    there_rounds: there.rounds,
    there_bet: there.bet,
    there_win: there.win,
    here_rounds: here.rounds,
    here_bet: here.bet,
    here_win: here.win,
    made_at: instant(nowMs),
  }))
  if (rows.length > 0) await tx.insertInto('round_day').values(rows).execute()
}

export interface DayPage {
  readonly provider: string
  readonly day: string
  /** Behind which the page begins. */
  readonly last: { readonly day: string; readonly provider: string; readonly game: string } | null
  readonly isDown: boolean
  readonly size: number
}

/** By day, behind the place where the last page ended. */
export function listDays(tx: AppTx, { provider, day, last, isDown, size }: DayPage) {
  const turn = isDown ? 'desc' : 'asc'
  const columns = sql`(day, provider, game)`
  const place = sql`(${last?.day ?? ''}::date, ${last?.provider ?? ''}, ${last?.game ?? ''})`
  return tx
    .selectFrom('round_day')
    .selectAll()
    .select(sql<string>`day::text`.as('name'))
    .$if(provider !== '', all => all.where('provider', '=', provider))
    .$if(day !== '', all => all.where('day', '=', day))
    .$if(last !== null, all =>
      all.where(isDown ? sql<boolean>`${columns} < ${place}` : sql<boolean>`${columns} > ${place}`),
    )
    .orderBy('day', turn)
    .orderBy('provider', turn)
    .orderBy('game', turn)
    .limit(size)
    .execute()
}

export async function findReadUntil(tx: AppTx, provider: string): Promise<number | undefined> {
  const row = await tx
    .selectFrom('round_check')
    .select('read_until')
    .where('provider', '=', provider)
    .executeTakeFirst()
  return row?.read_until
}

export async function setReadUntil(tx: AppTx, provider: string, untilMs: number): Promise<void> {
  const row = { provider, read_until: instant(untilMs) }
  await tx
    .insertInto('round_check')
    .values(row)
    .onConflict(conflict => conflict.column('provider').doUpdateSet({ read_until: row.read_until }))
    .execute()
}
