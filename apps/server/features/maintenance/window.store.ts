import { sql } from 'kysely'
import type { RefTx } from '../../platform/db/database.ts'
import { instant } from '../../platform/db/instant.ts'
import { holdContent, touchContent } from '../game/index.ts'
import type { Span } from './window.rules.ts'

/** As many as anybody looks back. */
const mostShown = 200

function windows(tx: RefTx) {
  return tx
    .selectFrom('maintenance_window as kept')
    .leftJoin('provider', 'provider.venue_id', 'kept.venue_id')
    .selectAll('kept')
    .select('provider.name as provider')
}

export type WindowRow = Awaited<ReturnType<typeof listWindowRows>>[number]

export function listWindowRows(tx: RefTx) {
  return windows(tx).orderBy('kept.begins_at', 'desc').orderBy('kept.id').limit(mostShown).execute()
}

/** Those that are ahead or open, the next first. */
export function listAhead(tx: RefTx, nowMs: number) {
  return windows(tx)
    .where('kept.is_cancelled', '=', false)
    .where('kept.ends_at', '>', instant(nowMs))
    .orderBy('kept.begins_at')
    .orderBy('kept.id')
    .execute()
}

export function findWindow(tx: RefTx, id: string) {
  return windows(tx).where('kept.id', '=', id).executeTakeFirst()
}

export async function hasProvider(tx: RefTx, venueId: number): Promise<boolean> {
  const row = await tx.selectFrom('provider').select('venue_id').where('venue_id', '=', venueId).executeTakeFirst()
  return row !== undefined
}

interface Wish {
  readonly id: string
  readonly venueId: number | null
  readonly span: Span
  readonly nowMs: number
}

/**
 * A new window, with what follows from it now. False where another of the same lies in its time: of two who plan at once one
 * sees the other's, since whoever changes shared content waits for whoever does so too.
 */
export async function insertWindow(tx: RefTx, wish: Wish): Promise<boolean> {
  await holdContent(tx)
  if (await isTaken(tx, wish)) return false
  const { id, venueId, span, nowMs } = wish
  await tx
    .insertInto('maintenance_window')
    .values({ id, venue_id: venueId, ...columnsOf(span), updated_at: instant(nowMs) })
    .execute()
  await touchContent(tx)
  await turnWindows(tx, nowMs)
  return true
}

type Set = 'set' | 'window_there' | 'changed_meanwhile'

/** Moves a window, unless it is another version by now or another of the same lies in its time. */
export async function moveWindow(tx: RefTx, version: number, wish: Wish): Promise<Set> {
  await holdContent(tx)
  if (await isTaken(tx, wish)) return 'window_there'
  return (await setWindow(tx, { ...wish, version, values: columnsOf(wish.span) })) ? 'set' : 'changed_meanwhile'
}

/** False where it is another version by now. */
export function endWindow(
  tx: RefTx,
  { id, version, nowMs }: { readonly id: string; readonly version: number; readonly nowMs: number },
): Promise<boolean> {
  return setWindow(tx, { id, version, nowMs, values: { is_cancelled: true } })
}

interface Change {
  readonly id: string
  readonly version: number
  readonly nowMs: number
  readonly values: { readonly is_cancelled: true } | ReturnType<typeof columnsOf>
}

async function setWindow(tx: RefTx, { id, version, nowMs, values }: Change): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('maintenance_window')
    .set({ ...values, version: version + 1, updated_at: instant(nowMs) })
    .where('id', '=', id)
    .where('version', '=', version)
    .executeTakeFirstOrThrow()
  if (numUpdatedRows === 0n) return false
  await touchContent(tx)
  await turnWindows(tx, nowMs)
  return true
}

async function isTaken(tx: RefTx, { id, venueId, span }: Wish): Promise<boolean> {
  const row = await tx
    .selectFrom('maintenance_window')
    .select('id')
    .where('id', '<>', id)
    .where('is_cancelled', '=', false)
    .where(sql<boolean>`venue_id is not distinct from ${venueId}::int`)
    .where('begins_at', '<', instant(span.endsAtMs))
    .where('ends_at', '>', instant(span.beginsAtMs))
    .limit(1)
    .executeTakeFirst()
  return row !== undefined
}

/** Whether everything is closed now: by a window, or by the flag. */
export async function isUnderMaintenance(tx: RefTx, nowMs: number): Promise<boolean> {
  const flag = await tx.selectFrom('setting').select('value').where('name', '=', 'maintenance').executeTakeFirst()
  if (flag?.value === true) return true
  const row = await tx
    .selectFrom('maintenance_window')
    .select('id')
    .where('venue_id', 'is', null)
    .where('is_cancelled', '=', false)
    .where('begins_at', '<=', instant(nowMs))
    .where('ends_at', '>', instant(nowMs))
    .limit(1)
    .executeTakeFirst()
  return row !== undefined
}

/**
 * Closes the providers whose window has begun, all of them where it is everything's or the flag is set, and opens those
 * whose time is over. True where any turned. Every copy of the server then knows within about two seconds.
 */
export async function turnWindows(tx: RefTx, nowMs: number): Promise<boolean> {
  const { numAffectedRows = 0n } = await sql`
    update provider set in_window = not in_window
    where in_window <> (
      exists (select from setting where name = 'maintenance' and value = 'true')
      or exists (
        select from maintenance_window kept
        where (kept.venue_id is null or kept.venue_id = provider.venue_id) and not kept.is_cancelled
          and kept.begins_at <= ${instant(nowMs)} and kept.ends_at > ${instant(nowMs)}))`.execute(tx)
  if (numAffectedRows === 0n) return false
  await touchContent(tx)
  return true
}

function columnsOf({ beginsAtMs, endsAtMs }: Span) {
  return { begins_at: instant(beginsAtMs), ends_at: instant(endsAtMs) }
}
