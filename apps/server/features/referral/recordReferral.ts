import type { AppTx } from '../../platform/db/database.ts'
import type { Visitor } from '../../platform/http/request/visitor.ts'
import { isCode } from './code.rules.ts'
import { addInvite, findReferralCode } from './code.store.ts'
import { readChannel, readReferrer, referralState } from './referral.rules.ts'
import { addReferral, mayBring } from './referral.store.ts'

/** Of the call that registers somebody. */
export interface ReferralOrigin {
  readonly visitor: Pick<Visitor, 'referrerId' | 'channelId'>
  readonly device: { readonly id: string }
  readonly network: string
}

interface NewMember {
  readonly uid: bigint
  readonly nowMs: number
}

/**
 * Records how a new member was brought, in the transaction that gives them their number. Anybody can write anything into a
 * link: what is nobody's brings nobody, and no registration fails for it.
 */
export async function recordReferral(
  tx: AppTx,
  { uid, nowMs }: NewMember,
  { visitor, device, network }: ReferralOrigin,
): Promise<void> {
  const { referrerId: code } = visitor
  const said = readChannel(visitor.channelId)
  if (code === '' && said === '') return
  const named = await findNamed(tx, { code, nowMs })
  const state = referralState({ uid, code, named: named?.uid, isKnown: named?.isKnown ?? false })
  const parent = state === 'named' || state === 'self' ? named?.uid : undefined
  const channel = named?.channel || said
  await addReferral(tx, { uid, code, parent, channel, device: device.id, network, state, atMs: nowMs })
  const isFriend = state === 'named' && parent !== undefined && named?.channel === ''
  if (isFriend) await addInvite(tx, { uid, parent, nowMs })
}

interface Referrer {
  readonly uid: bigint
  readonly isKnown: boolean
  /** Of an agent's link; empty for a member's own. */
  readonly channel: string
}

/**
 * Whom a link names: by a code that has not ended, or by their number as partners do. A closed or blocked account brings nobody, nor does
 * whoever is excluded, by any of their links.
 */
async function findNamed(
  tx: AppTx,
  { code, nowMs }: { readonly code: string; readonly nowMs: number },
): Promise<Referrer | undefined> {
  if (isCode(code)) {
    const own = await findReferralCode(tx, { code, nowMs })
    if (!own) return undefined
    const { uid, channel } = own
    return { uid, isKnown: await mayBring(tx, { uid, nowMs }), channel }
  }
  const uid = readReferrer(code)
  return uid === undefined ? undefined : { uid, isKnown: await mayBring(tx, { uid, nowMs }), channel: '' }
}
