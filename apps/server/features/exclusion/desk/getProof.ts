import type { officeContract } from '@saya/contract/office.ts'
import { done, refuse } from '@saya/contract/outcome.ts'
import { manilaDay } from '@saya/money'
import type { Handler } from '../../../platform/http/request/call.ts'
import { drawWatermark } from '../../kyc/index.ts'
import { actAs } from '../../staff/index.ts'
import type { ExclusionDeskDeps } from '../deps.ts'
import { readProof } from './proof.ts'
import { findProof } from './proposal.store.ts'

/** Each look is on record before the picture is answered, and says across it who looks. */
export function getProof(deps: ExclusionDeskDeps): Handler<typeof officeContract.exclusion.getProof> {
  const { db, clock } = deps
  return async call => {
    const { uid, id, reason } = call.body
    const nowMs = clock.now()
    const proof = await db.member(uid, tx => findProof(tx, uid, id))
    if (!proof) return refuse('not_found')
    const act = { action: 'exclusion.read', object: { kind: 'exclusion', id }, uid, reason, nowMs } as const
    await db.app(tx => actAs(tx, call, act))
    const picture = await readProof(deps, proof.object_key)
    if (!picture) return refuse('not_found')
    const drawn = await drawWatermark(picture, `${call.caller.email} / ${manilaDay(nowMs)}`)
    return done({ jpeg: drawn.toString('base64') })
  }
}
