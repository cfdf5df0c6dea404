import { sql } from 'kysely'
import type { MemberTx } from '../../../platform/db/database.ts'
import { instant } from '../../../platform/db/instant.ts'
import { type Base, bases, type FrozenCause, frozenCauses, type Standing, statusOf } from './standing.rules.ts'

/** A member's standing as it is kept, with what the clock needs to know of them. */
export interface KeptStanding {
  readonly uid: bigint
  readonly standing: Standing
  readonly seq: number
  readonly createdAtMs: number
  readonly remindedHours: number
  readonly isTester: boolean
}

export const standingColumns = [
  'uid',
  'kyc_base',
  'kyc_frozen_by',
  'kyc_blocked',
  'kyc_late',
  'kyc_seq',
  'kyc_reminded_hours',
  'created_at',
  'tester',
] as const

/** The standing of a member; undefined where there is no such member. */
export async function findStanding(tx: MemberTx, uid: bigint): Promise<KeptStanding | undefined> {
  const row = await tx.selectFrom('profile').select(standingColumns).where('uid', '=', uid).executeTakeFirst()
  return row && keptStanding(row)
}

/** The standings of many members of one schema. */
export async function listStandings(tx: MemberTx, uids: readonly bigint[]): Promise<readonly KeptStanding[]> {
  if (uids.length === 0) return []
  const rows = await tx
    .selectFrom('profile')
    .select(standingColumns)
    .where('uid', 'in', [...uids])
    .execute()
  return rows.map(keptStanding)
}

/** The standing of one, held until the transaction ends: whoever changes it comes one after the other. */
export async function lockStanding(tx: MemberTx, uid: bigint): Promise<KeptStanding | undefined> {
  const row = await tx
    .selectFrom('profile')
    .select(standingColumns)
    .where('uid', '=', uid)
    .forUpdate()
    .executeTakeFirst()
  return row && keptStanding(row)
}

interface Row {
  readonly uid: bigint
  readonly kyc_base: number
  readonly kyc_frozen_by: readonly string[]
  readonly kyc_blocked: boolean
  readonly kyc_late: boolean
  readonly kyc_seq: number
  readonly kyc_reminded_hours: number
  readonly created_at: number
  readonly tester: boolean
}

export function keptStanding(row: Row): KeptStanding {
  const base: Base | undefined = bases.find(one => one === row.kyc_base)
  if (base === undefined) throw new Error(`The standing ${row.kyc_base} is not known.`)
  const frozenBy: readonly FrozenCause[] = frozenCauses.filter(cause => row.kyc_frozen_by.includes(cause))
  return {
    uid: row.uid,
    standing: { base, frozenBy, isBlocked: row.kyc_blocked, isLate: row.kyc_late },
    seq: row.kyc_seq,
    createdAtMs: row.created_at,
    remindedHours: row.kyc_reminded_hours,
    isTester: row.tester,
  }
}

export interface StandingChange {
  readonly uid: bigint
  readonly seq: number
  readonly fromStatus: number
  readonly standing: Standing
  readonly cause: string
  readonly actor: string
  readonly note: string
  readonly nowMs: number
}

/** Keeps a changed standing, with a line in the member's own history. */
export async function saveStanding(tx: MemberTx, change: StandingChange): Promise<void> {
  const { uid, seq, standing, nowMs } = change
  const toStatus = statusOf(standing)
  await tx
    .updateTable('profile')
    .set({
      kyc_status: toStatus,
      kyc_base: standing.base,
      kyc_frozen_by: [...standing.frozenBy],
      kyc_blocked: standing.isBlocked,
      kyc_late: standing.isLate,
      kyc_seq: seq,
      tester: sql<boolean>`tester or ${standing.base === 8}`,
      updated_at: instant(nowMs),
    })
    .where('uid', '=', uid)
    .execute()
  await tx
    .insertInto('kyc_change')
    .values({
      uid,
      seq,
      from_status: change.fromStatus,
      to_status: toStatus,
      cause: change.cause,
      actor: change.actor,
      note: change.note,
      at: instant(nowMs),
    })
    .execute()
}

/** Numbers something that others must hear of and that leaves the standing as it is. */
export async function countChange(tx: MemberTx, uid: bigint, reminded?: 24 | 48): Promise<void> {
  await tx
    .updateTable('profile')
    .set({
      kyc_seq: sql<number>`kyc_seq + 1`,
      ...(reminded === undefined ? {} : { kyc_reminded_hours: reminded }),
    })
    .where('uid', '=', uid)
    .execute()
}

export interface ApprovedPerson {
  readonly uid: bigint
  readonly firstName: string
  readonly middleName: string
  readonly lastName: string
  readonly gender: string
  /** As `2000-02-29`. */
  readonly birthday: string
}

/** Writes into the profile who the member was found to be. */
export async function setPerson(tx: MemberTx, { uid, ...person }: ApprovedPerson) {
  await tx
    .updateTable('profile')
    .set({
      real_first_name: person.firstName,
      real_middle_name: person.middleName,
      real_last_name: person.lastName,
      gender: person.gender,
      birthday: person.birthday,
    })
    .where('uid', '=', uid)
    .execute()
}

/** Who the member was found to be; undefined where nobody has found out yet. */
export async function findRealName(tx: MemberTx, uid: bigint) {
  const row = await tx
    .selectFrom('profile')
    .select(['real_first_name', 'real_middle_name', 'real_last_name'])
    .where('uid', '=', uid)
    .executeTakeFirst()
  if (!row || row.real_last_name === '') return undefined
  return { firstName: row.real_first_name, middleName: row.real_middle_name, lastName: row.real_last_name }
}

/** The birthday that was approved; undefined while none is. What a member has stated since counts once that is approved. */
export async function findBirthday(tx: MemberTx, uid: bigint): Promise<string | undefined> {
  const row = await tx.selectFrom('profile').select('birthday').where('uid', '=', uid).executeTakeFirst()
  return row?.birthday || undefined
}

/** Whoever shows as frozen in one schema, the newest first. */
export async function listFrozenUids(tx: MemberTx, most: number): Promise<readonly bigint[]> {
  const rows = await tx
    .selectFrom('profile')
    .select('uid')
    .where('kyc_status', '=', 6)
    .orderBy('uid', 'desc')
    .limit(most)
    .execute()
  return rows.map(({ uid }) => uid)
}

/** Whose approved name has words that begin so, each of them: `ana:* & reyes:*`. */
export async function listByRealName(tx: MemberTx, asked: string, most: number): Promise<readonly bigint[]> {
  const { rows } = await sql<{ uid: bigint }>`
    select uid from profile
    where to_tsvector('simple', real_first_name || ' ' || real_middle_name || ' ' || real_last_name)
      @@ to_tsquery('simple', ${asked}) and real_last_name <> ''
    order by uid desc limit ${most}`.execute(tx)
  return rows.map(({ uid }) => uid)
}

export type KeptChange = Awaited<ReturnType<typeof listChanges>>[number]

/** Every change of a member's standing, the oldest first. */
export function listChanges(tx: MemberTx, uid: bigint) {
  return tx
    .selectFrom('kyc_change')
    .select(['seq', 'from_status', 'to_status', 'cause', 'actor', 'note', 'at'])
    .where('uid', '=', uid)
    .orderBy('seq')
    .execute()
}

/** The account counts as made now, and nobody was reminded of anything. */
export async function beginAgain(tx: MemberTx, uid: bigint, nowMs: number): Promise<void> {
  await tx
    .updateTable('profile')
    .set({ created_at: instant(nowMs), kyc_reminded_hours: 0 })
    .where('uid', '=', uid)
    .execute()
}
