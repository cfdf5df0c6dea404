import { hash } from 'node:crypto'
import { sql } from 'kysely'
import type { AppTx } from '../db/database.ts'
import { instant } from '../db/instant.ts'

export interface NewIncident {
  /** What happened, in capitals: `TX_CONFLICT`. */
  readonly kind: string
  /** What it happened to, by its id. The same subject is open once a kind. */
  readonly subject: string
  /** What helps to judge it. Nothing about a person. */
  readonly detail: Readonly<Record<string, string | number>>
}

const longestSubject = 200
const atOnce = 1000

/** Opens incidents, however many. One that is open already is only seen again. */
export async function openIncidents(tx: AppTx, incidents: readonly NewIncident[], nowMs: number): Promise<void> {
  const named = new Map<string, NewIncident>()
  for (const incident of incidents) {
    const subject = shortened(incident.subject)
    named.set(`${incident.kind} ${subject}`, { ...incident, subject })
  }
  const all = [...named.values()]
  for (let from = 0; from < all.length; from += atOnce) await openSome(tx, all.slice(from, from + atOnce), nowMs)
}

async function openSome(tx: AppTx, incidents: readonly NewIncident[], nowMs: number): Promise<void> {
  const details = incidents.map(({ detail }) => JSON.stringify(detail))
  await sql`
    insert into incident (kind, subject, detail, opened_at, seen_at)
    select kind, subject, detail::jsonb, ${instant(nowMs)}, ${instant(nowMs)}
    from unnest(${incidents.map(({ kind }) => kind)}::text[], ${incidents.map(({ subject }) => subject)}::text[],
      ${details}::text[]) i (kind, subject, detail)
    on conflict (kind, subject) where closed_at is null do update set seen_at = excluded.seen_at`.execute(tx)
}

/** Of what is open and goes on changing, tells what there is now. */
export async function retellIncidents(tx: AppTx, incidents: readonly NewIncident[]): Promise<void> {
  for (const { kind, subject, detail } of incidents) {
    await sql`
      update incident set detail = ${JSON.stringify(detail)}::jsonb
      where kind = ${kind} and subject = ${shortened(subject)} and closed_at is null`.execute(tx)
  }
}

/** Two long names that differ at their ends stay two. */
function shortened(subject: string): string {
  if (subject.length <= longestSubject) return subject
  return `${subject.slice(0, longestSubject - 17)} ${hash('sha256', subject).slice(0, 16)}`
}

export interface Overcome {
  readonly kinds: readonly string[]
  /** The one subject that was looked at, or all of them where it is empty. One whose name begins alike is another. */
  readonly subjects: string
  readonly notSeenSinceMs: number
}

/** Closes what was looked for and not seen again. */
export async function closeIncidents(tx: AppTx, overcome: Overcome, nowMs: number): Promise<void> {
  await tx
    .updateTable('incident')
    .set({ closed_at: instant(nowMs) })
    .where('kind', 'in', overcome.kinds)
    .$if(overcome.subjects !== '', all => all.where('subject', '=', shortened(overcome.subjects)))
    .where('seen_at', '<', instant(overcome.notSeenSinceMs))
    .where('closed_at', 'is', null)
    .execute()
}

/** An open incident as it stands, which whoever sees it again changes. */
export interface StandingIncident {
  readonly id: bigint
  readonly kind: string
  readonly subject: string
  readonly version: string
}

/** The open incidents of some kinds about subjects that begin so. */
export async function listStanding(
  tx: AppTx,
  about: { readonly kinds: readonly string[]; readonly subjects: string },
): Promise<StandingIncident[]> {
  const { rows } = await sql<StandingIncident>`
    select id, kind, subject, xmin::text as version from incident
    where closed_at is null and kind = any(${about.kinds}::text[]) and starts_with(subject, ${about.subjects})`.execute(
    tx,
  )
  return rows
}

/** Closes those of them that nobody has seen again since, whatever any clock said meanwhile. */
export async function closeUnseen(tx: AppTx, standing: readonly StandingIncident[], nowMs: number): Promise<void> {
  await sql`
    update incident i set closed_at = ${instant(nowMs)}
    from unnest(${standing.map(({ id }) => id)}::bigint[], ${standing.map(({ version }) => version)}::text[])
      s (id, version)
    where i.id = s.id and i.xmin::text = s.version and i.closed_at is null`.execute(tx)
}

/** What an open incident said when it was opened. */
export async function findDetail(
  tx: AppTx,
  { kind, subject }: Pick<NewIncident, 'kind' | 'subject'>,
): Promise<NewIncident['detail'] | undefined> {
  const found = await tx
    .selectFrom('incident')
    .select('detail')
    .where('kind', '=', kind)
    .where('subject', '=', subject)
    .where('closed_at', 'is', null)
    .executeTakeFirst()
  return found?.detail as NewIncident['detail'] | undefined
}

/** The same of the last one, also where that is over. */
export async function findLastDetail(
  tx: AppTx,
  { kind, subject }: Pick<NewIncident, 'kind' | 'subject'>,
): Promise<NewIncident['detail'] | undefined> {
  const found = await tx
    .selectFrom('incident')
    .select('detail')
    .where('kind', '=', kind)
    .where('subject', '=', subject)
    .orderBy('opened_at', 'desc')
    .limit(1)
    .executeTakeFirst()
  return found?.detail as NewIncident['detail'] | undefined
}

/** Whether anything is open whose kind begins so. */
export async function hasIncidents(tx: AppTx, kinds: string): Promise<boolean> {
  const found = await tx
    .selectFrom('incident')
    .select('id')
    .where('closed_at', 'is', null)
    .where(sql<boolean>`starts_with(kind, ${kinds})`)
    .limit(1)
    .executeTakeFirst()
  return found !== undefined
}

/** What is open, the latest met first. */
export function listOpenIncidents(tx: AppTx, most: number) {
  return tx
    .selectFrom('incident')
    .select(['id', 'kind', 'subject', 'opened_at', 'seen_at'])
    .where('closed_at', 'is', null)
    .orderBy('seen_at', 'desc')
    .orderBy('id', 'desc')
    .limit(most)
    .execute()
}
