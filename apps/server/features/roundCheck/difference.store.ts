import { sql, type UpdateObject } from 'kysely'
import type { AppTx } from '../../platform/db/database.ts'
import { instant } from '../../platform/db/instant.ts'
import type { AppTables } from '../../platform/db/tables.gen.ts'
import { type DifferenceKind, stuckKinds } from './compare.rules.ts'

export interface DifferenceName {
  readonly provider: string
  readonly roundId: string
  readonly playerRef: string
}

export interface Difference extends Omit<DifferenceName, 'provider'> {
  readonly kind: DifferenceKind
  readonly game: string
  /** What of it stands still there, by the provider's names. */
  readonly stopped: readonly string[]
  readonly thereBet: bigint
  readonly thereWin: bigint
  readonly hereBet: bigint
  readonly hereWin: bigint
  readonly atMs: number
  /** Within which time the provider is asked about it again. */
  readonly fromMs: number
  readonly untilMs: number
}

export type Unread = Omit<DifferenceName, 'provider'> & Pick<Difference, 'fromMs' | 'untilMs'>

/** Keeps what differs now. A note stands as long as nothing about the round changes. */
export async function keepDifferences(
  tx: AppTx,
  provider: string,
  { differences, nowMs }: { readonly differences: readonly Difference[]; readonly nowMs: number },
): Promise<void> {
  for (const one of differences) await keepDifference(tx, provider, { one, nowMs })
}

async function keepDifference(
  tx: AppTx,
  provider: string,
  { one, nowMs }: { readonly one: Difference; readonly nowMs: number },
): Promise<void> {
  await sql`
    insert into round_difference as d (provider, round_id, player_ref, kind, game, there_bet, there_win, here_bet,
      here_win, stopped, at, from_at, until_at, found_at, seen_at)
    values (${provider}, ${one.roundId}, ${one.playerRef}, ${one.kind}, ${one.game}, ${one.thereBet}, ${one.thereWin},
      ${one.hereBet}, ${one.hereWin}, ${one.stopped}::text[], ${instant(one.atMs)}, ${instant(one.fromMs)}, ${instant(one.untilMs)},
      ${instant(nowMs)}, ${instant(nowMs)})
    on conflict (provider, round_id, player_ref) do update set
      note = case when ${isSame} then d.note else '' end,
      noted_by = case when ${isSame} then d.noted_by else '' end,
      noted_at = case when ${isSame} then d.noted_at end,
      version = case when ${isSame} then d.version else d.version + 1 end,
      taken_by = case when ${isSame} then d.taken_by else '' end,
      taken_at = case when ${isSame} then d.taken_at end,
      outcome = case when ${isSame} then d.outcome else '' end,
      kind = excluded.kind, game = excluded.game, there_bet = excluded.there_bet, there_win = excluded.there_win,
      here_bet = excluded.here_bet, here_win = excluded.here_win,
      stopped = array(select unnest(d.stopped) union select unnest(excluded.stopped)), at = excluded.at, from_at = least(d.from_at, excluded.from_at),
      until_at = greatest(d.until_at, excluded.until_at), seen_at = excluded.seen_at, closed_at = null`.execute(tx)
}

/** What the provider did not answer about waits to be asked again, behind all others, as what it was known for. */
export async function keepUnread(
  tx: AppTx,
  provider: string,
  { rounds, nowMs }: { readonly rounds: readonly Unread[]; readonly nowMs: number },
): Promise<void> {
  if (rounds.length === 0) return
  const now = instant(nowMs)
  await sql`
    insert into round_difference as d (provider, round_id, player_ref, kind, game, there_bet, there_win, here_bet,
      here_win, at, from_at, until_at, found_at, seen_at)
    select ${provider}, n.round_id, n.player_ref, 'waiting', '', 0, 0, 0, 0, to_timestamp(n.from_ms / 1000),
      to_timestamp(n.from_ms / 1000), to_timestamp(n.until_ms / 1000), ${now}, ${now}
    from unnest(${rounds.map(({ roundId }) => roundId)}::text[], ${rounds.map(({ playerRef }) => playerRef)}::text[],
      ${rounds.map(({ fromMs }) => fromMs)}::float8[], ${rounds.map(({ untilMs }) => untilMs)}::float8[])
      n (round_id, player_ref, from_ms, until_ms)
    on conflict (provider, round_id, player_ref) do update set
      kind = case when d.closed_at is null then d.kind else excluded.kind end, from_at = least(d.from_at, excluded.from_at),
      until_at = greatest(d.until_at, excluded.until_at), seen_at = excluded.seen_at, closed_at = null`.execute(tx)
}

