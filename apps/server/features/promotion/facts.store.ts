import { sql } from 'kysely'
import type { AppTx, MemberTx } from '../../platform/db/database.ts'

export interface OwnRow {
  readonly uid: bigint
  readonly vip: number
  readonly tester: boolean
  readonly created_at: number
  readonly hasPayoutAccount: boolean
}

/** What members are, as their own schema has it. */
export async function listOwnRows(tx: MemberTx, uids: readonly bigint[]): Promise<readonly OwnRow[]> {
  if (uids.length === 0) return []
  return tx
    .selectFrom('profile')
    .select(['uid', 'vip', 'tester', 'created_at'])
    .select(row =>
      row
        .exists(
          row
            .selectFrom('payee')
            .select('payee.id')
            .whereRef('payee.uid', '=', 'profile.uid')
            .where('payee.deleted_at', 'is', null),
        )
        .$castTo<boolean>()
        .as('hasPayoutAccount'),
    )
    .where('uid', 'in', [...uids])
    .execute()
}

export interface SharedRow {
  readonly uid: bigint
  readonly isClosed: boolean
  readonly isBlocked: boolean
  /** An address that they proved to be theirs. */
  readonly hasEmail: boolean
  /** Of the ID that they were approved with. */
  readonly idHash: Buffer | null
}

/** What is known of members before their own schema is. */
export async function listSharedRows(tx: AppTx, uids: readonly bigint[]): Promise<readonly SharedRow[]> {
  const { rows } = await sql<SharedRow>`
    select s.uid, s.closed_at is not null as "isClosed", s.blocked_at is not null as "isBlocked",
      s.email is not null as "hasEmail",
      (select number_hash from kyc_id_claim c where c.uid = s.uid and c.approved_at is not null
        order by c.approved_at desc limit 1) as "idHash"
    from sign_in s where s.uid = any(${[...uids]}::bigint[])`.execute(tx)
  return rows
}

interface Marks {
  readonly uid: bigint
  readonly kind: number
  readonly name: string
  readonly deviceHash: Buffer | null
  readonly idHash: Buffer | null
}

/** Whether somebody else has claimed under this name with a device or an ID. */
export async function findUsedMarks(tx: AppTx, { uid, kind, name, deviceHash, idHash }: Marks) {
  const { rows } = await sql<{ isDeviceUsed: boolean; isIdUsed: boolean }>`
    select exists (select from claim where kind = ${kind} and name = ${name} and device_hash = ${deviceHash}
        and uid <> ${uid} and status <> 'refused') as "isDeviceUsed",
      exists (select from claim where kind = ${kind} and name = ${name} and id_hash = ${idHash}
        and uid <> ${uid} and status <> 'refused') as "isIdUsed"`.execute(tx)
  return rows[0] ?? { isDeviceUsed: false, isIdUsed: false }
}
