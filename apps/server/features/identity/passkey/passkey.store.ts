import type { AppTx } from '../../../platform/db/database.ts'
import { instant } from '../../../platform/db/instant.ts'
import { tellNews } from '../../../platform/events/index.ts'

export interface NewPasskeyRow {
  readonly uid: bigint
  readonly credentialId: string
  readonly host: string
  readonly publicKey: Buffer
  readonly counter: number
  readonly isSynced: boolean
  readonly transports: readonly string[]
  readonly name: string
  readonly nowMs: number
}

/** Keeps a passkey, and answers its id; nothing where it is known, whoever has it. */
export async function insertPasskey(tx: AppTx, passkey: NewPasskeyRow): Promise<string | undefined> {
  const row = await tx
    .insertInto('passkey')
    .values({
      uid: passkey.uid,
      credential_id: passkey.credentialId,
      host: passkey.host,
      public_key: passkey.publicKey,
      counter: BigInt(passkey.counter),
      is_synced: passkey.isSynced,
      transports: [...passkey.transports],
      name: passkey.name,
      created_at: instant(passkey.nowMs),
    })
    .onConflict(conflict => conflict.column('credential_id').doNothing())
    .returning('id')
    .executeTakeFirst()
  return row?.id
}

export function listPasskeysOf(tx: AppTx, uid: bigint) {
  return tx.selectFrom('passkey').selectAll().where('uid', '=', uid).orderBy('created_at').orderBy('id').execute()
}

/** A passkey with the member whose it is, by the name that devices have for it. */
export function findPasskey(tx: AppTx, credentialId: string) {
  return tx
    .selectFrom('passkey')
    .innerJoin('sign_in', 'sign_in.uid', 'passkey.uid')
    .select(['passkey.id', 'passkey.credential_id', 'passkey.public_key', 'passkey.counter'])
    .select(['sign_in.uid', 'sign_in.username', 'sign_in.phone', 'sign_in.created_at', 'sign_in.closed_at'])
    .where('passkey.credential_id', '=', credentialId)
    .executeTakeFirst()
}

export type FoundPasskey = NonNullable<Awaited<ReturnType<typeof findPasskey>>>

/** How often the device had signed, held until the transaction ends; undefined where the passkey is gone. */
export async function lockCounter(tx: AppTx, id: string): Promise<number | undefined> {
  const row = await tx.selectFrom('passkey').select('counter').where('id', '=', id).forUpdate().executeTakeFirst()
  return row && Number(row.counter)
}

export async function markPasskeyUsed(tx: AppTx, id: string, { counter, nowMs }: { counter: number; nowMs: number }) {
  await tx
    .updateTable('passkey')
    .set({ counter: BigInt(counter), used_at: instant(nowMs) })
    .where('id', '=', id)
    .execute()
}

interface OwnPasskey {
  readonly uid: bigint
  readonly id: string
}

export async function renamePasskey(tx: AppTx, { uid, id }: OwnPasskey, name: string): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('passkey')
    .set({ name })
    .where('uid', '=', uid)
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  return numUpdatedRows === 1n
}

export async function deleteOwnPasskey(tx: AppTx, { uid, id }: OwnPasskey): Promise<boolean> {
  const { numDeletedRows } = await tx
    .deleteFrom('passkey')
    .where('uid', '=', uid)
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  return numDeletedRows === 1n
}

/** Whether nothing but a passkey lets the member in. What is remembered of their sessions is read anew. */
export async function setAsksPasskey(tx: AppTx, uid: bigint, asks_passkey: boolean): Promise<void> {
  await tx.updateTable('sign_in').set({ asks_passkey }).where('uid', '=', uid).execute()
  await tellNews(tx, 'session.changed', { uid: String(uid) })
}

/** Takes all passkeys of a member away, so that a code lets them in again. */
export async function forgetPasskeys(tx: AppTx, uid: bigint): Promise<void> {
  await tx.deleteFrom('passkey').where('uid', '=', uid).execute()
  await setAsksPasskey(tx, uid, false)
}
