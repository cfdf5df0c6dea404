import { sql } from 'kysely'
import type { AppTx } from '../../../platform/db/database.ts'
import { instant } from '../../../platform/db/instant.ts'

export interface StatedId {
  readonly uid: bigint
  readonly numberHash: Buffer
  readonly nowMs: number
}

/** Notes which ID a member stated. Others may state the same: that is what a reviewer is told of. */
export async function stateId(tx: AppTx, { uid, numberHash, nowMs }: StatedId): Promise<void> {
  await tx
    .insertInto('kyc_id_claim')
    .values({ number_hash: numberHash, uid, stated_at: instant(nowMs) })
    .onConflict(conflict => conflict.doNothing())
    .execute()
}

interface Others {
  readonly members: number
  readonly isApproved: boolean
}

const mostClaimants = 100

/** Who stated one of these IDs. */
export async function listClaimants(tx: AppTx, hashes: readonly Buffer[]): Promise<readonly bigint[]> {
  const rows = await tx
    .selectFrom('kyc_id_claim')
    .select('uid')
    .distinct()
    .where('number_hash', 'in', [...hashes])
    .orderBy('uid')
    .limit(mostClaimants)
    .execute()
  return rows.map(({ uid }) => uid)
}

/** How many others stated the same ID, and whether it was approved for one of them. */
export async function countOthers(tx: AppTx, { uid, numberHash }: Omit<StatedId, 'nowMs'>): Promise<Others> {
  const row = await tx
    .selectFrom('kyc_id_claim')
    .select(select => [
      select.fn.countAll<bigint>().as('members'),
      select.fn.count<bigint>('approved_at').as('approved'),
    ])
    .where('number_hash', '=', numberHash)
    .where('uid', '!=', uid)
    .executeTakeFirstOrThrow()
  return { members: Number(row.members), isApproved: row.approved > 0n }
}

/** The same of many cases at once, as it is now. What is nobody else's is not among them. */
export async function countOthersOfCases(tx: AppTx, uids: readonly bigint[]): Promise<ReadonlyMap<bigint, Others>> {
  if (uids.length === 0) return new Map()
  const rows = await tx
    .selectFrom('kyc_case')
    .innerJoin('kyc_id_claim as claim', join =>
      join.on('claim.number_hash', '=', sql<Buffer>`decode(kyc_case.checks ->> 'idHash', 'hex')`),
    )
    .select(select => [
      'kyc_case.uid',
      select.fn.countAll<bigint>().as('members'),
      select.fn.count<bigint>('claim.approved_at').as('approved'),
    ])
    .where('kyc_case.uid', 'in', [...uids])
    .whereRef('claim.uid', '<>', 'kyc_case.uid')
    .groupBy('kyc_case.uid')
    .execute()
  return new Map(
    rows.map(({ uid, members, approved }) => [uid, { members: Number(members), isApproved: approved > 0n }]),
  )
}

/** Takes an ID for one member alone; false where another one has it. */
export async function approveId(tx: AppTx, { uid, numberHash, nowMs }: StatedId): Promise<boolean> {
  await stateId(tx, { uid, numberHash, nowMs })
  const { numUpdatedRows } = await tx
    .updateTable('kyc_id_claim')
    .set({ approved_at: sql<number>`coalesce(approved_at, ${instant(nowMs)})` })
    .where('number_hash', '=', numberHash)
    .where('uid', '=', uid)
    .where(row =>
      row.not(
        row.exists(
          row
            .selectFrom('kyc_id_claim as other')
            .select('other.uid')
            .where('other.number_hash', '=', numberHash)
            .where('other.uid', '!=', uid)
            .where('other.approved_at', 'is not', null),
        ),
      ),
    )
    .executeTakeFirstOrThrow()
  return numUpdatedRows === 1n
}

/** Frees the IDs that a member had before the one that they are approved with now. */
export async function freeOtherIds(tx: AppTx, { uid, numberHash }: Omit<StatedId, 'nowMs'>): Promise<void> {
  await tx
    .updateTable('kyc_id_claim')
    .set({ approved_at: null })
    .where('uid', '=', uid)
    .where('number_hash', '!=', numberHash)
    .where('approved_at', 'is not', null)
    .execute()
}

/** Frees what was taken for a member whose approval did not come about. */
export async function freeId(tx: AppTx, { uid, numberHash }: Omit<StatedId, 'nowMs'>): Promise<void> {
  await tx
    .updateTable('kyc_id_claim')
    .set({ approved_at: null })
    .where('uid', '=', uid)
    .where('number_hash', '=', numberHash)
    .execute()
}
