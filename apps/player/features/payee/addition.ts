import type { PayeeFlag } from '@saya/contract/payee/accountNumber.ts'
import type { Payee } from './usePayees.ts'

/** Where a payout account may be: a wallet or a bank. */
export interface PayeeType {
  readonly name: string
  readonly img: string
  readonly flag: PayeeFlag
}

/** What is being added: a type first, then its number. */
export interface Addition {
  readonly type: PayeeType | undefined
  readonly number: string
  /** A number of a bank is looked at once more before it is sent. */
  readonly isChecking: boolean
  /** The person was asked to prove that it is them meanwhile: then it goes on by itself, under the same key. */
  readonly goesOn: boolean
  readonly idempotencyKey: string
}

/** How a sheet ended that was not simply closed. */
export type AddOutcome = { readonly added: Payee } | { readonly addition: Addition }
