import type { officeContract } from '@saya/contract/office.ts'
import { done, refuse } from '@saya/contract/outcome.ts'
import { manilaDay } from '@saya/money'
import type { Handler } from '../../../platform/http/request/call.ts'
import { ObjectFault } from '../../../platform/objects/index.ts'
import { drawWatermark, renewPhoto } from '../../kyc/index.ts'
import { actAs } from '../../staff/index.ts'
import type { ExclusionDeskDeps } from '../deps.ts'
import { findProof } from './proposal.store.ts'

const proofKind = 'exclusion-proof'

export function proofKeyOf(name: string): string {
  return `${proofKind}/${name}`
}

/** Kept sealed, and made anew as the photos of an identity check are. Nobody sees it before a proposal bears it. */
export function sendProof({ objects }: ExclusionDeskDeps): Handler<typeof officeContract.exclusion.sendProof> {
  return async ({ body: { file } }) => {
    const renewed = await renewPhoto(file.bytes)
    if (!renewed.ok) return refuse('exclusion_proof_unreadable')
    const key = await objects.put(proofKind, renewed.photo.bytes)
    return done({ proof: key.slice(proofKind.length + 1) })
  }
}

export async function readProof({ objects }: Pick<ExclusionDeskDeps, 'objects'>, key: string): Promise<Buffer | null> {
  try {
    return await objects.get(key)
  } catch (fault) {
    if (fault instanceof ObjectFault && fault.code === 'missing') return null
    throw fault
  }
}

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
