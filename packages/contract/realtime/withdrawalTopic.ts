import type * as v from 'valibot'
import type { withdrawalMessage } from './withdrawalMessage.ts'

/** The topic of a member's withdrawals, with a place for the uid. */
export const withdrawalAddress = 'withdrawal_notify{uid}'

/** The topic that carries a member's withdrawals: their own and nobody else's. */
export function withdrawalTopic(uid: string): string {
  return withdrawalAddress.replace('{uid}', uid)
}

export type WithdrawalMessage = v.InferOutput<typeof withdrawalMessage>
