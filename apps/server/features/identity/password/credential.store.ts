import { passwordLimits } from '@saya/contract/limits'
import type { AppTx } from '../../../platform/db/database.ts'
import { instant } from '../../../platform/db/instant.ts'

const hourMs = 3_600_000

function members(tx: AppTx) {
  return tx
    .selectFrom('sign_in')
    .leftJoin('credential', 'credential.uid', 'sign_in.uid')
    .select([
      'sign_in.uid',
      'sign_in.username',
      'sign_in.phone',
      'sign_in.created_at',
      'sign_in.closed_at',
      'sign_in.asks_passkey',
      'credential.password_hash',
      'credential.set_at',
    ])
}

export type Credential = NonNullable<Awaited<ReturnType<typeof findCredentialByPhone>>>

/** A member by phone, and their password's hash if they have set one: one question, whoever is asked for. */
export function findCredentialByPhone(tx: AppTx, phone: string) {
  return members(tx).where('sign_in.phone', '=', phone).executeTakeFirst()
}

export function findCredential(tx: AppTx, uid: bigint) {
  return members(tx).where('sign_in.uid', '=', uid).executeTakeFirst()
}

/** When the member set their password, null where there is none. */
export async function findPasswordSetAt(tx: AppTx, uid: bigint): Promise<number | null> {
  const row = await tx.selectFrom('credential').select('set_at').where('uid', '=', uid).executeTakeFirst()
  return row?.set_at ?? null
}

/**
 * Who gets back into their account by this phone or e-mail address, and has not closed it. Nobody has proved that an
 * address is theirs, so one that was only just set opens nothing: its owner by phone has been told of it, and has time.
 */
export function findOwner(tx: AppTx, destination: string, nowMs: number) {
  const settled = instant(nowMs - passwordLimits.settlesHours * hourMs)
  return tx
    .selectFrom('sign_in')
    .select(['uid', 'phone'])
    .where(row =>
      row.or([
        row('phone', '=', destination),
        row.and([
          row('email', '=', destination),
          row.or([row('email_changed_at', 'is', null), row('email_changed_at', '<=', settled)]),
        ]),
      ]),
    )
    .where('closed_at', 'is', null)
    .executeTakeFirst()
}

export async function isPhoneTaken(tx: AppTx, phone: string): Promise<boolean> {
  const row = await tx.selectFrom('sign_in').select('uid').where('phone', '=', phone).executeTakeFirst()
  return row !== undefined
}

export async function getPhone(tx: AppTx, uid: bigint): Promise<string> {
  const row = await tx.selectFrom('sign_in').select('phone').where('uid', '=', uid).executeTakeFirstOrThrow()
  return row.phone
}

interface NewPassword {
  readonly uid: bigint
  readonly hash: string
  readonly nowMs: number
}

export async function setPassword(tx: AppTx, { uid, hash, nowMs }: NewPassword): Promise<void> {
  const set = { password_hash: hash, set_at: instant(nowMs) }
  await tx
    .insertInto('credential')
    .values({ uid, ...set })
    .onConflict(conflict => conflict.column('uid').doUpdateSet(set))
    .execute()
}

/** Sets it only while the one before it is still the one that was shown: of two changes at once the second is late. */
export async function replacePassword(tx: AppTx, before: string | null, wanted: NewPassword): Promise<boolean> {
  const { uid, hash, nowMs } = wanted
  const set = { password_hash: hash, set_at: instant(nowMs) }
  const { numInsertedOrUpdatedRows } =
    before === null
      ? await tx
          .insertInto('credential')
          .values({ uid, ...set })
          .onConflict(conflict => conflict.doNothing())
          .executeTakeFirstOrThrow()
      : await replace(tx, before, { uid, set })
  return numInsertedOrUpdatedRows === 1n
}

/** Keeps the same password under another hash, unless it was changed meanwhile. */
export async function renewHash(tx: AppTx, { uid, was, renewed }: { uid: bigint; was: string; renewed: string }) {
  await tx
    .updateTable('credential')
    .set({ password_hash: renewed })
    .where('uid', '=', uid)
    .where('password_hash', '=', was)
    .execute()
}

async function replace(
  tx: AppTx,
  before: string,
  { uid, set }: { uid: bigint; set: { password_hash: string; set_at: ReturnType<typeof instant> } },
) {
  const { numUpdatedRows } = await tx
    .updateTable('credential')
    .set(set)
    .where('uid', '=', uid)
    .where('password_hash', '=', before)
    .executeTakeFirstOrThrow()
  return { numInsertedOrUpdatedRows: numUpdatedRows }
}
