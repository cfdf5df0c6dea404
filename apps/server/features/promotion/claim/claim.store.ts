import type { Selectable } from 'kysely'
import type { AppTx } from '../../../platform/db/database.ts'
import { instant } from '../../../platform/db/instant.ts'
import type { AppTables } from '../../../platform/db/tables.gen.ts'
import { compareAndSet } from '../../../platform/transition/transition.store.ts'
import type { VersionKey } from './budget.store.ts'

/** What names a claim among all: of a member there is one of each name. */
export interface ClaimKey {
  readonly kind: number
  readonly name: string
  readonly uid: bigint
}

export interface Claim extends ClaimKey, VersionKey {
  readonly id: string
  readonly slice: number
  /** The Manila day whose cost it is. */
  readonly day: string
  readonly amount: bigint
  /** Why a person has to look at what is promised for it before it is posted, in one word. Empty where nobody has to. */
  readonly held: string
  readonly deviceHash: Buffer | null
  readonly idHash: Buffer | null
  readonly status: 'taken' | 'done' | 'refused'
  readonly code: string
}

export function claimOf(row: Selectable<AppTables['claim']>): Claim {
  return {
    id: row.id,
    kind: row.kind,
    name: row.name,
    uid: row.uid,
    promotion: row.promotion,
    version: row.version,
    slice: row.slice,
    day: row.day,
    amount: row.amount,
    held: row.held,
    deviceHash: row.device_hash,
    idHash: row.id_hash,
    status: row.status as Claim['status'],
    code: row.code,
  }
}

export async function findClaim(tx: AppTx, { kind, name, uid }: ClaimKey): Promise<Claim | undefined> {
  const row = await tx
    .selectFrom('claim')
    .selectAll()
    .where('kind', '=', kind)
    .where('name', '=', name)
    .where('uid', '=', uid)
    .executeTakeFirst()
  return row && claimOf(row)
}

interface ClaimsOf {
  readonly kind: number
  readonly names: readonly string[]
  readonly uids: readonly bigint[]
}

/** Those of several members under some names. */
export async function listClaims(tx: AppTx, { kind, names, uids }: ClaimsOf): Promise<readonly Claim[]> {
  if (uids.length === 0 || names.length === 0) return []
  const rows = await tx
    .selectFrom('claim')
    .selectAll()
    .where('kind', '=', kind)
    .where('name', 'in', names)
    .where('uid', 'in', uids)
    .execute()
  return rows.map(claimOf)
}

interface ClaimDay {
  readonly promotion: string
  /** The Manila day whose cost they are. */
  readonly day: string
}

/** Those of a day that nobody has finished. */
export async function listTaken(tx: AppTx, { promotion, day }: ClaimDay): Promise<readonly Claim[]> {
  const taken = tx.selectFrom('claim').selectAll().where('status', '=', 'taken').where('due_at', 'is not', null)
  return (await taken.where('promotion', '=', promotion).where('day', '=', day).orderBy('name').execute()).map(claimOf)
}

interface ClaimPage {
  readonly kind: number
  readonly name: string
  readonly afterUid: bigint
  readonly size: number
}

/** One page of those under a name that were not refused, by uid. */
export async function listGranted(
  tx: AppTx,
  { kind, name, afterUid, size }: ClaimPage,
): Promise<readonly Pick<Claim, 'uid' | 'version'>[]> {
  return tx
    .selectFrom('claim')
    .select(['uid', 'version'])
    .where('kind', '=', kind)
    .where('name', '=', name)
    .where('status', '<>', 'refused')
    .where('uid', '>', afterUid)
    .orderBy('uid')
    .limit(size)
    .execute()
}

export type NewClaim = Omit<Claim, 'status' | 'code'>

interface ClaimTimes {
  readonly nowMs: number
  /** When somebody sees to it who did not make it. */
  readonly dueAtMs: number
}

/** Keeps claims. Answers how many: fewer where a member, a device or an ID has one under the name already. */
export async function addClaims(
  tx: AppTx,
  claims: readonly NewClaim[],
  { nowMs, dueAtMs }: ClaimTimes,
): Promise<number> {
  if (claims.length === 0) return 0
  const rows = claims.map(({ deviceHash, idHash, ...claim }) => ({
    ...claim,
    device_hash: deviceHash,
    id_hash: idHash,
    at: instant(nowMs),
    due_at: instant(dueAtMs),
  }))
  const added = await tx
    .insertInto('claim')
    .values(rows)
    .onConflict(conflict => conflict.doNothing())
    .returning('id')
    .execute()
  return added.length
}

/** Ends a claim that is still open. False where somebody was faster. */
export async function endClaimRow(tx: AppTx, id: string, { code, nowMs }: ClaimEnd): Promise<boolean> {
  const set = { status: code === '' ? 'done' : 'refused', code, done_at: instant(nowMs), due_at: null }
  return (await compareAndSet(tx, 'claim', { seen: { id, status: 'taken' }, set })) !== undefined
}

/** Lets a claim be seen to later that cannot end yet. */
export async function putClaimOff(tx: AppTx, id: string, dueAtMs: number): Promise<void> {
  await compareAndSet(tx, 'claim', { seen: { id, status: 'taken' }, set: { due_at: instant(dueAtMs) } })
}

/** Refuses a claim after all, whose reward was refused behind its end. False where somebody was faster. */
export async function withdrawClaimRow(tx: AppTx, id: string, { code, nowMs }: ClaimEnd): Promise<boolean> {
  const set = { status: 'refused', code, done_at: instant(nowMs), due_at: null }
  return (await compareAndSet(tx, 'claim', { seen: { id, status: 'done' }, set })) !== undefined
}

interface ClaimEnd {
  /** Why nothing was given. Empty where it was. */
  readonly code: string
  readonly nowMs: number
}
