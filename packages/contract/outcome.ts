import type { Values } from './refusal.ts'

/** What an operation comes to: an answer, or a refusal by its code. Refusals are values, never exceptions. */
export type Outcome<T, Code extends string> =
  | { readonly ok: true; readonly data: T }
  | {
      readonly ok: false
      readonly code: Code
      readonly retryAfterSeconds?: number
      /** What stands in the braces of the refusal's sentence. */
      readonly values?: Values
    }

export function done<T>(data: T): { readonly ok: true; readonly data: T } {
  return { ok: true, data }
}

export function refuse<Code extends string>(code: Code, retryAfterSeconds?: number) {
  return { ok: false, code, ...(retryAfterSeconds === undefined ? {} : { retryAfterSeconds }) } as const
}
