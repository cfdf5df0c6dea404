import type { Units } from '@saya/money'
import type { HeaderReader } from './headerOf.ts'
import type { UnreadEntry } from './readEntries.ts'

export interface PaymentWish {
  /** Our own name for what is to be paid, which the gateway gives back with everything it says of it. */
  readonly reference: string
  readonly amount: Units
  /** The gateway's own name of the instrument. */
  readonly instrument: string
  readonly title: string
  /** Where the person comes back to. Coming back proves nothing. */
  readonly paidUrl: string
  readonly leftUrl: string
}

export interface OpenedPayment {
  /** The gateway's name of the page. */
  readonly session: string
  /** What payments on that page have in common, by the gateway's name. */
  readonly intent: string
  /** Empty where nobody can pay there any more: an answer was lost that led to it, and it was paid or has ended since. */
  readonly payUrl: string
}

export interface TakenPayment {
  readonly id: string
  readonly intent: string
  readonly reference: string
  readonly amount: Units
  readonly currency: string
  /** When the gateway took it, by its own clock. */
  readonly paidAtMs: number
}

/** A page to pay on, and what came of it. */
export interface PaymentPage {
  readonly session: string
  readonly intent: string
  readonly reference: string
  /** Money that the gateway took. */
  readonly paid: readonly TakenPayment[]
  /** The last attempt failed and none succeeded. */
  readonly hasFailed: boolean
  /** Nothing can be paid on it any more, and nothing is under way. */
  readonly isClosed: boolean
}

/** A page of a gateway's own list of what it took. */
export interface PaidPage {
  readonly paid: readonly TakenPayment[]
  /** What may be payments and cannot be read. */
  readonly unread: readonly UnreadEntry[]
  /** Behind which entry the next page begins, which is older; empty at the end. */
  readonly next: string
}

/** What a gateway sent us by itself, once its signature has been found right. */
export interface GatewayEvent {
  readonly id: string
  readonly kind: string
  /** That money was taken, or that an attempt to pay has failed or ended; a kind that says neither is `other`. */
  readonly says: 'paid' | 'unpaid' | 'other'
  /** The gateway's name of the payment that it is about; empty where it names a page alone. */
  readonly paymentId: string
  readonly session: string
  readonly intent: string
  readonly reference: string
}

/** A company that takes money for us. Which one it is and how it speaks, its adapter knows. */
export interface PaymentGateway {
  readonly name: string
  /** Its number among the accounts of the ledger. */
  readonly account: number
  /** Whether it takes money by an instrument, under its own name of it. */
  takes(instrument: string): boolean
  /** Not idempotent: each call opens a page of its own, under the same reference or not. */
  openPayment(wish: PaymentWish): Promise<OpenedPayment>
  /** Nothing where the gateway knows no such page. */
  findPayment(session: string): Promise<PaymentPage | undefined>
  /** One payment by the gateway's own name of it, however old, in one call. Nothing where it does not have it as paid. */
  findTaken(id: string): Promise<TakenPayment | undefined>
  /** Sees to it that nothing is paid on a page any more, unless it has been by then. */
  closePayment(session: string): Promise<void>
  /**
   * A page of every payment that was taken since then, the newest first, for those of which we never heard. Not every
   * gateway has such a list.
   */
  readonly listPaid?: (sinceMs: number, place: string) => Promise<PaidPage>
  /** What was taken under our own name, for those who have no list: also on a page of which we never heard. */
  readonly listPaidFor?: (reference: string) => Promise<readonly TakenPayment[]>
  /** Nothing where it is not proven that the gateway itself sent these bytes, lately, and in earnest. */
  readEvent(header: HeaderReader, body: Buffer): GatewayEvent | undefined
}

export type Gateways = ReadonlyMap<string, PaymentGateway>
