import { manilaDay } from '@saya/money'
import type { AppTx } from '../../../platform/db/database.ts'
import { type JudgedOffer, judgeViewer, type LiveOffer, type Viewer } from '../offered.ts'
import { readGiftShare, readLeft } from './budget.store.ts'
import { budgetRecord, giftCapRecord } from './factRecord.ts'
import { countsAsGift, monthOf } from './takeClaim.ts'

export interface Look extends Viewer {
  /** The most that an ID is given in a month of gifts. */
  readonly giftCap: bigint
}

/**
 * What is found of somebody who looks at an offer, or claims it: by one rule, with what is left of its budget and of the ID's gifts. Nobody
 * waits for those who are taking the last of a budget.
 */
export async function judgeLook(tx: AppTx, offered: LiveOffer, look: Look) {
  // The claim is read behind what is left, of which it may have taken the last just now.
  const [room, verdict] = await Promise.all([readRoom(tx, offered, look), judgeViewer(tx, offered, look)])
  const shortage = room && findShortage({ offered, verdict, giftCap: look.giftCap }, room)
  // Whoever has a claim that is on its way took their part of both before.
  const lack = verdict.code || verdict.claim ? undefined : shortage
  return { ...verdict, code: verdict.code ?? lack?.code, lack, isUsedUp: shortage?.code === 'promotion_used_up' }
}

interface Room {
  readonly left: bigint
  /** What the ID was given of gifts in this month. */
  readonly given: bigint
}

/** Whoever claims took of it before by then. What is not given once has none of its own. */
async function readRoom(tx: AppTx, { version, deal }: LiveOffer, { member, nowMs }: Look): Promise<Room | undefined> {
  if (deal.pays !== 'once') return undefined
  const { idHash } = member
  const [left, given] = await Promise.all([
    readLeft(tx, { promotion: version.promotion, version: version.number }),
    idHash ? readGiftShare(tx, { idHash, month: monthOf(manilaDay(nowMs)) }) : 0n,
  ])
  return { left, given }
}

interface CappedOffer extends JudgedOffer {
  readonly giftCap: bigint
}

/** What a claim would lack at this moment, and what of that is used. */
function findShortage({ offered, verdict, giftCap }: CappedOffer, { left, given }: Room) {
  const { amount, idHash } = verdict
  if (left < amount) return { code: 'promotion_used_up' as const, facts: budgetRecord(left) }
  if (!countsAsGift({ idHash, kind: offered.deal.cashType }) || given + amount <= giftCap) return undefined
  return { code: 'promotion_gift_cap' as const, facts: giftCapRecord({ most: giftCap, before: given }) }
}
