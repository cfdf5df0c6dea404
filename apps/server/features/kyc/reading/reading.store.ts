import type { IdTypeCode } from '@saya/contract/kyc/idTypes.ts'
import { sql } from 'kysely'
import type { MemberTx } from '../../../platform/db/database.ts'
import { instant } from '../../../platform/db/instant.ts'
import type { CheckFault, ReadFields } from '../../../platform/idCheck/idCheck.ts'

export interface KeptReading {
  readonly id: string
  readonly idType: IdTypeCode
  readonly transactionId: string
  readonly state: 'opening' | 'open' | 'done' | 'lapsed'
  readonly fault: CheckFault | null
  readonly fields: ReadFields
  readonly confidence: Readonly<Partial<Record<keyof ReadFields, number>>>
  readonly photoKey: string
  readonly facePercent: number | null
  readonly openedAtMs: number
}

export interface NewReading {
  readonly id: string
  readonly uid: bigint
  readonly idType: IdTypeCode
  readonly nowMs: number
}

/** Our own row of a check, before the party is asked for one; false where its name is somebody's already. */
export async function addReading(tx: MemberTx, { id, uid, idType, nowMs }: NewReading): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await tx
    .insertInto('kyc_reading')
    .values({ id, uid, id_type: idType, opened_at: instant(nowMs) })
    .onConflict(conflict => conflict.doNothing())
    .executeTakeFirstOrThrow()
  return numInsertedOrUpdatedRows === 1n
}

/** The party's own name of a check, by which alone its result is asked for. */
export async function openReading(
  tx: MemberTx,
  { uid, id, transactionId }: { readonly uid: bigint; readonly id: string; readonly transactionId: string },
): Promise<void> {
  await tx
    .updateTable('kyc_reading')
    .set({ transaction_id: transactionId, state: 'open' })
    .where('uid', '=', uid)
    .where('id', '=', id)
    .where('state', '=', 'opening')
    .execute()
}

export async function findReading(tx: MemberTx, uid: bigint, id: string): Promise<KeptReading | undefined> {
  const row = await select(tx, uid).where('id', '=', id).executeTakeFirst()
  return row && keptReading(row)
}

/** Whose check of this name it is, among the members of one schema. */
export async function findReadingOwner(tx: MemberTx, id: string): Promise<bigint | undefined> {
  const row = await tx.selectFrom('kyc_reading').select('uid').where('id', '=', id).executeTakeFirst()
  return row?.uid
}

/** The newest check of a member that came to something. */
export async function findNewestReading(tx: MemberTx, uid: bigint): Promise<KeptReading | undefined> {
  const row = await select(tx, uid).where('state', '=', 'done').orderBy('opened_at', 'desc').limit(1).executeTakeFirst()
  return row && keptReading(row)
}

/** Every check of a member's ID, the newest first. */
export async function listReadings(tx: MemberTx, uid: bigint): Promise<readonly KeptReading[]> {
  const rows = await select(tx, uid).orderBy('opened_at', 'desc').execute()
  return rows.map(keptReading)
}

function select(tx: MemberTx, uid: bigint) {
  return tx
    .selectFrom('kyc_reading')
    .select([
      'id',
      'id_type',
      'transaction_id',
      'state',
      'fault',
      'fields',
      'confidence',
      'face_percent',
      'opened_at',
      // What nobody submitted for three days is deleted: then the ID has no photo any more.
      sql<string>`coalesce((select object_key from kyc_photo where object_key = photo_key and is_stored), '')`.as(
        'photo_key',
      ),
    ])
    .where('uid', '=', uid)
}

type Row = NonNullable<Awaited<ReturnType<ReturnType<typeof select>['executeTakeFirst']>>>

function keptReading(row: Row): KeptReading {
  return {
    id: row.id,
    idType: row.id_type as IdTypeCode,
    transactionId: row.transaction_id,
    state: row.state as KeptReading['state'],
    fault: row.fault as CheckFault | null,
    fields: row.fields as ReadFields,
    confidence: row.confidence as KeptReading['confidence'],
    photoKey: row.photo_key,
    facePercent: row.face_percent,
    openedAtMs: row.opened_at,
  }
}

export interface ReadingResult {
  readonly uid: bigint
  readonly id: string
  readonly fault: CheckFault | null
  readonly fields: ReadFields
  readonly confidence: KeptReading['confidence']
  readonly photoKey: string
  readonly facePercent: number | null
  readonly nowMs: number
}

/** Keeps what a check came to, once: whoever asks at the same time finds what the first one kept. */
export async function finishReading(tx: MemberTx, result: ReadingResult): Promise<void> {
  await tx
    .updateTable('kyc_reading')
    .set({
      state: 'done',
      fault: result.fault,
      fields: JSON.stringify(result.fields),
      confidence: JSON.stringify(result.confidence),
      photo_key: result.photoKey,
      face_percent: result.facePercent,
      done_at: instant(result.nowMs),
    })
    .where('uid', '=', result.uid)
    .where('id', '=', result.id)
    .where('state', '=', 'open')
    .execute()
}

/** A check that nobody finished in time comes to nothing. */
export async function lapseReading(tx: MemberTx, uid: bigint, id: string): Promise<void> {
  await tx
    .updateTable('kyc_reading')
    .set({ state: 'lapsed' })
    .where('uid', '=', uid)
    .where('id', '=', id)
    .where('state', 'in', ['opening', 'open'])
    .execute()
}
