import type { Operation } from '@saya/contract'
import type { Brand } from '@saya/contract/brand.ts'
import type { OutcomeOf, Parts } from '@saya/contract/handler.ts'
import type { Outcome } from '@saya/contract/outcome.ts'
import type { Caller, Member } from '../auth/caller.ts'
import type { MemberTx } from '../db/database.ts'

/**
 * Does the part of a money call that may happen once, in one transaction with the note that it has happened. The same
 * call again is given what the first one came to, and the work is not done. What a refusal should not leave behind
 * must not have been written.
 */
export type Once = <D, Code extends string>(
  work: (tx: MemberTx) => Promise<Outcome<D, Code>>,
) => Promise<Outcome<D, Code>>

interface MoneyCall {
  readonly once: Once
}

/** One call as its operation sees it: read, checked, and with the caller its access asks for. */
export type Call<O extends Operation> = Parts<O> & {
  readonly caller: O['access'] extends 'member' ? Member : Caller
  readonly brand: Brand
  /** The caller's address, as the socket or a trusted proxy tells it. */
  readonly address: string
} & (O extends { readonly money: true } ? MoneyCall : unknown)

export type Handler<O extends Operation> = (call: Call<O>) => Promise<OutcomeOf<O>>

/** The handlers of one noun. Leaving an operation out does not compile. */
export type Handlers<N> = { readonly [K in keyof N]: N[K] extends Operation ? Handler<N[K]> : never }