/** What stands still at the provider since somebody looked is another matter than what did so then. Unknown: found before that was kept. */
const isSame = sql`(d.kind, d.there_bet, d.there_win, d.here_bet, d.here_win) =
  (excluded.kind, excluded.there_bet, excluded.there_win, excluded.here_bet, excluded.here_win)
  and (d.stopped is null or excluded.stopped <@ d.stopped)`

/** Closes what both sides have alike again. */
export async function closeDifferences(
  tx: AppTx,
  provider: string,
  { names, nowMs }: { readonly names: readonly Omit<DifferenceName, 'provider'>[]; readonly nowMs: number },
): Promise<void> {
  if (names.length === 0) return
  await sql`
    update round_difference d set closed_at = ${instant(nowMs)}
    from unnest(${names.map(({ roundId }) => roundId)}::text[], ${names.map(({ playerRef }) => playerRef)}::text[])
      n (round_id, player_ref)
    where d.provider = ${provider} and d.round_id = n.round_id and d.player_ref = n.player_ref
      and d.closed_at is null`.execute(tx)
}

/** What is still to be asked about again, what was seen longest ago first. */
export function listUnclosed(tx: AppTx, provider: string, { beforeMs, most }: { beforeMs: number; most: number }) {
  return tx
    .selectFrom('round_difference')
    .select(['round_id', 'player_ref', 'from_at', 'until_at'])
    .where('provider', '=', provider)
    .where('closed_at', 'is', null)
    .where('seen_at', '<', instant(beforeMs))
    .orderBy('seen_at')
    .limit(most)
    .execute()
}

/** Which of these are known to differ or to wait. */
export async function listUnclosedNames(
  tx: AppTx,
  provider: string,
  names: readonly Omit<DifferenceName, 'provider'>[],
): Promise<Omit<DifferenceName, 'provider'>[]> {
  const { rows } = await sql<{ round_id: string; player_ref: string }>`
    select d.round_id, d.player_ref from round_difference d
    join unnest(${names.map(({ roundId }) => roundId)}::text[], ${names.map(({ playerRef }) => playerRef)}::text[])
      n (round_id, player_ref) on d.round_id = n.round_id and d.player_ref = n.player_ref
    where d.provider = ${provider} and d.closed_at is null`.execute(tx)
  return rows.map(({ round_id: roundId, player_ref: playerRef }) => ({ roundId, playerRef }))
}

/** How many wait for a person: neither closed nor explained nor settled by hand, and not merely undecided. */
export async function countOpen(tx: AppTx, provider: string): Promise<number> {
  const { count } = await tx
    .selectFrom('round_difference')
    .select(row => row.fn.countAll<bigint>().as('count'))
    .where('provider', '=', provider)
    .where('closed_at', 'is', null)
    .where('kind', '<>', 'waiting')
    .where('note', '=', '')
    .executeTakeFirstOrThrow()
  return Number(count)
}

function select(tx: AppTx) {
  return tx.selectFrom('round_difference').selectAll()
}

export type DifferenceRow = NonNullable<Awaited<ReturnType<ReturnType<typeof select>['executeTakeFirst']>>>

export interface DifferenceFilter {
  readonly provider: string
  readonly words: string
  readonly state: '' | 'open' | 'taken' | 'waiting' | 'explained' | 'settled' | 'closed'
  /** Those alone that do not go on by themselves. */
  readonly isStuck: boolean
}

