import type { Operation } from '@saya/contract'
import type { Brand } from '@saya/contract/brand.ts'
import type { OutcomeOf, Parts } from '@saya/contract/handler.ts'
import type { Outcome } from '@saya/contract/outcome.ts'
import type { Caller, Member, Staff } from '../../auth/caller.ts'
import type { MemberTx } from '../../db/database.ts'
import type { Location } from '../../geolocation/location.ts'
import type { Device } from './device.ts'
import type { Visitor } from './visitor.ts'

/**
 * Does the part of a money call that may happen once, in one transaction with the note that it has happened. The same
 * call again is given what the first one came to, and the work is not done. What a refusal should not leave behind
 * must not have been written.
 */
export type Once = <O extends Outcome<unknown, string>>(work: (tx: MemberTx) => Promise<O>) => Promise<O>

interface MoneyCall {
  readonly once: Once
  /**
   * Binds the call's key to this input before work that stands elsewhere than in `once`: whoever used the key with another
   * input is refused here, and nothing has happened. What comes to nothing before `once` lets go of it again. Answers whether
   * this is the first time that the call is held.
   */
  hold(): Promise<boolean>
  /** The same, and answers what was read in that transaction. */
  holdFor<T>(read: (tx: MemberTx) => Promise<T>): Promise<T>
  letGo(): Promise<void>
  /** Names the call among the member's of this operation, however often it arrives. Null where it came without a key. */
  readonly callName: string | null
}

/** One call as its operation sees it: read, checked, and with the caller its access asks for. */
export type Call<O extends Operation> = Parts<O> & {
  readonly caller: O['access'] extends 'member' ? Member : O['access'] extends 'staff' ? Staff : Caller
  readonly brand: Brand
  /** By which the log and the record of what staff did name this request. */
  readonly requestId: string
  /** Where the caller's pages are, such as `https://play.example`: links for them begin with it. */
  readonly origin: string
  /** The caller's address, as the socket or a trusted proxy tells it. */
  readonly address: string
  /** Of whoever owns the address: it, or the network it is one of very many in. Limits are counted by it. */
  readonly network: string
  readonly device: Device
  /** Where the caller is, as far as anybody knows. */
  readonly locate: () => Location
  /** What the request tells of whoever makes it. */
  readonly visitor: Visitor
} & (O extends { readonly money: true } ? MoneyCall : unknown)

export type Handler<O extends Operation> = (call: Call<O>) => Promise<OutcomeOf<O>>

/** The handlers of one noun. Leaving an operation out does not compile. */
export type Handlers<N> = { readonly [K in keyof N]: N[K] extends Operation ? Handler<N[K]> : never }
