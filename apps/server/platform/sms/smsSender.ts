/**
 * `taken`: the carrier has the message. `refused`: it certainly has not, and nothing was sent. `unknown`: it may have,
 * since the answer was lost or made no sense.
 */
export type SmsOutcome = 'taken' | 'refused' | 'unknown'

/** Whoever carries our text messages. */
export interface SmsSender {
  send(message: { readonly to: string; readonly text: string }): Promise<SmsOutcome>
}
