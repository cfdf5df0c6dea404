import type { AppTx } from '../../platform/db/database.ts'
import type { Visitor } from '../../platform/http/request/visitor.ts'
import { readReferrer, referralState } from './referral.rules.ts'
import { addReferral, isMember } from './referral.store.ts'

/** Of the call that registers somebody. */
export interface ReferralOrigin {
  readonly visitor: Pick<Visitor, 'referrerId' | 'channelId'>
  readonly device: { readonly id: string }
  readonly network: string
}

/**
 * Records how a new member was brought, in the transaction that gives them their number. Anybody can write anything into a
 * link: a number that is nobody's brings nobody, and no registration fails for it.
 */
export async function recordReferral(
  tx: AppTx,
  { uid, nowMs }: { readonly uid: bigint; readonly nowMs: number },
  { visitor, device, network }: ReferralOrigin,
): Promise<void> {
  const { referrerId: code, channelId: channel } = visitor
  if (code === '' && channel === '') return
  const named = readReferrer(code)
  const state = referralState({ uid, code, isKnown: named !== undefined && (await isMember(tx, named)) })
  const parent = state === 'named' || state === 'self' ? named : undefined
  await addReferral(tx, { uid, code, parent, channel, device: device.id, network, state, atMs: nowMs })
}
