import type { Units } from '@saya/money'
import type { HeaderReader } from './headerOf.ts'

export interface PayoutWish {
  /** Our own name for what is paid, by which the gateway knows whether it was asked before. */
  readonly reference: string
  readonly amount: Units
  readonly rail: 'instapay' | 'pesonet'
  /** The bank or wallet, as the clearing houses name it. */
  readonly bank: string
  readonly number: string
  readonly name: string
}

/** What the gateway says of a payout. Money that came back after it was paid has failed as well. */
export interface Payout {
  readonly id: string
  readonly reference: string
  readonly amount: Units
  readonly currency: string
  readonly state: 'pending' | 'paid' | 'failed'
  /** How many it has by one name, where it has more than one: they are told as one, with what they paid together. */
  readonly copies?: number
  /** Where it went, where the gateway says. */
  readonly account?: PayoutAccount
}

/** The bank or wallet, as the clearing houses name it, and the number there; empty where it is not said. */
export interface PayoutAccount {
  readonly bank: string
  readonly number: string
}

/** A payout as the gateway's own list has it. */
export interface ListedPayout extends Omit<Payout, 'state' | 'account'>, PayoutAccount {
  /** `returned` is what was paid and came back, where the gateway tells it from what never arrived. */
  readonly state: 'pending' | 'paid' | 'failed' | 'returned'
  /** By its own clock: when it was asked, and when that last changed. */
  readonly beganAtMs: number
  readonly changedAtMs: number
}

/**
 * What asking to pay came to: it was taken, or it was understood and will not be done. It may be that there is not enough
 * money of ours there, which is no word about who was to be paid.
 */
export type SentPayout =
  | { readonly isTaken: true; readonly payout: Payout }
  | { readonly isTaken: false; readonly isEmpty: boolean }

/** What a gateway sent us of a payout by itself, once its signature has been found right. */
export interface PayoutEvent {
  readonly id: string
  readonly kind: string
  /** What it says has become of the payout; a kind that says no end of it is `pending`. */
  readonly says: Payout['state']
  readonly reference: string
}

/** A company that pays out for us. Which one it is and how it speaks, its adapter knows. */
export interface PayoutGateway {
  readonly name: string
  /** Its number among the accounts of the ledger. */
  readonly account: number
  /** Whether it moves real money. */
  readonly isLive: boolean
  /** Whether it can pay to a bank or wallet, named as the clearing houses do. */
  reaches(bank: string): boolean
  /**
   * Asks to pay. The same reference again within a day is the same payout, and answers what it came to. Where it throws a
   * `GatewayFault`, nobody knows whether it was taken.
   */
  sendPayout(wish: PayoutWish): Promise<SentPayout>
  /** How it stands, by the gateway's own name where that is known, else by ours. Nothing where the gateway knows no such payout. */
  findPayout(named: { readonly id: string | null; readonly reference: string }): Promise<Payout | undefined>
  /** Every payout that it was asked for since then, whoever asked. */
  listPayouts(sinceMs: number): Promise<readonly ListedPayout[]>
  /** Nothing where it is not proven that the gateway itself sent these bytes, lately, and in earnest. */
  readPayoutEvent(header: HeaderReader, body: Buffer): PayoutEvent | undefined
}

export type PayoutGateways = ReadonlyMap<string, PayoutGateway>
