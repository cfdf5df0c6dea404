import type { AppTx } from '../../platform/db/database.ts'
import { instant } from '../../platform/db/instant.ts'

export function getEntry(tx: AppTx, uid: bigint) {
  return tx.selectFrom('sign_in').selectAll().where('uid', '=', uid).executeTakeFirstOrThrow()
}

/** The same, held until the transaction ends: of two changes at once the second sees the first. */
export function lockEntry(tx: AppTx, uid: bigint) {
  return tx.selectFrom('sign_in').selectAll().where('uid', '=', uid).forUpdate().executeTakeFirstOrThrow()
}

export interface EntryChange {
  readonly username?: string
  readonly usernameChangedAtMs?: number
  /** Empty where it is taken away. */
  readonly email?: string
  readonly emailChangedAtMs?: number
  readonly phone?: string
  readonly phoneChangedAtMs?: number
}

export async function changeEntry(tx: AppTx, uid: bigint, change: EntryChange): Promise<void> {
  const { username, usernameChangedAtMs, email, emailChangedAtMs, phone, phoneChangedAtMs } = change
  await tx
    .updateTable('sign_in')
    .set({
      ...(username === undefined ? {} : { username, username_is_own: true }),
      ...(usernameChangedAtMs === undefined ? {} : { username_changed_at: instant(usernameChangedAtMs) }),
      ...(email === undefined ? {} : { email: email || null }),
      ...(emailChangedAtMs === undefined ? {} : { email_changed_at: instant(emailChangedAtMs) }),
      ...(phone === undefined ? {} : { phone }),
      ...(phoneChangedAtMs === undefined ? {} : { phone_changed_at: instant(phoneChangedAtMs) }),
    })
    .where('uid', '=', uid)
    .execute()
}

const uniques: Readonly<Record<string, 'username_taken' | 'email_taken' | 'phone_taken'>> = {
  sign_in_username: 'username_taken',
  sign_in_email: 'email_taken',
  sign_in_phone_key: 'phone_taken',
}

/** Which part of an entry somebody else has, where that is why a change failed. */
export function takenPart(error: unknown): 'username_taken' | 'email_taken' | 'phone_taken' | undefined {
  const { code, constraint = '' } = Object(error) as { code?: string; constraint?: string }
  return code === '23505' ? uniques[constraint] : undefined
}
