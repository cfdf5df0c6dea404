import type { officeContract } from '@saya/contract/office.ts'
import { done, refuse } from '@saya/contract/outcome.ts'
import type { Handler } from '../../../platform/http/request/call.ts'
import type { ExclusionDeskDeps } from '../deps.ts'
import { keepProof } from './proof.ts'

/** Nobody sees it before a proposal bears it. */
export function sendProof(deps: ExclusionDeskDeps): Handler<typeof officeContract.exclusion.sendProof> {
  return async ({ body: { file } }) => {
    const proof = await keepProof(deps, file.bytes)
    return proof === undefined ? refuse('exclusion_proof_unreadable') : done({ proof })
  }
}
