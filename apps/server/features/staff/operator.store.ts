import type { Role } from '@saya/contract/staff/permissions.ts'
import { sql } from 'kysely'
import type { AppTx } from '../../platform/db/database.ts'
import { instant } from '../../platform/db/instant.ts'

export interface KeptCredentials {
  readonly passwordHash: string
  readonly sealedSecret: Buffer
  readonly recoveryHashes: readonly Buffer[]
  /** When the password was drawn; null for one that its owner chose. */
  readonly drawnAtMs: number | null
}

export interface NewOperator extends KeptCredentials {
  readonly email: string
  readonly name: string
  readonly role: Role
  readonly memberUid: bigint | null
  readonly nowMs: number
}

/** Adds an operator and gives their id; nothing where the address is somebody's already. */
export async function addOperatorRow(tx: AppTx, operator: NewOperator): Promise<string | undefined> {
  const row = await tx
    .insertInto('operator')
    .values({
      email: operator.email,
      name: operator.name,
      role: operator.role,
      member_uid: operator.memberUid,
      password_hash: operator.passwordHash,
      password_drawn_at: operator.drawnAtMs === null ? null : instant(operator.drawnAtMs),
      totp_secret: operator.sealedSecret,
      created_at: instant(operator.nowMs),
    })
    .onConflict(conflict => conflict.doNothing())
    .returning('id')
    .executeTakeFirst()
  if (!row) return undefined
  await addRecoveryCodes(tx, row.id, operator.recoveryHashes)
  return row.id
}

async function addRecoveryCodes(tx: AppTx, id: string, hashes: readonly Buffer[]): Promise<void> {
  const codes = hashes.map(hash => ({ operator_id: id, code_hash: hash }))
  if (codes.length > 0) await tx.insertInto('recovery_code').values(codes).execute()
}

/** Puts other credentials in the place of what an operator signs in with, and says whose they are if they work here. */
export async function replaceCredentials(tx: AppTx, email: string, kept: KeptCredentials): Promise<string | undefined> {
  const row = await tx
    .updateTable('operator')
    .set({
      password_hash: kept.passwordHash,
      password_drawn_at: kept.drawnAtMs === null ? null : instant(kept.drawnAtMs),
      totp_secret: kept.sealedSecret,
      totp_step: 0n,
    })
    .where('email', '=', email)
    .where('closed_at', 'is', null)
    .returning('id')
    .executeTakeFirst()
  if (!row) return undefined
  await tx.deleteFrom('staff_ticket').where('operator_id', '=', row.id).execute()
  await tx.deleteFrom('recovery_code').where('operator_id', '=', row.id).execute()
  await addRecoveryCodes(tx, row.id, kept.recoveryHashes)
  return row.id
}

export async function hasOperator(tx: AppTx, email: string): Promise<boolean> {
  const found = await tx.selectFrom('operator').select('id').where('email', '=', email).executeTakeFirst()
  return found !== undefined
}

/** One who works here now. */
export function findOperator(tx: AppTx, email: string) {
  return tx
    .selectFrom('operator')
    .select(['id', 'email', 'password_hash', 'password_drawn_at'])
    .where('email', '=', email)
    .where('closed_at', 'is', null)
    .executeTakeFirst()
}

/** One who works here now, as whoever acts is known. */
export function getOperatorNamed(tx: AppTx, email: string) {
  return tx
    .selectFrom('operator')
    .select(['id', 'email', 'role', 'member_uid'])
    .where('email', '=', email)
    .where('closed_at', 'is', null)
    .executeTakeFirstOrThrow()
}

/** The same with what makes their codes, held until the transaction ends: of two at once with one code, one is late. */
export function lockOperator(tx: AppTx, id: string) {
  return tx
    .selectFrom('operator')
    .select(['id', 'email', 'role', 'member_uid', 'totp_secret', 'totp_step', 'password_hash', 'password_drawn_at'])
    .where('id', '=', id)
    .where('closed_at', 'is', null)
    .forUpdate()
    .executeTakeFirst()
}

