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

/** Opens incidents. One that is open already is only seen again. */
export async function openIncidents(tx: AppTx, incidents: readonly NewIncident[], nowMs: number): Promise<void> {
  if (incidents.length === 0) return
  const named = new Map(incidents.map(incident => [`${incident.kind} ${incident.subject}`, incident]))
  const at = instant(nowMs)
  await tx
    .insertInto('incident')
    .values(
      [...named.values()].map(({ kind, subject, detail }) => ({
        kind,
        subject: subject.slice(0, longestSubject),
        detail: sql`${JSON.stringify(detail)}::jsonb`,
        opened_at: at,
        seen_at: at,
      })),
    )
    .onConflict(conflict =>
      conflict.columns(['kind', 'subject']).where('closed_at', 'is', null).doUpdateSet({ seen_at: at }),
    )
    .execute()
}

export interface Overcome {
  readonly kinds: readonly string[]
  /** How the subjects of what was looked at begin. */
  readonly subjects: string
  readonly notSeenSinceMs: number
}

/** Closes what was looked for and not seen again. */
export async function closeIncidents(tx: AppTx, overcome: Overcome, nowMs: number): Promise<void> {
  await tx
    .updateTable('incident')
    .set({ closed_at: instant(nowMs) })
    .where('kind', 'in', overcome.kinds)
    .where(sql<boolean>`starts_with(subject, ${overcome.subjects})`)
    .where('seen_at', '<', instant(overcome.notSeenSinceMs))
    .where('closed_at', 'is', null)
    .execute()
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
