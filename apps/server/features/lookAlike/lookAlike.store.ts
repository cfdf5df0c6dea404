import type { LookAlikeSign, LookAlikeStatus } from '@saya/contract/lookAlike/lookAlike.ts'
import { type Selectable, sql } from 'kysely'
import type { AppTx } from '../../platform/db/database.ts'
import { instant } from '../../platform/db/instant.ts'
import type { AppTables } from '../../platform/db/tables.gen.ts'
import { compareAndSet } from '../../platform/transition/transition.store.ts'
import { nextLookAlike, speaksAgainst } from './lookAlike.rules.ts'

type Row = Selectable<AppTables['look_alike']>

export interface LookAlike {
  readonly id: string
  readonly uid: bigint
  readonly excludedUid: bigint | null
  readonly listing: Buffer | null
  readonly signs: readonly LookAlikeSign[]
  readonly status: LookAlikeStatus
  readonly foundAtMs: number
  readonly decidedBy: string
  readonly decidedAtMs: number | null
  readonly reason: string
  readonly dueAtMs: number | null
}

export function lookAlikeOf(row: Row): LookAlike {
  return {
    id: row.id,
    uid: row.uid,
    excludedUid: row.excluded_uid,
    listing: row.listing,
    signs: row.signs as LookAlikeSign[],
    status: row.status as LookAlikeStatus,
    foundAtMs: row.found_at,
    decidedBy: row.decided_by,
    decidedAtMs: row.decided_at,
    reason: row.reason,
    dueAtMs: row.due_at,
  }
}

/** Whose like the account may be. */
export type ExcludedParty = { readonly excludedUid: bigint } | { readonly listing: Buffer }

export interface FoundLikeness {
  readonly uid: bigint
  readonly of: ExcludedParty
  readonly signs: readonly LookAlikeSign[]
  readonly verdict: 'marked' | 'held'
  readonly nowMs: number
  /** When the member's own rows must have followed, unless that was done by then. */
  readonly dueAtMs: number
}

function columnsOf(of: ExcludedParty) {
  return 'listing' in of ? { listing: of.listing, excluded_uid: null } : { excluded_uid: of.excludedUid, listing: null }
}

async function lockPair(tx: AppTx, uid: bigint, of: ExcludedParty): Promise<LookAlike | undefined> {
  const pair = tx.selectFrom('look_alike').selectAll().where('uid', '=', uid)
  const named =
    'listing' in of ? pair.where('listing', '=', of.listing) : pair.where('excluded_uid', '=', of.excludedUid)
  const row = await named.forUpdate().executeTakeFirst()
  return row && lookAlikeOf(row)
}

/**
 * Keeps what two have in common. A mark becomes a hold and never the other way round; what somebody decided stays, unless what they
 * had not seen speaks against it. Tells whether the account is to be held for it from now on.
 */
export async function keepLikeness(tx: AppTx, found: FoundLikeness): Promise<boolean> {
  const { uid, of, signs, verdict, nowMs, dueAtMs } = found
  const isHeld = verdict === 'held'
  const held = isHeld ? { held_at: instant(nowMs), due_at: instant(dueAtMs) } : {}
  const { numInsertedOrUpdatedRows } = await tx
    .insertInto('look_alike')
    .values({ uid, ...columnsOf(of), signs: [...signs], status: verdict, found_at: instant(nowMs), ...held })
    .onConflict(conflict => conflict.doNothing())
    .executeTakeFirst()
  if (numInsertedOrUpdatedRows === 1n) return isHeld
  const known = await lockPair(tx, uid, of)
  if (!known) return false
  const isAgain = known.status === 'other' && speaksAgainst(known.signs, signs)
  const to = nextLookAlike(known.status, isAgain ? 'holdAgain' : isHeld ? 'hold' : 'findAgain')
  if (!to) return false
  const all = [...new Set([...known.signs, ...signs])]
  const again = { held_at: instant(nowMs), due_at: instant(dueAtMs), decided_by: '', decided_at: null, reason: '' }
  const set = { status: to, signs: all, ...(isAgain ? again : held) }
  await compareAndSet(tx, 'look_alike', { seen: { id: known.id, status: known.status }, set })
  return to === 'held'
}

export interface LookAlikeDecision {
  readonly seen: LookAlike
  readonly to: 'same' | 'other'
  readonly by: string
  readonly reason: string
  readonly nowMs: number
  readonly dueAtMs: number
}

