import type { contract } from '@saya/contract'
import { kycLimits } from '@saya/contract/limits'
import { done, refuse } from '@saya/contract/outcome.ts'
import type { Handler } from '../../../platform/http/request/call.ts'
import type { KycDeps } from '../deps.ts'
import { takePhotoShare } from './takePhotoShare.ts'
import { addUpload, finishUpload, findSameUpload, type KeptUpload } from './upload.store.ts'
import { lockPhotos } from './photo.store.ts'
import { finishWhole } from './uploads.ts'

type Operation = typeof contract.kyc.openUpload

/** The same photo of the same member is one upload, wherever and however often it is begun. */
export function openUpload(deps: KycDeps): Handler<Operation> {
  const { db, clock } = deps
  return async ({ caller: { uid }, body, address, network }) => {
    const sha256 = Buffer.from(body.sha256, 'hex')
    const known = await db.member(uid, tx => findSameUpload(tx, uid, sha256))
    const waitSeconds = known ? null : await takePhotoShare(deps, { uid, address, network })
    if (waitSeconds !== null) return refuse('upload_too_often', waitSeconds)
    const begun = { id: uuidOf(deps.random.bytes(16)), uid, bytes: body.bytes, sha256, nowMs: clock.now() }
    const upload = known ?? (await db.member(uid, tx => addUpload(tx, begun)))
    if (!upload || upload.bytes !== body.bytes) return refuse('upload_failed')
    const finished = await finishWhole(deps, uid, await withPhoto(deps, uid, upload))
    const state = finished.ok ? finished.state : { upload_id: upload.id, offset: 0, object_key: '' }
    return done({ ...state, part_bytes: kycLimits.partBytes })
  }
}

/** A photo that was made, never used and cleaned up must be sent again. */
async function withPhoto({ db }: KycDeps, uid: bigint, upload: KeptUpload): Promise<KeptUpload> {
  if (upload.objectKey === '') return upload
  return db.member(uid, async tx => {
    const [photo] = await lockPhotos(tx, uid, [upload.objectKey])
    if (photo) return upload
    await finishUpload(tx, upload.id, '')
    return { ...upload, objectKey: '' }
  })
}

/** Random bytes in the form that the column takes. */
function uuidOf(bytes: Buffer): string {
  return bytes.toString('hex').replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-')
}
