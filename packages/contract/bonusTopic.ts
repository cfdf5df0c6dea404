/** The topic that carries a member's bonuses: their own and nobody else's. There is no separator before the uid. */
export function bonusTopic(uid: string): string {
  return `bonus_notify${uid}`
}

/** What is published there, as JSON. The same is kept in the member's messages, so that nothing is lost offline. */
export interface BonusMessage {
  readonly messageId: string
  readonly cash_type: number
  readonly amount: string
  readonly created_at: number
}
