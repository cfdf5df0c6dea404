import type { contract } from '@saya/contract'
import { kycLimits } from '@saya/contract/limits'
import { done, refuse } from '@saya/contract/outcome.ts'
import type { Handler } from '../../../platform/http/request/call.ts'
import type { KycDeps } from '../deps.ts'
import { addPart, findUpload, markPartStored } from '../photo/upload.store.ts'
import { type UploadOutcome, findFinished, finishWhole, makeRoom, readState } from '../photo/uploads.ts'

/** What one piece may hold: a client may send larger ones than it was told to, up to this. */
const mostPartBytes = 4 * kycLimits.partBytes

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

export function sendPart(deps: KycDeps): Handler<typeof contract.kyc.sendPart> {
  const { db, objects } = deps
  return async ({ caller: { uid }, body: { upload_id: id, offset, file } }) => {
    const bytes = Buffer.from(file.bytes)
    if (bytes.length === 0 || bytes.length > mostPartBytes || !uuid.test(id)) return refuse('upload_failed')
    const upload = await db.member(uid, tx => findUpload(tx, uid, id))
    if (!upload) return refuse('upload_failed')
    const state = await readState(deps, uid, upload)
    // What is held already, or lies behind a gap, changes nothing: the answer says where to go on.
    if (offset < state.offset) return done(state)
    const isFitting = offset === state.offset && offset + bytes.length <= upload.bytes
    const wish = { startsAt: offset, bytes: bytes.length, objectKey: objects.newKey('kyc-part') }
    const part = isFitting ? await db.member(uid, tx => addPart(tx, id, wish)) : undefined
    if (!part) return answer(await findFinished(deps, uid, upload))
    if (offset === 0) await makeRoom(deps, uid, upload)
    await objects.put('kyc-part', bytes, part.objectKey)
    const isKept = await db.member(uid, tx => markPartStored(tx, id, { ...part, bytes: bytes.length }))
    if (!isKept) await objects.delete(part.objectKey)
    return answer(await (isKept ? finishWhole : findFinished)(deps, uid, upload))
  }
}

function answer(finished: UploadOutcome) {
  return finished.ok ? done(finished.state) : refuse(finished.code)
}
