import type { MessageKindName } from '@saya/contract/message/messageKinds.ts'
import { notifyMember } from '../message/index.ts'
import type { InviteDeps } from './deps.ts'

/** What is about the invitation, and about neither of the two: whoever was told of a reward is told why it does not come. */
const kinds: Readonly<Partial<Record<string, MessageKindName>>> = {
  promotion_stopped: 'invite_stopped',
  promotion_used_up: 'invite_used_up',
  promotion_gift_cap: 'invite_month_over',
}

interface RewardEnd {
  readonly uid: bigint
  /** The friend by whom it would have come. */
  readonly about: string
  readonly code: string
  readonly amount: bigint
}

/** Tells a member that a reward they were told of comes to nothing. Twice is one message. */
export async function tellEnd({ db, clock }: InviteDeps, { uid, about, code, amount }: RewardEnd): Promise<void> {
  const kind = kinds[code]
  if (kind) await db.member(uid, tx => notifyMember(tx, { uid, kind, about, amount, nowMs: clock.now() }))
}
