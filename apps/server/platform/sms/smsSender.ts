import type { Purpose } from '../marketing/permit.ts'

/**
 * `taken`: the carrier has the message. `refused`: it certainly has not, and nothing was sent. `unknown`: it may have,
 * since the answer was lost or made no sense.
 */
export type SmsOutcome = 'taken' | 'refused' | 'unknown'

export interface SmsMessage {
  readonly to: string
  readonly text: string
  readonly purpose: Purpose
}

/** Whoever carries our text messages. */
export interface SmsSender {
  send(message: SmsMessage): Promise<SmsOutcome>
}
