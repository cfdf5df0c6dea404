import { refuse } from '@saya/contract/outcome.ts'
import type { MemberTx } from '../../platform/db/database.ts'
import { type Act, findOpener, refuseAct } from '../kyc/index.ts'

/** Why a standing keeps a member from redeeming, by who opens it again. */
const byOpener = {
  member: 'redemption_kyc_required',
  review: 'redemption_review',
  service: 'redemption_account',
} as const

export const standingCodes = Object.values(byOpener)

/** Refuses whoever may redeem nothing at this moment, with the cause's own sentence, or with what their standing waits for. */
export async function refuseRedeeming(tx: MemberTx, act: Omit<Act, 'gate'>) {
  const refused = await refuseAct(tx, { ...act, gate: 'welfare' }, 'redemption_kyc_required')
  return refused?.code === 'redemption_kyc_required' ? refuse(byOpener[await findOpener(tx, act)]) : refused
}