interface Page {
  /** Behind which the page begins. Several members may be in one round. */
  readonly last: { readonly atMs: number; readonly roundId: string; readonly playerRef: string } | null
  readonly isDown: boolean
  readonly size: number
}

/** By when they began, behind the place where the last page ended. */
export function listDifferences(
  tx: AppTx,
  { provider, words, state, isStuck }: DifferenceFilter,
  { last, isDown, size }: Page,
): Promise<DifferenceRow[]> {
  const turn = isDown ? 'desc' : 'asc'
  const columns = sql`(at, round_id, player_ref)`
  const place = sql`(${instant(last?.atMs ?? 0)}, ${last?.roundId ?? ''}, ${last?.playerRef ?? ''})`
  return select(tx)
    .$if(provider !== '', all => all.where('provider', '=', provider))
    .$if(words !== '', all => all.where(sql<boolean>`${words} in (round_id, player_ref)`))
    .$if(isStuck, all => all.where('kind', 'in', stuckKinds))
    .$if(state === 'closed', all => all.where('closed_at', 'is not', null))
    .$if(state !== '' && state !== 'closed', all => all.where('closed_at', 'is', null))
    .$if(state === 'waiting', all => all.where('kind', '=', 'waiting'))
    .$if(state === 'open' || state === 'taken' || state === 'explained', all => all.where('kind', '<>', 'waiting'))
    .$if(state === 'open' || state === 'taken', all => all.where('note', '=', ''))
    .$if(state === 'taken', all => all.where('taken_by', '<>', ''))
    .$if(state === 'explained', all => all.where('note', '<>', '').where('outcome', '=', ''))
    .$if(state === 'settled', all => all.where('outcome', '<>', ''))
    .$if(last !== null, all =>
      all.where(isDown ? sql<boolean>`${columns} < ${place}` : sql<boolean>`${columns} > ${place}`),
    )
    .orderBy('at', turn)
    .orderBy('round_id', turn)
    .orderBy('player_ref', turn)
    .limit(size)
    .execute()
}

interface SeenDifference extends DifferenceName {
  /** As it was seen: it grows with what is done about it, and whenever it is another than it was. */
  readonly version: number
  /** Who does something about it now. */
  readonly by: string
  readonly nowMs: number
}

/** Each answers what is there now; nothing where somebody was faster, `null` where there is no such difference. */
type DifferenceChange = Promise<
  { readonly version: number; readonly kind: string; readonly stopped: string[] | null } | undefined | null
>

export function noteDifference(
  tx: AppTx,
  { note, ...seen }: SeenDifference & { readonly note: string },
): DifferenceChange {
  return change(tx, seen, { note, noted_by: seen.by, noted_at: instant(seen.nowMs) })
}

export function takeDifference(tx: AppTx, seen: SeenDifference): DifferenceChange {
  return change(tx, seen, { taken_by: seen.by, taken_at: instant(seen.nowMs) })
}

export function settleDifference(
  tx: AppTx,
  { note, outcome, ...seen }: SeenDifference & { readonly note: string; readonly outcome: string },
): DifferenceChange {
  return change(tx, seen, { note, outcome, noted_by: seen.by, noted_at: instant(seen.nowMs) })
}

async function change(
  tx: AppTx,
  seen: SeenDifference,
  set: UpdateObject<AppTables, 'round_difference'>,
): DifferenceChange {
  const named = { provider: seen.provider, round_id: seen.roundId, player_ref: seen.playerRef }
  const row = await tx
    .updateTable('round_difference')
    .set({ ...set, version: seen.version + 1 })
    .where(row => row.and(named))
    .where('version', '=', seen.version)
    .where('closed_at', 'is', null)
    .returning(['version', 'kind', 'stopped'])
    .executeTakeFirst()
  if (row) return row
  const there = await select(tx)
    .where(row => row.and(named))
    .executeTakeFirst()
  return there ? undefined : null
}
