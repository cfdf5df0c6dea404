import type { Books } from '../books.store.ts'
import type { Faults } from '../faults.ts'
import type { HouseName } from './titles.ts'

/** What the operator's wallet made of something. Of what it did not say nobody knows whether it was done. */
export type Verdict =
  | { readonly outcome: 'ok'; readonly balance: bigint | null }
  | { readonly outcome: 'refused'; readonly word: string; readonly balance: bigint | null }
  | { readonly outcome: 'unknown' }

/** Whose page it is that plays. */
export interface Seat {
  readonly player: string
  readonly token: string
  readonly game: string
}

export interface HouseTransaction extends Seat {
  readonly kind: 'bet' | 'win' | 'rollback'
  readonly id: string
  readonly round: string
  readonly amount: bigint
  /** The bet that it belongs to; empty in the bet itself. */
  readonly reference: string
}

/** The operator's wallet, as a house's dialect speaks to it. */
export interface Wallet {
  balance(seat: Seat): Promise<bigint | undefined>
  send(sent: HouseTransaction): Promise<Verdict>
}

export interface House {
  readonly party: HouseName
  readonly books: Books
  readonly faults: Faults
  readonly now: () => number
  readonly wallet: Wallet
  /** One of so many, each as likely as any other. */
  readonly draw: (outcomes: number) => number
  /** Where its pages are. */
  readonly ownUrl: () => string
}
