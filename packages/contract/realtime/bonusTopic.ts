import type * as v from 'valibot'
import type { bonusMessage } from './bonusMessage.ts'

/** The topic of a member's bonuses, with a place for the uid. There is no separator before it. */
export const bonusAddress = 'bonus_notify{uid}'

/** The topic that carries a member's bonuses: their own and nobody else's. */
export function bonusTopic(uid: string): string {
  return bonusAddress.replace('{uid}', uid)
}

export type BonusMessage = v.InferOutput<typeof bonusMessage>
