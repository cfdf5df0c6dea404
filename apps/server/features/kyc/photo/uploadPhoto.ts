import type { contract } from '@saya/contract'
import { done, refuse } from '@saya/contract/outcome.ts'
import type { Handler } from '../../../platform/http/request/call.ts'
import type { KycDeps } from '../deps.ts'
import { findKept, keepPhoto } from './keepPhoto.ts'
import { takePhotoShare } from './takePhotoShare.ts'

export function uploadPhoto(deps: KycDeps): Handler<typeof contract.kyc.uploadPhoto> {
  return async ({ caller: { uid }, body: { file }, address, network }) => {
    const sent = { uid, bytes: file.bytes, origin: 'upload' } as const
    const known = await findKept(deps, sent)
    if (known) return done({ object_key: known })
    const waitSeconds = await takePhotoShare(deps, { uid, address, network })
    if (waitSeconds !== null) return refuse('upload_too_often', waitSeconds)
    const kept = await keepPhoto(deps, sent)
    return kept.ok ? done({ object_key: kept.objectKey }) : refuse(kept.code)
  }
}