interface ChosenPassword {
  readonly id: string
  /** The hash of the one before, which must still be it. */
  readonly was: string
  readonly hash: string
}

/** Puts a password that an operator chose in the place of the one before, and says whether that was still it. */
export async function replacePassword(tx: AppTx, { id, was, hash }: ChosenPassword): Promise<boolean> {
  const row = await tx
    .updateTable('operator')
    .set({ password_hash: hash, password_drawn_at: null })
    .where('id', '=', id)
    .where('password_hash', '=', was)
    .where('closed_at', 'is', null)
    .returning('id')
    .executeTakeFirst()
  if (!row) return false
  await tx.deleteFrom('staff_ticket').where('operator_id', '=', id).where('used_at', 'is', null).execute()
  return true
}

/** Keeps the same password under another hash, unless it was changed meanwhile. */
export async function renewOperatorHash(tx: AppTx, { id, was, hash }: ChosenPassword): Promise<void> {
  await tx
    .updateTable('operator')
    .set({ password_hash: hash })
    .where('id', '=', id)
    .where('password_hash', '=', was)
    .execute()
}

export async function noteStep(tx: AppTx, id: string, step: number): Promise<void> {
  await tx
    .updateTable('operator')
    .set({ totp_step: BigInt(step) })
    .where('id', '=', id)
    .execute()
}

export async function spendRecoveryCode(tx: AppTx, id: string, use: { hash: Buffer; nowMs: number }): Promise<boolean> {
  const used = await tx
    .updateTable('recovery_code')
    .set({ used_at: instant(use.nowMs) })
    .where('operator_id', '=', id)
    .where('code_hash', '=', use.hash)
    .where('used_at', 'is', null)
    .returning('code_hash')
    .executeTakeFirst()
  return used !== undefined
}

export async function countRecoveryCodes(tx: AppTx, id: string): Promise<number> {
  const { count } = await tx
    .selectFrom('recovery_code')
    .select(all => all.fn.countAll<bigint>().as('count'))
    .where('operator_id', '=', id)
    .where('used_at', 'is', null)
    .executeTakeFirstOrThrow()
  return Number(count)
}

export async function getOperator(tx: AppTx, id: string) {
  return tx
    .selectFrom('operator')
    .select(['id', 'email', 'name', 'role'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
}

/** Everybody who works or worked here, with how many sessions they have and when they were last seen. */
export function listOperatorRows(tx: AppTx, nowMs: number) {
  return tx
    .selectFrom('operator')
    .leftJoin('staff_session', 'staff_session.operator_id', 'operator.id')
    .select(['operator.id', 'email', 'name', 'role', 'operator.created_at', 'closed_at'])
    .select(({ fn }) => fn.max('staff_session.seen_at').as('seen_at'))
    .select(sql<bigint>`count(*) filter (where ended_at is null and expires_at > ${instant(nowMs)})`.as('sessions'))
    .groupBy('operator.id')
    .orderBy('email')
    .execute()
}

/** Closes an operator's account, and says whose it was if it was open. */
export async function closeOperatorRow(tx: AppTx, email: string, nowMs: number): Promise<string | undefined> {
  const closed = await tx
    .updateTable('operator')
    .set({ closed_at: instant(nowMs) })
    .where('email', '=', email)
    .where('closed_at', 'is', null)
    .returning('id')
    .executeTakeFirst()
  return closed?.id
}

/** The addresses of operators by their ids. */
export async function emailsOf(tx: AppTx, ids: readonly string[]): Promise<ReadonlyMap<string, string>> {
  const wanted = ids.filter(id => /^[0-9a-f-]{36}$/.test(id))
  if (wanted.length === 0) return new Map()
  const rows = await tx.selectFrom('operator').select(['id', 'email']).where('id', 'in', wanted).execute()
  return new Map(rows.map(({ id, email }) => [id, email]))
}
