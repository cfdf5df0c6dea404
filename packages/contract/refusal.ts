import type { Text } from './text.ts'

/** A refusal is an answer, not a fault: a stable code, the HTTP status it travels under, and one public sentence. */
export interface Refusal {
  readonly status: 400 | 401 | 403 | 404 | 405 | 406 | 408 | 409 | 413 | 415 | 421 | 422 | 429 | 431 | 500 | 503
  readonly text: Text
  /**
   * Asks for something first, such as a confirmation, after which the same call may be sent again under the same
   * Idempotency-Key: so it is not kept under that key.
   */
  readonly repeatable?: true
}

/** What stands in the place of a name in braces: one word in every language, or one for each. */
export type Values = Readonly<Record<string, string | Text>>

/** The names that a sentence has in braces. */
type NamesIn<S extends string> = S extends `${string}{${infer Name}}${infer Rest}` ? Name | NamesIn<Rest> : never

/** What a refusal's sentence needs before it can be said. Leaving a value out does not compile. */
export type NamesOf<R> = R extends Refusal ? NamesIn<R['text'][0]> : never

export type Refusals = Readonly<Record<string, Refusal>>

/** Declares the refusals of one noun, keeping each code's literal type. */
export function refusals<const R extends Refusals>(declared: R): R {
  return declared
}

/** Takes from a noun's refusals those that one operation may answer. */
export function pick<R extends Refusals, K extends keyof R>(from: R, ...codes: K[]): Pick<R, K> {
  return Object.fromEntries(codes.map(code => [code, from[code]])) as Pick<R, K>
}
