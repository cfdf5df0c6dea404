import type * as v from 'valibot'
import type { Refusals } from './refusal.ts'
import type { Permission } from './staff/permissions.ts'

export type Schema = v.GenericSchema<unknown, unknown>

/**
 * Who may call. `guest` is everybody (a member's token is honoured when it comes along), `member` needs a token,
 * `staff` an operator's token and a role with the permission. Everything is denied that is not named here.
 */
export type Access = 'guest' | 'member' | 'staff'

/** One call of the product, declared once: the server registers from it, clients take their types from it. */
export interface Operation {
  readonly method: 'GET' | 'POST'
  readonly path: `/${string}`
  /** Another path, by which the documents name the same call. */
  readonly alias?: `/${string}`
  /**
   * Documented as GET although it changes state: the same path answers POST too, which our own apps use. What POST
   * takes in its body, GET takes in its query.
   */
  readonly twin?: 'GET'
  readonly access: Access
  /** What an operator's role must allow. A call of staff without one is nobody's. */
  readonly permission?: Permission
  /** Asked by the office itself, again and again: it does not count as somebody being there. */
  readonly isPassive?: true
  /** Answered to a blocked member too, who may see that the account is blocked, and leave. */
  readonly blockedToo?: true
  /** For a person who has just proved that it is them: by signing in, or by a code or password since. */
  readonly stepUp?: true
  /** Asks the database whether the session still counts, however lately it was asked. So do `stepUp` and `money`. */
  readonly readsSession?: true
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
  /** A member's call whose answer differs by language alone, so that the server may render a page for all members from it. */
  readonly alikeForMembers?: true
  /**
   * Moves money: takes an Idempotency-Key, under which the same call acts once and is answered the same for a day.
   * Without a key an identical call of the same member within three seconds counts as the same.
   */
  readonly money?: true
}

export type Nouns = Readonly<Record<string, Readonly<Record<string, Operation>>>>

/** Every path at which an operation is answered. */
export function pathsOf({ path, alias }: Operation): readonly string[] {
  return alias === undefined ? [path] : [path, alias]
}

/** Declares one operation, keeping its literal types. */
export function operation<const O extends Operation>(declared: O): O {
  return declared
}
