import type { MemberTx } from '../../../platform/db/database.ts'
import { instant } from '../../../platform/db/instant.ts'

export interface KeptUpload {
  readonly id: string
  readonly bytes: number
  readonly sha256: Buffer
  /** Empty before the whole was found to be a photo. */
  readonly objectKey: string
}

const columns = ['id', 'bytes', 'sha256', 'object_key'] as const

interface Row {
  readonly id: string
  readonly bytes: number
  readonly sha256: Buffer
  readonly object_key: string
}

function keptUpload(row: Row): KeptUpload {
  return { id: row.id, bytes: row.bytes, sha256: row.sha256, objectKey: row.object_key }
}

/** The upload of these very bytes, where the member has begun one. */
export async function findSameUpload(tx: MemberTx, uid: bigint, sha256: Buffer): Promise<KeptUpload | undefined> {
  const row = await tx
    .selectFrom('kyc_upload')
    .select(columns)
    .where('uid', '=', uid)
    .where('sha256', '=', sha256)
    .executeTakeFirst()
  return row && keptUpload(row)
}

export interface NewUpload {
  readonly id: string
  readonly uid: bigint
  readonly bytes: number
  readonly sha256: Buffer
  readonly nowMs: number
}

/** Begins an upload; where another device began the same one meanwhile, that one it is. */
export async function addUpload(tx: MemberTx, upload: NewUpload): Promise<KeptUpload | undefined> {
  const { id, uid, bytes, sha256, nowMs } = upload
  await tx
    .insertInto('kyc_upload')
    .values({ id, uid, bytes, sha256, made_at: instant(nowMs) })
    .onConflict(conflict => conflict.doNothing())
    .execute()
  return findSameUpload(tx, uid, sha256)
}

export async function findUpload(tx: MemberTx, uid: bigint, id: string): Promise<KeptUpload | undefined> {
  const row = await tx
    .selectFrom('kyc_upload')
    .select(columns)
    .where('uid', '=', uid)
    .where('id', '=', id)
    .executeTakeFirst()
  return row && keptUpload(row)
}

export interface KeptPart {
  readonly startsAt: number
  readonly bytes: number
  readonly objectKey: string
}

/** The pieces that are held, in their order. */
export async function listParts(tx: MemberTx, uploadId: string): Promise<readonly KeptPart[]> {
  const rows = await tx
    .selectFrom('kyc_upload_part')
    .select(['starts_at', 'bytes', 'object_key'])
    .where('upload_id', '=', uploadId)
    .where('is_stored', '=', true)
    .orderBy('starts_at')
    .execute()
  return rows.map(row => ({ startsAt: row.starts_at, bytes: row.bytes, objectKey: row.object_key }))
}

/**
 * Keeps where a piece will lie. Where one of this offset was begun already, its place is answered; where the photo was
 * made meanwhile, none is.
 */
export async function addPart(tx: MemberTx, uploadId: string, part: KeptPart): Promise<KeptPart | undefined> {
  const open = await tx
    .selectFrom('kyc_upload')
    .select('id')
    .where('id', '=', uploadId)
    .where('object_key', '=', '')
    .forUpdate()
    .executeTakeFirst()
  if (!open) return undefined
  await tx
    .insertInto('kyc_upload_part')
    .values({ upload_id: uploadId, starts_at: part.startsAt, bytes: part.bytes, object_key: part.objectKey })
    .onConflict(conflict => conflict.columns(['upload_id', 'starts_at']).doNothing())
    .execute()
  const row = await tx
    .selectFrom('kyc_upload_part')
    .select(['starts_at', 'bytes', 'object_key'])
    .where('upload_id', '=', uploadId)
    .where('starts_at', '=', part.startsAt)
    .executeTakeFirst()
  return row && { startsAt: row.starts_at, bytes: row.bytes, objectKey: row.object_key }
}

/** False where the pieces were cleared away meanwhile. */
export async function markPartStored(tx: MemberTx, uploadId: string, part: KeptPart): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('kyc_upload_part')
    .set({ is_stored: true, bytes: part.bytes })
    .where('upload_id', '=', uploadId)
    .where('starts_at', '=', part.startsAt)
    .where('object_key', '=', part.objectKey)
    .executeTakeFirstOrThrow()
  return numUpdatedRows === 1n
}

export async function finishUpload(tx: MemberTx, id: string, objectKey: string): Promise<void> {
  await tx.updateTable('kyc_upload').set({ object_key: objectKey }).where('id', '=', id).execute()
}

/** The places of every piece of an upload, held or begun. */
export async function listPartKeys(tx: MemberTx, uploadIds: readonly string[]): Promise<readonly string[]> {
  if (uploadIds.length === 0) return []
  const rows = await tx.selectFrom('kyc_upload_part').select('object_key').where('upload_id', 'in', uploadIds).execute()
  return rows.map(row => row.object_key)
}

/** The member's uploads of which pieces are held, the one that was begun last first. */
export async function listHeldUploads(tx: MemberTx, uid: bigint): Promise<readonly KeptUpload[]> {
  const rows = await tx
    .selectFrom('kyc_upload')
    .select(columns)
    .where('uid', '=', uid)
    .where(row =>
      row.exists(row.selectFrom('kyc_upload_part').select('starts_at').whereRef('upload_id', '=', 'kyc_upload.id')),
    )
    .orderBy('made_at', 'desc')
    .orderBy('id')
    .execute()
  return rows.map(keptUpload)
}

export async function deleteParts(tx: MemberTx, uploadId: string): Promise<void> {
  await tx.deleteFrom('kyc_upload_part').where('upload_id', '=', uploadId).execute()
}

/** Uploads that were begun before then. */
export async function listOldUploads(tx: MemberTx, beforeMs: number, most: number): Promise<readonly string[]> {
  const rows = await tx
    .selectFrom('kyc_upload')
    .select('id')
    .where('made_at', '<', instant(beforeMs))
    .orderBy('made_at')
    .limit(most)
    .execute()
  return rows.map(row => row.id)
}

export async function deleteUploads(tx: MemberTx, ids: readonly string[]): Promise<void> {
  if (ids.length > 0) await tx.deleteFrom('kyc_upload').where('id', 'in', ids).execute()
}
