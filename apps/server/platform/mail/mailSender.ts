import type { Purpose } from '../marketing/permit.ts'

/** The same three ends as a text message's: certainly taken, certainly not sent, or it may have been. */
export type MailOutcome = 'taken' | 'refused' | 'unknown'

export interface MailMessage {
  readonly to: string
  readonly subject: string
  readonly text: string
  readonly purpose: Purpose
}

/** Whoever carries our e-mails. */
export interface MailSender {
  send(message: MailMessage): Promise<MailOutcome>
}