/** Nothing where somebody was faster. */
export async function keepDecision(tx: AppTx, decision: LookAlikeDecision): Promise<LookAlike | undefined> {
  const { seen, to, by, reason, nowMs, dueAtMs } = decision
  const row = await compareAndSet(tx, 'look_alike', {
    seen: { id: seen.id, status: seen.status },
    set: { status: to, decided_by: by, decided_at: instant(nowMs), reason, due_at: instant(dueAtMs) },
  })
  return row && lookAlikeOf(row)
}

export async function findLookAlike(tx: AppTx, id: string): Promise<LookAlike | undefined> {
  const row = await tx.selectFrom('look_alike').selectAll().where('id', '=', id).executeTakeFirst()
  return row && lookAlikeOf(row)
}

/** All that is known of one account. */
export async function listOfMember(tx: AppTx, uid: bigint): Promise<readonly LookAlike[]> {
  const rows = await tx.selectFrom('look_alike').selectAll().where('uid', '=', uid).orderBy('id').execute()
  return rows.map(lookAlikeOf)
}

/** Whose rows must still follow, the longest waiting first. */
export async function listDue(tx: AppTx, nowMs: number, most: number): Promise<readonly bigint[]> {
  const rows = await tx
    .selectFrom('look_alike')
    .select('uid')
    .where('due_at', '<=', instant(nowMs))
    .orderBy('due_at')
    .limit(most)
    .execute()
  return [...new Set(rows.map(({ uid }) => uid))]
}

/** Has the accounts follow that staff found to be the same person's as this excluded one, and answers which. */
export async function followAgain(tx: AppTx, excludedUid: bigint, dueAtMs: number): Promise<readonly bigint[]> {
  const rows = await tx
    .updateTable('look_alike')
    .set({ due_at: instant(dueAtMs) })
    .where('excluded_uid', '=', excludedUid)
    .where('status', '=', 'same')
    .returning('uid')
    .execute()
  return rows.map(({ uid }) => uid)
}

/** The member's rows follow what was read; what changed since is due still. */
export async function setFollowed(tx: AppTx, rows: readonly LookAlike[]): Promise<void> {
  for (const { id, status, dueAtMs } of rows) {
    if (dueAtMs === null) continue
    await tx
      .updateTable('look_alike')
      .set({ due_at: null })
      .where('id', '=', id)
      .where('status', '=', status)
      .where('due_at', '=', instant(dueAtMs))
      .execute()
  }
}

/** Of an exclusion that is over nobody is held any more. A line of the list may be put right meanwhile: it still names the same person. */
export async function endLookAlikes(tx: AppTx, nowMs: number): Promise<void> {
  await sql`
    update look_alike set status = 'ended', due_at = ${instant(nowMs)}
    where status in ('marked', 'held') and (
      excluded_uid is not null and not exists (
        select from excluded_member m where m.uid = look_alike.excluded_uid and m.closed_until > ${instant(nowMs)})
      or listing is not null and not exists (
        select from excluded_listing named
        join excluded_listing l on l.person_hash = named.person_hash or l.id_hash = named.id_hash
        where named.id = look_alike.listing and l.gone_at is null and l.closed_until > ${instant(nowMs)}))`.execute(tx)
}

export interface Holding {
  readonly uid: bigint
  readonly personHash: Buffer
  readonly idHash: Buffer | null
  readonly untilMs: number
}

/** Who is held for a person on the regulator's list, and until when the list names that person now. */
export async function listHolding(tx: AppTx, nowMs: number): Promise<readonly Holding[]> {
  const { rows } = await sql<Holding>`
    select k.uid, named.person_hash as "personHash", named.id_hash as "idHash", max(l.closed_until) as "untilMs"
    from look_alike k join excluded_listing named on named.id = k.listing
    join excluded_listing l on l.person_hash = named.person_hash or l.id_hash = named.id_hash
    where k.status = 'held' and l.gone_at is null and l.closed_until > ${instant(nowMs)}
    group by k.id, k.uid, named.person_hash, named.id_hash`.execute(tx)
  return rows
}

/** Until when a person on the regulator's list is excluded, and what else the list says of them, sealed. */
export function findListing(tx: AppTx, id: Buffer) {
  return tx.selectFrom('excluded_listing').select(['closed_until', 'sealed']).where('id', '=', id).executeTakeFirst()
}

/** How many excluded members each account has signs of, for whoever watches over members. */
export async function countSigns(tx: AppTx, uids: readonly bigint[]): Promise<ReadonlyMap<bigint, number>> {
  const rows = await tx
    .selectFrom('look_alike')
    .select(['uid', sql<number>`max(cardinality(signs))::integer`.as('signs')])
    .where('uid', 'in', [...uids])
    .where('status', 'in', ['marked', 'held'])
    .groupBy('uid')
    .execute()
  return new Map(rows.map(({ uid, signs }) => [uid, signs]))
}
