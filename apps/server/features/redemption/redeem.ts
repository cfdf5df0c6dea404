import { dayMs } from '@saya/money'
import type { MemberTx } from '../../platform/db/database.ts'
import { instant } from '../../platform/db/instant.ts'
import { refuseRedeeming, standingCodes } from '../goods/index.ts'
import { notifyMember } from '../message/index.ts'
import { lockPesoWallet, post } from '../wallet/index.ts'
import type { Claim } from './claim/claim.store.ts'
import { deliver } from './deliver.ts'
import type { SweepDeps } from './deps.ts'
import type { StepWatch } from './steps.ts'
import { addRedemption, findRedemption, setRedemption } from './redemption.store.ts'

/** Why a claim came to nothing, as it is kept. */
export type KeptCode = (typeof standingCodes)[number] | 'redemption_paused' | 'redemption_points'

export interface RedeemOutcome {
  readonly isNew: boolean
  /** Why nothing came of it. Empty where it did. */
  readonly code: KeptCode | ''
}

type RedeemDeps = Pick<SweepDeps, 'clock' | 'jurisdiction'> & StepWatch

/**
 * Does what a claim stands for, in the member's own transaction: the redemption, its Filcoins, and what it gives at once. What keeps it
 * from being done is kept too, for good. It answers the same however often it is done, and whether this time did it.
 */
export async function redeem(tx: MemberTx, deps: RedeemDeps, claim: Claim): Promise<RedeemOutcome> {
  const { id, uid } = claim
  const { onStep } = deps
  await onStep?.('addRedemption', tx)
  if (!(await keep(tx, claim))) {
    const known = await findRedemption(tx, uid, id)
    if (!known) throw new Error(`The redemption ${id} is neither there nor not there.`)
    return { isNew: false, code: known.code as RedeemOutcome['code'] }
  }
  const nowMs = deps.clock.now()
  const code = await pay(tx, deps, { claim, nowMs })
  const row = { id, status: 'processing' } as const
  if (code !== '') {
    await onStep?.('setEnd', tx)
    await setRedemption(tx, row, { status: 'refused', code, ended_at: instant(nowMs) })
    return { isNew: true, code }
  }
  const isInstant = claim.terms.gives !== ''
  const kind = isInstant ? 'redemption_successful' : 'redemption_processing'
  await notifyMember(tx, { uid, kind, about: id, nowMs })
  if (isInstant) {
    await onStep?.('setEnd', tx)
    await setRedemption(tx, row, { status: 'successful', ended_at: instant(nowMs) })
    await onStep?.('deliver', tx)
    await deliver(tx, claim, nowMs)
  }
  return { isNew: true, code: '' }
}

async function keep(tx: MemberTx, { terms, sealedRecipient, ...claim }: Claim): Promise<boolean> {
  if (!sealedRecipient) return false
  const { deliveryDays, price, givesAmount, ...goods } = terms
  return addRedemption(tx, {
    id: claim.id,
    uid: claim.uid,
    goods: claim.goods,
    pieces: claim.pieces,
    deliverMethod: claim.deliverMethod,
    ...goods,
    price: BigInt(price),
    givesAmount: BigInt(givesAmount) * BigInt(claim.pieces),
    sealedRecipient,
    submittedAtMs: claim.atMs,
    expectedAtMs: claim.atMs + deliveryDays * dayMs,
  })
}

interface Payment {
  readonly claim: Claim
  readonly nowMs: number
}

/** Under the wallet's lock: whoever may not have anything any more pays nothing. */
async function pay(
  tx: MemberTx,
  { jurisdiction, onStep }: RedeemDeps,
  { claim, nowMs }: Payment,
): Promise<RedeemOutcome['code']> {
  const { id: reference, uid, pieces, terms } = claim
  await onStep?.('lockWallet', tx)
  const wallet = await lockPesoWallet(tx, uid)
  if (wallet?.isClosed !== false) return 'redemption_paused'
  await onStep?.('readGates', tx)
  const obstacle = await refuseRedeeming(tx, { uid, nowMs, jurisdiction })
  if (obstacle) return standingCodes.find(code => code === obstacle.code) ?? 'redemption_paused'
  const amount = BigInt(terms.price) * BigInt(pieces)
  await onStep?.('postOrder', tx)
  const posted = await post(tx, { act: 'order', uid, reference, amount, nowMs })
  return posted.ok ? '' : 'redemption_points'
}
