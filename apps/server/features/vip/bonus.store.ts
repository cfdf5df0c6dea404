import { sql } from 'kysely'
import type { MemberTx } from '../../platform/db/database.ts'
import { instant } from '../../platform/db/instant.ts'
import { isRewarded } from '../reward/index.ts'
import { groundOf } from '../wallet/index.ts'
import type { BirthdayPlace } from './birthday.rules.ts'

export const levelUpKind = 4003
export const birthdayKind = 4004

export interface OwnVip {
  readonly uid: bigint
  readonly vip: number
  /** By the date that was approved; empty while none is. */
  readonly birthday: string
  readonly turnover: bigint
}

const ownVip = sql<OwnVip>`
  select p.uid, p.vip, p.birthday, w.turnover from profile p join wallet w on w.uid = p.uid and w.asset = 'PHP'`

/** A member's level with what the wallet counts as their play. */
export async function findOwnVip(tx: MemberTx, uid: bigint): Promise<OwnVip | undefined> {
  return (await sql<OwnVip>`${ownVip} where p.uid = ${uid}`.execute(tx)).rows[0]
}

/** The same, and nobody else raises them until this transaction is over. */
export async function lockOwnVip(tx: MemberTx, uid: bigint): Promise<OwnVip | undefined> {
  return (await sql<OwnVip>`${ownVip} where p.uid = ${uid} for update of p`.execute(tx)).rows[0]
}

/** Never lowers it. */
export async function raiseTo(tx: MemberTx, uid: bigint, level: number): Promise<void> {
  await tx.updateTable('profile').set({ vip: level }).where('uid', '=', uid).where('vip', '<', level).execute()
}

export interface VipBonus {
  readonly rewardId: string
  readonly uid: bigint
  readonly kind: typeof levelUpKind | typeof birthdayKind
  readonly level: number
  readonly year: number
  readonly birthday: string
  readonly amount: bigint
  readonly version: number
  readonly turnover: bigint
  readonly atMs: number
}

export async function addBonus(tx: MemberTx, { rewardId, atMs, ...bonus }: VipBonus): Promise<void> {
  await tx
    .insertInto('vip_bonus')
    .values({ reward_id: rewardId, ...bonus, at: instant(atMs) })
    .execute()
}

/** What a member was given since a moment, for levels and birthdays. */
export async function listBonuses(
  tx: MemberTx,
  uid: bigint,
  sinceMs: number,
): Promise<readonly Omit<VipBonus, 'birthday'>[]> {
  const rows = await tx
    .selectFrom('vip_bonus')
    .selectAll()
    .where('uid', '=', uid)
    .where('at', '>=', instant(sinceMs))
    .orderBy('at')
    .execute()
  return rows.map(({ reward_id: rewardId, kind, at: atMs, birthday: _birthday, ...bonus }) => ({
    ...bonus,
    rewardId,
    kind: kind === birthdayKind ? birthdayKind : levelUpKind,
    atMs,
  }))
}

/** When a member reached the level they have; nothing before the first one. */
export async function findReachedAt(tx: MemberTx, uid: bigint, level: number): Promise<number | undefined> {
  const row = await tx
    .selectFrom('vip_bonus')
    .select('at')
    .where('uid', '=', uid)
    .where('kind', '=', levelUpKind)
    .where('level', '=', level)
    .executeTakeFirst()
  return row?.at
}

/** What a member was given for their birthday of a year. */
export async function findBirthdayBonus(tx: MemberTx, uid: bigint, year: number): Promise<bigint | undefined> {
  const row = await tx
    .selectFrom('vip_bonus')
    .select('amount')
    .where('uid', '=', uid)
    .where('kind', '=', birthdayKind)
    .where('year', '=', year)
    .executeTakeFirst()
  return row?.amount
}

export interface DueBirthday {
  readonly uid: bigint
  readonly year: number
}

/** Members with a level whose birthday is near and not given for yet, in the order of their numbers. */
export async function listDueBirthdays(
  tx: MemberTx,
  places: readonly BirthdayPlace[],
  { after, most }: { readonly after: bigint; readonly most: number },
): Promise<readonly DueBirthday[]> {
  const { rows } = await sql<DueBirthday>`
    select p.uid, d.year
    from unnest(${places.map(({ year }) => year)}::integer[], ${places.map(({ monthDay }) => monthDay)}::text[]) d (year, month_day)
    join profile p on substr(p.birthday, 6) = d.month_day and p.birthday <> '' and p.vip > 0
    where p.uid > ${after}
      and not exists (select from vip_bonus b where b.uid = p.uid and b.kind = ${birthdayKind} and b.year = d.year)
    order by p.uid limit ${most}`.execute(tx)
  return rows
}

/** Behind each bonus for a level or a birthday stands what it was given for, and behind what was given and posted its posting. */
export const groundOfVip = groundOf({
  kinds: [levelUpKind, birthdayKind],
  stands: sql<boolean>`${isRewarded} and exists (
    select from vip_bonus b where b.reward_id::text = j.reference and b.uid = j.uid and b.kind = j.kind and b.amount = j.amount
  )`,
  posted: sql`
    select b.uid, b.kind, b.reward_id::text, b.amount from vip_bonus b
    join reward r on r.id = b.reward_id and r.uid = b.uid where r.status = 'posted'`,
})
