import type { Brand } from '@saya/contract/brand.ts'
import type { OutcomeOf, Parts } from '@saya/contract/handler.ts'
import type { Operation } from '@saya/contract'
import type { Caller, Member } from '../auth/caller.ts'

/** One call as its operation sees it: read, checked, and with the caller its access asks for. */
export type Call<O extends Operation> = Parts<O> & {
  readonly caller: O['access'] extends 'member' ? Member : Caller
  readonly brand: Brand
  /** The caller's address, as the socket or a trusted proxy tells it. */
  readonly address: string
}

export type Handler<O extends Operation> = (call: Call<O>) => Promise<OutcomeOf<O>>

/** The handlers of one noun. Leaving an operation out does not compile. */
export type Handlers<N> = { readonly [K in keyof N]: N[K] extends Operation ? Handler<N[K]> : never }
