/** What somebody is about to withdraw, kept while the sheet makes way for something else. */
export interface Intent {
  readonly payeeId: string | undefined
  readonly digits: string
  /** Until a person types another amount it is all that can be withdrawn. */
  readonly isAll: boolean
  /** The person was asked to prove that it is them meanwhile: then it goes on by itself, under the same key. */
  readonly goesOn: boolean
  /** Names this account and amount, so that however often they are sent it is one withdrawal. */
  readonly key: { readonly wish: string; readonly name: string }
}

/** How the sheet ended that was not simply closed. */
export type SheetOutcome =
  | { readonly id: string }
  | { readonly intent: Intent; readonly next: 'stepUp' | 'add' | 'contact' }
