import { CallError, type ErrorKind } from './callError.ts'
import type { Clock } from './clock.ts'

/** What a server gives for a reason: a sentence or some JSON, and its own stable code. */
export interface FailureReason {
  readonly data?: unknown
  readonly code?: unknown
}

const kinds: Readonly<Record<number, ErrorKind>> = { 400: 'validation', 401: 'auth', 404: 'not_found' }

/** The error for what the server said, under the HTTP status that it said it with; its cause is the whole answer. */
export function failure(cause: Response, { data, code }: FailureReason, clock: Clock): CallError {
  const { status } = cause
  const message = typeof data === 'string' ? data : data && JSON.stringify(data)
  return new CallError(kinds[status] ?? (status > 400 && status < 500 ? 'business' : 'server'), clock, {
    cause,
    message: (message as string) || (status === 401 ? 'Unauthorized' : 'Unknown error'),
    reason: code as string | undefined,
  })
}
