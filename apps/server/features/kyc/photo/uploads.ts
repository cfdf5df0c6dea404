import { uploadMostBytes } from '@saya/contract/upload.ts'
import { ObjectFault } from '../../../platform/objects/index.ts'
import type { KycDeps } from '../deps.ts'
import { keepPhoto, sha256 } from './keepPhoto.ts'
import {
  deleteParts,
  findUpload,
  finishUpload,
  type KeptUpload,
  listHeldUploads,
  listPartKeys,
  listParts,
} from './upload.store.ts'

export interface UploadState {
  readonly upload_id: string
  readonly offset: number
  readonly object_key: string
}

/** How much of an upload is held without a gap from its beginning. */
export async function readState({ db }: KycDeps, uid: bigint, upload: KeptUpload): Promise<UploadState> {
  const parts = await db.member(uid, tx => listParts(tx, upload.id))
  let offset = 0
  for (const part of parts) if (part.startsAt === offset) offset += part.bytes
  const isWhole = upload.objectKey !== ''
  return { upload_id: upload.id, offset: isWhole ? upload.bytes : offset, object_key: upload.objectKey }
}

export type UploadOutcome =
  | { readonly ok: true; readonly state: UploadState }
  | { readonly ok: false; readonly code: 'photo_unreadable' | 'photo_too_large' | 'upload_failed' }

/**
 * Makes a photo of an upload whose pieces are all there; as long as some are missing, it only says how far it is. What
 * turned out to be no photo begins from nothing.
 */
export async function finishWhole(deps: KycDeps, uid: bigint, upload: KeptUpload): Promise<UploadOutcome> {
  const state = await readState(deps, uid, upload)
  if (state.object_key !== '' || state.offset < upload.bytes) return { ok: true, state }
  const whole = await readWhole(deps, uid, upload)
  if (!whole) return findFinished(deps, uid, upload)
  const isTrue = whole.length === upload.bytes && sha256(whole).equals(upload.sha256)
  const kept = isTrue ? await keepPhoto(deps, { uid, bytes: whole, origin: 'upload' }) : undefined
  await dropParts(deps, uid, { id: upload.id, objectKey: kept?.ok ? kept.objectKey : '' })
  if (!kept) return { ok: false, code: 'upload_failed' }
  if (!kept.ok) return kept
  return { ok: true, state: { upload_id: upload.id, offset: upload.bytes, object_key: kept.objectKey } }
}

/** All pieces in one; null where another device has just made a photo of them, and cleared them away. */
async function readWhole({ db, objects }: KycDeps, uid: bigint, { id }: KeptUpload): Promise<Buffer | null> {
  const parts = await db.member(uid, tx => listParts(tx, id))
  const pieces: Buffer[] = []
  try {
    for (const { objectKey } of parts) pieces.push(await objects.get(objectKey))
  } catch (fault) {
    if (fault instanceof ObjectFault && fault.code === 'missing') return null
    throw fault
  }
  return Buffer.concat(pieces)
}

/** What another device has just made of it. */
export async function findFinished(deps: KycDeps, uid: bigint, { id }: KeptUpload): Promise<UploadOutcome> {
  const upload = await deps.db.member(uid, tx => findUpload(tx, uid, id))
  if (!upload || upload.objectKey === '') return { ok: false, code: 'upload_failed' }
  return { ok: true, state: { upload_id: id, offset: upload.bytes, object_key: upload.objectKey } }
}

/** What one member's photos may weigh together of which only pieces are there: eight of the largest. */
const mostHeldBytes = 8 * uploadMostBytes

/** Before the first piece of a photo is held, lets go of those of what was begun longest ago, until there is room for all of it. */
export async function makeRoom(deps: KycDeps, uid: bigint, { id, bytes }: KeptUpload): Promise<void> {
  const others = (await deps.db.member(uid, tx => listHeldUploads(tx, uid))).filter(one => one.id !== id)
  let held = bytes
  for (const other of others) {
    held += other.bytes
    if (held > mostHeldBytes) await dropParts(deps, uid, { id: other.id, objectKey: '' })
  }
}

/** The photo takes the place of its pieces in one step: whoever looks finds the one or the others. */
async function dropParts(
  { db, objects }: KycDeps,
  uid: bigint,
  { id, objectKey }: Pick<KeptUpload, 'id' | 'objectKey'>,
): Promise<void> {
  const keys = await db.member(uid, async tx => {
    await finishUpload(tx, id, objectKey)
    const pieces = await listPartKeys(tx, [id])
    await deleteParts(tx, id)
    return pieces
  })
  for (const key of keys) await objects.delete(key)
}
