/** Whoever carries our text messages. */
export interface SmsSender {
  /** True when the carrier has taken the message; false when it has not, for whatever reason. */
  send(message: { readonly to: string; readonly text: string }): Promise<boolean>
}
