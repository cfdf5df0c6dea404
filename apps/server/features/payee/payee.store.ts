import { sql } from 'kysely'
import type { MemberTx } from '../../platform/db/database.ts'
import { instant } from '../../platform/db/instant.ts'
import type { NextPage } from '../../platform/readPages.ts'

export interface Payee {
  readonly id: string
  readonly uid: bigint
  readonly channel: string
  readonly channelName: string
  readonly channelImg: string
  readonly flag: 1 | 2
  /** The channel's bank code when the account was added. */
  readonly instrument: string
  readonly sealedNumber: Buffer
  readonly maskedNumber: string
  readonly numberHash: Buffer
  readonly firstName: string
  readonly middleName: string
  readonly lastName: string
  /** Whether that is the name the member was found to have. */
  readonly isOwnName: boolean
  readonly createdAtMs: number
  readonly readyAtMs: number
  readonly deletedAtMs: number | null
}

export type NewPayee = Omit<Payee, 'id' | 'deletedAtMs'>

function select(tx: MemberTx, uid: bigint) {
  return tx.selectFrom('payee').selectAll().where('uid', '=', uid)
}

type Row = NonNullable<Awaited<ReturnType<ReturnType<typeof select>['executeTakeFirst']>>>

function payeeOf(row: Row): Payee {
  return {
    id: row.id,
    uid: row.uid,
    channel: row.channel,
    channelName: row.channel_name,
    channelImg: row.channel_img,
    flag: row.flag === 1 ? 1 : 2,
    instrument: row.instrument,
    sealedNumber: row.sealed_number,
    maskedNumber: row.masked_number,
    numberHash: row.number_hash,
    firstName: row.first_name,
    middleName: row.middle_name,
    lastName: row.last_name,
    isOwnName: row.is_own_name,
    createdAtMs: row.created_at,
    readyAtMs: row.ready_at,
    deletedAtMs: row.deleted_at,
  }
}

/** A member's active accounts, the oldest first. */
export async function listActivePayees(tx: MemberTx, uid: bigint): Promise<readonly Payee[]> {
  const rows = await select(tx, uid).where('deleted_at', 'is', null).orderBy('created_at').orderBy('id').execute()
  return rows.map(payeeOf)
}

/** Those of one schema with these ids, deleted ones too, for whoever compares where money went. */
export async function listPayeesById(tx: MemberTx, ids: readonly string[]): Promise<readonly Payee[]> {
  const rows = await tx
    .selectFrom('payee')
    .selectAll()
    .where(sql<boolean>`id = any(${[...ids]}::uuid[])`)
    .execute()
  return rows.map(payeeOf)
}

/** One of the member's own, deleted ones too; somebody else's is not there. */
export async function findPayee(tx: MemberTx, uid: bigint, id: string): Promise<Payee | undefined> {
  const row = await select(tx, uid).where('id', '=', id).executeTakeFirst()
  return row && payeeOf(row)
}

/**
 * An active one, which nobody deletes until this transaction is over. The member's others are held with it: of several
 * withdrawals to several accounts at once, each is judged with those before it.
 */
export async function lockPayee(tx: MemberTx, uid: bigint, id: string): Promise<Payee | undefined> {
  const rows = await select(tx, uid).where('deleted_at', 'is', null).orderBy('id').forUpdate().execute()
  const row = rows.find(one => one.id === id)
  return row && payeeOf(row)
}

/** Whether the member has, or ever had, an account. */
export async function hadPayees(tx: MemberTx, uid: bigint): Promise<boolean> {
  return (await select(tx, uid).limit(1).executeTakeFirst()) !== undefined
}

/** Adds an account in one of the places a member has. Undefined where somebody was faster by a moment. */
export async function insertPayee(tx: MemberTx, payee: NewPayee, place: number): Promise<Payee | undefined> {
  const row = await tx
    .insertInto('payee')
    .values({
      uid: payee.uid,
      channel: payee.channel,
      channel_name: payee.channelName,
      channel_img: payee.channelImg,
      flag: payee.flag,
      instrument: payee.instrument,
      sealed_number: payee.sealedNumber,
      masked_number: payee.maskedNumber,
      number_hash: payee.numberHash,
      first_name: payee.firstName,
      middle_name: payee.middleName,
      last_name: payee.lastName,
      is_own_name: payee.isOwnName,
      place,
      created_at: instant(payee.createdAtMs),
      ready_at: instant(payee.readyAtMs),
    })
    .onConflict(conflict => conflict.doNothing())
    .returningAll()
    .executeTakeFirst()
  return row && payeeOf(row)
}

/** Which places of a member are taken. */
export async function listPlaces(tx: MemberTx, uid: bigint): Promise<readonly (number | null)[]> {
  const rows = await tx
    .selectFrom('payee')
    .select('place')
    .where('uid', '=', uid)
    .where('place', 'is not', null)
    .execute()
  return rows.map(row => row.place)
}

/** The caller holds the row. It stays, since withdrawals name it. */
export async function hidePayee(tx: MemberTx, { uid, id }: Payee, nowMs: number): Promise<void> {
  await tx
    .updateTable('payee')
    .set({ deleted_at: instant(nowMs), place: null })
    .where('uid', '=', uid)
    .where('id', '=', id)
    .execute()
}

/** The caller holds the row: from this moment on money may be paid out to it. */
export async function setReady(tx: MemberTx, { uid, id }: Pick<Payee, 'uid' | 'id'>, nowMs: number): Promise<void> {
  await tx
    .updateTable('payee')
    .set({ ready_at: instant(nowMs) })
    .where('uid', '=', uid)
    .where('id', '=', id)
    .execute()
}

/** For the copy of a member's own data, deleted ones too. */
export async function listOwnPayees(tx: MemberTx, uid: bigint, { last, size }: NextPage<Payee>) {
  const query = select(tx, uid).orderBy('id').limit(size)
  const rows = await (last ? query.where('id', '>', last.id) : query).execute()
  return rows.map(payeeOf)
}
