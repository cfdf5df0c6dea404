import { askOffice } from '../world/operator.ts'
import type { World } from '../world/world.ts'

interface AdjustmentWish {
  readonly uid: bigint
  readonly token: string
  readonly asset?: 'PHP' | 'FIL'
  readonly direction?: 'given' | 'taken'
  readonly cause?: 'goodwill' | 'correction' | 'provider' | 'chargeback' | 'paymongo' | 'xendit'
  readonly amount?: string
  /** The one that a chargeback names. */
  readonly deposit?: string
}

export const adjustmentReason = 'Round lost its answer, ticket 4711'

export function proposeAdjustment(world: World, { uid, token, ...wish }: AdjustmentWish) {
  const plain = { direction: 'given', cause: 'correction', amount: '100.00', ...wish } as const
  const body = { ...plain, uid: String(uid), reason: adjustmentReason, evidence: 'Ticket 4711' }
  return askOffice(world, 'POST /office/api/adjustment/propose', { body }, token)
}

interface Deciding {
  readonly uid: bigint
  readonly id: string
  readonly token: string
  readonly isApproved?: boolean
}

export function decideAdjustment(world: World, { uid, id, token, isApproved = true }: Deciding) {
  const body = { uid: String(uid), id, is_approved: isApproved, reason: adjustmentReason }
  return askOffice(world, 'POST /office/api/adjustment/decide', { body }, token)
}
