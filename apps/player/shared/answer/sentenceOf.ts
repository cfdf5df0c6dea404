import type { CallError } from '@saya/client'

/** What the client puts in the place of a sentence where the server gave a code alone. */
const silent = ['Unknown error', 'Unauthorized']

/**
 * What to say about a failed call: the server's own sentence, which is in the reader's language and comes with its
 * code. Where the server did not speak, what the client or the browser made of it is for engineers, and the fixed text
 * is said.
 */
export function sentenceOf(failure: unknown, fixed: string): string {
  const { reason, message } = (failure ?? {}) as Partial<CallError>
  return reason && message && !silent.includes(message) ? message : fixed
}
