import type * as v from 'valibot'
import type { bonusMessage, eventMessage, liveMessage } from './bonusMessage.ts'

/** The topic of a member's messages, with a place for the uid. There is no separator before it. */
export const bonusAddress = 'bonus_notify{uid}'

/** The topic that carries a member's messages: their own and nobody else's. */
export function bonusTopic(uid: string): string {
  return bonusAddress.replace('{uid}', uid)
}

export type BonusMessage = v.InferOutput<typeof bonusMessage>
export type EventMessage = v.InferOutput<typeof eventMessage>
export type LiveMessage = v.InferOutput<typeof liveMessage>

export function isEvent(message: LiveMessage): message is EventMessage {
  return message.cash_type === 0
}
