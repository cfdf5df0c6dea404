import * as v from 'valibot'
import { pesos, seconds } from '../money.ts'

/** What is published to a member, as JSON. The same is kept in the member's messages, so that nothing is lost offline. */
export const bonusMessage = v.object({
  messageId: v.string(),
  cash_type: v.pipe(v.number(), v.integer()),
  amount: pesos,
  created_at: seconds,
})

/** Tells of an event that is no bonus. It says no amount, is listed and marked as unread, and never lies over the page. */
export const eventMessage = v.object({
  messageId: v.string(),
  cash_type: v.literal(0),
  kind: v.string(),
  created_at: seconds,
})

export const liveMessage = v.union([bonusMessage, eventMessage])
