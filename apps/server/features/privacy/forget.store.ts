import { sql } from 'kysely'
import type { AppTx, MemberTx } from '../../platform/db/database.ts'
import { instant } from '../../platform/db/instant.ts'
import type { AppTables, MemberTables } from '../../platform/db/tables.gen.ts'

/** What goes whole with the person, in the member's own schema. What refers to another stands before it. */
export const forgottenOwn = [
  'consent',
  'ended_gate',
  'exclusion_proposal',
  'exclusion_proof',
  'exclusion_request',
  'exclusion',
  'favourite',
  'feedback',
  'game_session',
  'harm_contact',
  'harm_day',
  'harm_income',
  'harm_income_change',
  'harm_lowering',
  'harm_marker',
  'harm_mention',
  'kyc_change',
  'kyc_photo',
  'kyc_reading',
  'kyc_upload',
  'kyc_version',
  'kyc_view',
  'limit_prompt',
  'limit_stop',
  'message',
  'play_limit',
  'play_limit_change',
  'reality_check',
  'reality_check_setting',
  'refused_launch',
  'task_visit',
] as const satisfies readonly (keyof MemberTables)[]

/** The same of what all members share. */
export const forgottenShared = [
  'agency',
  'credential',
  'dossier_note',
  'handoff',
  'known_device',
  'kyc_case',
  'kyc_decision',
  'kyc_id_claim',
  'kyc_reminder',
  'number_claim',
  'one_time_code',
  'partner_identity',
  'passkey',
  'payee_claim',
  'push_subscription',
  'referral_code',
  'restricted_check',
  'session',
  'stated_person',
] as const satisfies readonly (keyof AppTables)[]

/** Who closed their account before this time and is still known here, the first one first. Not who is excluded, or about whom a case is open. */
export async function listForgettable(tx: AppTx, { beforeMs, nowMs, most }: Due): Promise<readonly bigint[]> {
  const { rows } = await sql<{ uid: bigint }>`
    select uid from sign_in s where closed_at < ${instant(beforeMs)} and forgotten_at is null
      and not exists (select from excluded_member e where e.uid = s.uid and e.closed_until > ${instant(nowMs)})
      and not exists (select from look_alike l where (l.uid = s.uid or l.excluded_uid = s.uid) and l.status = 'held')
      and not exists (select from payment_break b where (b.uid = s.uid or b.proposed_uid = s.uid) and b.closed_at is null)
    order by closed_at, uid limit ${most}`.execute(tx)
  return rows.map(({ uid }) => uid)
}

interface Due {
  readonly beforeMs: number
  readonly nowMs: number
  readonly most: number
}

/** The member's photos and documents in the store of objects. */
export async function listObjects(tx: MemberTx, uid: bigint): Promise<readonly string[]> {
  const { rows } = await sql<{ object_key: string }>`
    select object_key from kyc_photo where uid = ${uid}
    union select object_key from exclusion_proof where uid = ${uid}
    union select object_key from kyc_upload where uid = ${uid} and object_key <> ''
    union select p.object_key from kyc_upload_part p join kyc_upload u on u.id = p.upload_id where u.uid = ${uid}`.execute(
    tx,
  )
  return rows.map(row => row.object_key)
}

/** All that one table has of one member. */
export async function forgetRows(tx: MemberTx | AppTx, table: string, uid: bigint): Promise<void> {
  await sql`delete from ${sql.table(table)} where uid = ${uid}`.execute(tx)
}

/** What stays of money names nobody: not whom it was paid out to, and not where something was sent. */
export async function emptyOwn(tx: MemberTx, uid: bigint): Promise<void> {
  await sql`
    update profile set username = 'gone-' || uid, nick_name = '', avatar = '', phone = '', email = '', gender = '', birthday = '',
      real_first_name = '', real_middle_name = '', real_last_name = '', parent_uid = null, parent_name = '', referral_code = '',
      created_ip = '', reg_ip = '', reg_device = '', last_login_ip = '', last_login_device = '', ad_id = '', ad_client_id = '',
      third_party = '', note = '', tags = '{}' where uid = ${uid}`.execute(tx)
  await sql`
    update payee set sealed_number = '', masked_number = '', number_hash = sha256(convert_to(id::text, 'UTF8')), first_name = '',
      middle_name = '', last_name = '' where uid = ${uid}`.execute(tx)
  await sql`update withdrawal set account = '', device_id = '' where uid = ${uid}`.execute(tx)
  // That there was one is told; which day it was, by nothing.
  await sql`update vip_bonus set birthday = 'gone' where uid = ${uid} and birthday <> ''`.execute(tx)
  await sql`update redemption set sealed_recipient = '', courier = '', tracking = '' where uid = ${uid}`.execute(tx)
}

/** The last step: from then on the phone, the name and the address may be somebody else's. */
export async function emptyShared(tx: AppTx, uid: bigint, nowMs: number): Promise<void> {
  await sql`delete from look_alike_release where look_alike in (
    select id from look_alike where uid = ${uid} or excluded_uid = ${uid})`.execute(tx)
  await sql`delete from look_alike where uid = ${uid} or excluded_uid = ${uid}`.execute(tx)
  await sql`update referral set device = '', network = '' where uid = ${uid}`.execute(tx)
  await emptyMarks(tx, uid)
  await sql`
    update sign_in set phone = 'gone-' || uid, username = 'gone-' || uid, email = null, forgotten_at = ${instant(nowMs)}
    where uid = ${uid} and closed_at is not null`.execute(tx)
}

/**
 * By the hash of an ID or a device, once the same for all that a person was given, nobody is found again: neither the rest of what
 * they had here, nor an account of theirs under another number.
 */
async function emptyMarks(tx: AppTx, uid: bigint): Promise<void> {
  await sql`update claim set id_hash = null, device_hash = null where uid = ${uid}`.execute(tx)
  await sql`update box_claim set id_hash = sha256(convert_to(id::text, 'UTF8')) where uid = ${uid}`.execute(tx)
  await sql`update invite set id_hash = null where uid = ${uid}`.execute(tx)
  await sql`
    delete from task_share_sum s where exists (select from task_share t where t.uid = ${uid} and t.mark = s.mark)
      and not exists (select from task_share t where t.uid <> ${uid} and t.mark = s.mark)`.execute(tx)
  await sql`update task_share set mark = sha256(convert_to(reward_id::text, 'UTF8')) where uid = ${uid}`.execute(tx)
}

/** Whom a member has brought: their profiles name who that was. */
export async function listBrought(tx: AppTx, uid: bigint): Promise<readonly bigint[]> {
  const named = tx.selectFrom('referral').select('uid').where('parent', '=', uid).where('state', '=', 'named')
  return (await named.execute()).map(row => row.uid)
}

export async function emptyParent(tx: MemberTx, uid: bigint): Promise<void> {
  await sql`update profile set parent_name = '' where uid = ${uid}`.execute(tx)
}

/** What was counted for an ID in the months before this day, which no count asks for any more. */
export async function deleteMonthMarks(tx: AppTx, day: string): Promise<void> {
  await sql`delete from gift_month where month < ${day}::date`.execute(tx)
  await sql`delete from invite_month where month < ${day}::date`.execute(tx)
}

/** What members wrote before this time. */
export async function deleteWritten(tx: MemberTx, beforeMs: number, most: number): Promise<number> {
  const { numAffectedRows } = await sql`
    delete from feedback where id in (select id from feedback where sent_at < ${instant(beforeMs)} order by sent_at limit ${most})`.execute(
    tx,
  )
  return Number(numAffectedRows ?? 0n)
}
