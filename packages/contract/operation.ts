import type * as v from 'valibot'
import type { Refusals } from './refusal.ts'

export type Schema = v.GenericSchema<unknown, unknown>

/**
 * Who may call. `guest` is everybody (a member's token is honoured when it comes along), `member` needs a token.
 * Everything is denied that is not named here.
 */
export type Access = 'guest' | 'member'

/** One call of the product, declared once: the server registers from it, clients take their types from it. */
export interface Operation {
  readonly method: 'GET' | 'POST'
  readonly path: `/${string}`
  /**
   * Documented as GET although it changes state: the same path answers POST too, which our own apps use. What POST
   * takes in its body, GET takes in its query.
   */
  readonly twin?: 'GET'
  readonly access: Access
  /** Answered to a blocked member too, who may see that the account is blocked, and leave. */
  readonly blockedToo?: true
  readonly summary: string
  readonly params?: Schema
  readonly query?: Schema
  readonly body?: Schema
  /** The body encodings besides CBOR and JSON. */
  readonly encodings?: readonly ('form' | 'multipart')[]
  readonly answer: Schema
  readonly refusals: Refusals
  /** The answer is the same for every caller, so one encoded copy serves all. */
  readonly shared?: true
  /**
   * Moves money: takes an Idempotency-Key, under which the same call acts once and is answered the same for a day.
   * Without a key an identical call of the same member within three seconds counts as the same.
   */
  readonly money?: true
}

export type Nouns = Readonly<Record<string, Readonly<Record<string, Operation>>>>

/** Declares one operation, keeping its literal types. */
export function operation<const O extends Operation>(declared: O): O {
  return declared
}
