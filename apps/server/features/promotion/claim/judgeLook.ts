import { manilaDay } from '@saya/money'
import type { AppTx } from '../../../platform/db/database.ts'
import { claimNameOf, judgeViewer, type LiveOffer, type Verdict, type Viewer } from '../offered.ts'
import { readGiftShare, readLeft } from './budget.store.ts'
import { findClaim } from './claim.store.ts'
import { budgetRecord, giftCapRecord } from './factRecord.ts'
import { countsAsGift, monthOf } from './takeClaim.ts'

interface Look extends Viewer {
  /** The most that an ID is given in a month of gifts. */
  readonly giftCap: bigint
}

/** What is found of somebody who looks at an offer: by the rule of a claim, with what is left of its budget and of the ID's gifts. */
export async function judgeLook(tx: AppTx, offered: LiveOffer, look: Look) {
  const verdict = await judgeViewer(tx, offered, look)
  const shortage = await findShortage(tx, { offered, verdict, ...look })
  // Whoever has a claim that is on its way took their part of both before.
  const owned = shortage && (await findClaim(tx, keyOf(offered, look.uid)))
  return {
    ...verdict,
    code: verdict.code ?? (owned ? undefined : shortage?.code),
    isUsedUp: shortage?.code === 'promotion_used_up',
  }
}

export function keyOf(offered: LiveOffer, uid: bigint) {
  return { kind: offered.deal.cashType, name: claimNameOf(offered), uid }
}

interface ClaimRoom {
  readonly offered: LiveOffer
  readonly verdict: Verdict
  readonly giftCap: bigint
  readonly nowMs: number
}

/** What a claim would lack at this moment, and what of that is used. Nobody waits for those who are taking the last of a budget. */
export async function findShortage(tx: AppTx, { offered, verdict, giftCap, nowMs }: ClaimRoom) {
  const { version, deal } = offered
  const { amount, idHash } = verdict
  if (deal.pays !== 'once') return undefined
  const left = await readLeft(tx, { promotion: version.promotion, version: version.number })
  if (left < amount) return { code: 'promotion_used_up' as const, facts: budgetRecord(left) }
  const claim = { idHash, kind: deal.cashType }
  if (!countsAsGift(claim)) return undefined
  const given = await readGiftShare(tx, { idHash: claim.idHash, month: monthOf(manilaDay(nowMs)) })
  if (given + amount <= giftCap) return undefined
  return { code: 'promotion_gift_cap' as const, facts: giftCapRecord({ most: giftCap, before: given }) }
}
