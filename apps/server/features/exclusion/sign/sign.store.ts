import { sql } from 'kysely'
import type { AppTx } from '../../../platform/db/database.ts'
import { instant } from '../../../platform/db/instant.ts'
import type { Sign, SignKind } from './sign.ts'

/** Notes until when somebody is excluded, as it stands now. */
export async function putExcluded(tx: AppTx, uid: bigint, untilMs: number): Promise<void> {
  const closed_until = instant(untilMs)
  await tx
    .insertInto('excluded_member')
    .values({ uid, closed_until })
    .onConflict(conflict => conflict.column('uid').doUpdateSet({ closed_until }))
    .execute()
}

/** Keeps the signs of an excluded member beside those that were seen before. */
export async function addSigns(tx: AppTx, uid: bigint, signs: readonly Sign[]): Promise<void> {
  if (signs.length === 0) return
  await tx
    .insertInto('excluded_sign')
    .values(signs.map(({ kind, hash }) => ({ uid, kind, hash })))
    .onConflict(conflict => conflict.doNothing())
    .execute()
}

/** Whoever is excluded no more leaves no sign behind. */
export async function dropExcluded(tx: AppTx, uid: bigint): Promise<void> {
  await tx.deleteFrom('excluded_member').where('uid', '=', uid).execute()
}

/** The same of all whose time is over. */
export async function dropAllEnded(tx: AppTx, nowMs: number): Promise<void> {
  await tx.deleteFrom('excluded_member').where('closed_until', '<=', instant(nowMs)).execute()
}

export interface SignMatch {
  readonly uid: bigint
  readonly kinds: readonly SignKind[]
}

/** So many excluded members can be behind one account. */
const mostMatches = 20

/** Which excluded members have some of these signs: those with one that holds alone come first, and a network everybody is on last. */
export async function listMatches(
  tx: AppTx,
  { uid, signs, nowMs }: { uid: bigint; signs: readonly Sign[]; nowMs: number },
): Promise<readonly SignMatch[]> {
  if (signs.length === 0) return []
  const { rows } = await sql<SignMatch>`
    select s.uid, array_agg(distinct s.kind) as kinds
    from unnest(${signs.map(({ kind }) => kind)}::text[], ${signs.map(({ hash }) => hash)}::bytea[]) sought (kind, hash)
    join excluded_sign s on s.kind = sought.kind and s.hash = sought.hash
    join excluded_member m on m.uid = s.uid
    where s.uid <> ${uid}::bigint and m.closed_until > ${instant(nowMs)}
    group by s.uid
    order by bool_or(s.kind in ('id', 'person')) desc, count(distinct s.kind) filter (where s.kind <> 'network') desc, s.uid desc
    limit ${mostMatches}`.execute(tx)
  return rows
}

/** So many excluded members born on one day are compared by name. */
const mostBornAlike = 200

/** Which excluded members were born on the day that this is the hash of. */
export async function listBornAlike(
  tx: AppTx,
  { uid, birth, nowMs }: { uid: bigint; birth: Buffer; nowMs: number },
): Promise<readonly bigint[]> {
  const rows = await tx
    .selectFrom('excluded_sign')
    .innerJoin('excluded_member', 'excluded_member.uid', 'excluded_sign.uid')
    .select('excluded_sign.uid')
    .where('kind', '=', 'birth')
    .where('hash', '=', birth)
    .where('excluded_sign.uid', '<>', uid)
    .where('closed_until', '>', instant(nowMs))
    .orderBy('excluded_sign.uid', 'desc')
    .limit(mostBornAlike)
    .execute()
  return rows.map(row => row.uid)
}

/** Until when somebody is excluded; nothing where they are not. */
export async function findClosedUntil(tx: AppTx, uid: bigint): Promise<number | undefined> {
  const row = await tx.selectFrom('excluded_member').select('closed_until').where('uid', '=', uid).executeTakeFirst()
  return row?.closed_until
}

/** Until when another account is excluded that people found to be the same person's as this one. Nothing where none is. */
export async function findSameUntil(tx: AppTx, uid: bigint, nowMs: number): Promise<number | undefined> {
  const row = await tx
    .selectFrom('look_alike')
    .innerJoin('excluded_member', 'excluded_member.uid', 'look_alike.excluded_uid')
    .select(select => select.fn.max('closed_until').as('until'))
    .where('look_alike.uid', '=', uid)
    .where('status', '=', 'same')
    .where('closed_until', '>', instant(nowMs))
    .executeTakeFirst()
  return row?.until ?? undefined
}

/** By what a member is known at their sign-ins and their payout accounts. */
export async function readTraces(tx: AppTx, uid: bigint) {
  const { rows } = await sql<{ kind: SignKind; trace: string }>`
    select 'device' as kind, encode(device_hash, 'hex') as trace from known_device where uid = ${uid}::bigint
    union select 'network', address from session where uid = ${uid}::bigint and address <> ''
    union select 'phone', phone from sign_in where uid = ${uid}::bigint
    union select 'id', encode(number_hash, 'hex') from kyc_id_claim where uid = ${uid}::bigint
    union select 'payee', encode(number_hash, 'hex') from payee_claim where uid = ${uid}::bigint`.execute(tx)
  return rows
}
