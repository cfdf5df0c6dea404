/** The same three ends as a text message's: certainly taken, certainly not sent, or it may have been. */
export type MailOutcome = 'taken' | 'refused' | 'unknown'

/** Whoever carries our e-mails. */
export interface MailSender {
  send(message: { readonly to: string; readonly subject: string; readonly text: string }): Promise<MailOutcome>
}
