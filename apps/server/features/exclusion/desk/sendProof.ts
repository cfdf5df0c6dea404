import type { officeContract } from '@saya/contract/office.ts'
import { done, refuse } from '@saya/contract/outcome.ts'
import type { Handler } from '../../../platform/http/request/call.ts'
import { renewPhoto } from '../../kyc/index.ts'
import type { ExclusionDeskDeps } from '../deps.ts'
import { proofKind } from './proof.ts'

/** Kept sealed, and made anew as the photos of an identity check are. Nobody sees it before a proposal bears it. */
export function sendProof({ objects }: ExclusionDeskDeps): Handler<typeof officeContract.exclusion.sendProof> {
  return async ({ body: { file } }) => {
    const renewed = await renewPhoto(file.bytes)
    if (!renewed.ok) return refuse('exclusion_proof_unreadable')
    const key = await objects.put(proofKind, renewed.photo.bytes)
    return done({ proof: key.slice(proofKind.length + 1) })
  }
}
