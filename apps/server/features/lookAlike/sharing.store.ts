import { sql } from 'kysely'
import type { AppTx } from '../../platform/db/database.ts'
import { instant } from '../../platform/db/instant.ts'

/** So many accounts can have something in common with one. */
const mostSharing = 200

interface Sharing {
  readonly uid: bigint
  /** Their name with the birth date, and what is longer or shorter. */
  readonly persons: readonly Buffer[]
  readonly nowMs: number
}

/** Which accounts have a device, an ID, a payout number, or a name with a birth date in common with this one, and are not excluded themselves. */
export async function listSharing(tx: AppTx, { uid, persons, nowMs }: Sharing): Promise<readonly bigint[]> {
  const { rows } = await sql<{ uid: bigint }>`
    select o.uid from (
      select d.uid from known_device own join known_device d on d.device_hash = own.device_hash where own.uid = ${uid}::bigint
      union select i.uid from kyc_id_claim own join kyc_id_claim i on i.number_hash = own.number_hash where own.uid = ${uid}::bigint
      union select p.uid from payee_claim own join payee_claim p on p.number_hash = own.number_hash where own.uid = ${uid}::bigint
      union select s.uid from stated_person s where s.hash = any(${persons}::bytea[])
    ) o
    where o.uid <> ${uid}::bigint and not exists (
      select from excluded_member m where m.uid = o.uid and m.closed_until > ${instant(nowMs)})
    order by o.uid limit ${mostSharing}`.execute(tx)
  return rows.map(row => row.uid)
}

/** Which accounts state the birth date of this one, and are not excluded themselves. */
export async function listBornWith(
  tx: AppTx,
  { uid, birth, nowMs }: { uid: bigint; birth: Buffer; nowMs: number },
): Promise<readonly bigint[]> {
  const { rows } = await sql<{ uid: bigint }>`
    select s.uid from stated_person s
    where s.birth_hash = ${birth}::bytea and s.uid <> ${uid}::bigint and not exists (
      select from excluded_member m where m.uid = s.uid and m.closed_until > ${instant(nowMs)})
    order by s.uid desc limit ${mostSharing}`.execute(tx)
  return rows.map(row => row.uid)
}

/** Notes the name with the birth date that a member stated last, so that they are found by it once somebody of that name is excluded. */
export async function keepPerson(
  tx: AppTx,
  uid: bigint,
  { person: hash, birth }: { readonly person: Buffer | undefined; readonly birth: Buffer | undefined },
): Promise<void> {
  if (!hash || !birth) return
  const stated = { hash, birth_hash: birth }
  await tx
    .insertInto('stated_person')
    .values({ uid, ...stated })
    .onConflict(conflict => conflict.column('uid').doUpdateSet(stated))
    .execute()
}
