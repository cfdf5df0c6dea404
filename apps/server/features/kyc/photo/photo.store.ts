import type { MemberTx } from '../../../platform/db/database.ts'
import { instant } from '../../../platform/db/instant.ts'

export type PhotoOrigin = 'upload' | 'reading'

export interface KeptPhoto {
  readonly objectKey: string
  readonly origin: PhotoOrigin
  readonly isStored: boolean
}

export interface NewPhoto {
  readonly uid: bigint
  readonly objectKey: string
  readonly sha256: Buffer
  readonly origin: PhotoOrigin
  readonly bytes: number
  readonly width: number
  readonly height: number
  readonly nowMs: number
}

interface Same {
  readonly uid: bigint
  readonly sha256: Buffer
  readonly origin: PhotoOrigin
}

/** The photo that was made of these very bytes. */
export async function findSamePhoto(tx: MemberTx, { uid, sha256, origin }: Same): Promise<KeptPhoto | undefined> {
  const row = await tx
    .selectFrom('kyc_photo')
    .select(['object_key', 'origin', 'is_stored'])
    .where('uid', '=', uid)
    .where('sha256', '=', sha256)
    .where('origin', '=', origin)
    .executeTakeFirst()
  return row && { objectKey: row.object_key, origin: row.origin as PhotoOrigin, isStored: row.is_stored }
}

/** Keeps where a photo will lie, and answers where it does: of two of the same at once both lie in one place. */
export async function addPhoto(tx: MemberTx, photo: NewPhoto): Promise<string> {
  const { uid, sha256, origin } = photo
  await tx
    .insertInto('kyc_photo')
    .values({
      object_key: photo.objectKey,
      uid,
      sha256,
      origin,
      bytes: photo.bytes,
      width: photo.width,
      height: photo.height,
      made_at: instant(photo.nowMs),
    })
    .onConflict(conflict => conflict.doNothing())
    .execute()
  const kept = await findSamePhoto(tx, { uid, sha256, origin })
  return kept?.objectKey ?? photo.objectKey
}

export async function markStored(tx: MemberTx, objectKey: string): Promise<void> {
  await tx.updateTable('kyc_photo').set({ is_stored: true }).where('object_key', '=', objectKey).execute()
}

/** Which of these are photos of the member's that are there. Held, so that none is cleaned up under whoever names it. */
export async function lockPhotos(tx: MemberTx, uid: bigint, keys: readonly string[]): Promise<readonly KeptPhoto[]> {
  if (keys.length === 0) return []
  const rows = await tx
    .selectFrom('kyc_photo')
    .select(['object_key', 'origin', 'is_stored'])
    .where('uid', '=', uid)
    .where('object_key', 'in', keys)
    .where('is_stored', '=', true)
    .orderBy('object_key')
    .forUpdate()
    .execute()
  return rows.map(row => ({
    objectKey: row.object_key,
    origin: row.origin as PhotoOrigin,
    isStored: row.is_stored,
  }))
}

export async function markUsed(tx: MemberTx, keys: readonly string[], nowMs: number): Promise<void> {
  if (keys.length === 0) return
  await tx
    .updateTable('kyc_photo')
    .set({ used_at: instant(nowMs) })
    .where('object_key', 'in', keys)
    .where('used_at', 'is', null)
    .execute()
}

/** Takes photos that nothing named until then out of use, so that they can be deleted where they lie. */
export async function withdrawUnused(tx: MemberTx, beforeMs: number, most: number): Promise<readonly string[]> {
  const old = tx
    .selectFrom('kyc_photo')
    .select('object_key')
    .where('used_at', 'is', null)
    .where('made_at', '<', instant(beforeMs))
    .orderBy('made_at')
    .limit(most)
    .forUpdate()
    .skipLocked()
  const rows = await tx
    .updateTable('kyc_photo')
    .set({ is_stored: false })
    .where('object_key', 'in', old)
    .returning('object_key')
    .execute()
  return rows.map(row => row.object_key)
}

export async function deletePhotos(tx: MemberTx, keys: readonly string[]): Promise<void> {
  if (keys.length === 0) return
  await tx
    .deleteFrom('kyc_photo')
    .where('object_key', 'in', keys)
    .where('is_stored', '=', false)
    .where('used_at', 'is', null)
    .execute()
}

export interface PhotoView {
  readonly uid: bigint
  readonly objectKey: string
  readonly viewer: string
  readonly purpose: string
  readonly address: string
  readonly nowMs: number
}

/** Keeps who was shown a photo. It is written before the photo is sent. */
export async function noteView(tx: MemberTx, view: PhotoView): Promise<void> {
  await tx
    .insertInto('kyc_view')
    .values({
      uid: view.uid,
      object_key: view.objectKey,
      viewer: view.viewer,
      purpose: view.purpose,
      address: view.address,
      at: instant(view.nowMs),
    })
    .execute()
}
