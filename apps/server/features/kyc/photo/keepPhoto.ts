import { createHash } from 'node:crypto'
import type { Clock } from '../../../platform/clock.ts'
import type { Database } from '../../../platform/db/database.ts'
import type { ObjectStore } from '../../../platform/objects/index.ts'
import { addPhoto, findSamePhoto, markStored, type PhotoOrigin } from './photo.store.ts'
import { renewPhoto } from './renewPhoto.ts'

interface KeepDeps {
  readonly db: Database
  readonly clock: Clock
  readonly objects: ObjectStore
}

export interface SentPhoto {
  readonly uid: bigint
  readonly bytes: Uint8Array
  readonly origin: PhotoOrigin
}

export type PhotoOutcome =
  | { readonly ok: true; readonly objectKey: string }
  | { readonly ok: false; readonly code: 'photo_unreadable' | 'photo_too_large' }

const photoKind = 'kyc-photo'

/** The photo that these bytes were made into before, where they were. */
export async function findKept({ db }: KeepDeps, { uid, bytes, origin }: SentPhoto): Promise<string | null> {
  const same = await db.member(uid, tx => findSamePhoto(tx, { uid, sha256: sha256(bytes), origin }))
  return same?.isStored ? same.objectKey : null
}

/**
 * Makes a photo anew and keeps it sealed. Its row is there before it and says so once it is: what is cut short leaves a
 * row that the next attempt finishes or that is cleaned up. The same bytes are the same photo.
 */
export async function keepPhoto(deps: KeepDeps, sent: SentPhoto): Promise<PhotoOutcome> {
  const { db, clock, objects } = deps
  const known = await findKept(deps, sent)
  if (known) return { ok: true, objectKey: known }
  const renewed = await renewPhoto(sent.bytes)
  if (!renewed.ok) return renewed
  const { bytes, width, height } = renewed.photo
  const { uid, origin } = sent
  const row = { uid, origin, sha256: sha256(sent.bytes), bytes: bytes.length, width, height, nowMs: clock.now() }
  const objectKey = await db.member(uid, tx => addPhoto(tx, { ...row, objectKey: objects.newKey(photoKind) }))
  await objects.put(photoKind, bytes, objectKey)
  await db.member(uid, tx => markStored(tx, objectKey))
  return { ok: true, objectKey }
}

export function sha256(bytes: Uint8Array): Buffer {
  return createHash('sha256').update(bytes).digest()
}
