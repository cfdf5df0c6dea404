import type { Clock } from './clock.ts'

const kinds = [
  'validation',
  'auth',
  'server',
  'network',
  'business',
  'not_found',
  'repository',
  'fetch',
  'cbor',
  'unknown',
  'file_upload',
] as const

export type ErrorKind = (typeof kinds)[number]
export type ErrorCode = `ERR_${Uppercase<ErrorKind>}`

interface Detail {
  readonly message?: string | undefined
  readonly reason?: string | undefined
  readonly cause?: unknown
}

/** Why a call did not give its answer. `code` says what kind of failure, `reason` is the server's own stable code. */
export class CallError extends Error {
  override readonly name = 'CallError'
  declare readonly code: ErrorCode
  declare readonly reason: string | undefined
  declare readonly timestamp: number

  /** A kind that nobody knows is the server's fault, and says so. */
  constructor(kind: ErrorKind | (string & {}), clock: Clock, detail: Detail = {}) {
    const { message = 'An error occurred', reason, cause } = detail
    const isKnown = (kinds as readonly string[]).includes(kind)
    super(isKnown ? message : `Unknown error: ${message}`, { cause })
    this.code = `ERR_${isKnown ? kind : 'server'}`.toUpperCase() as ErrorCode
    this.reason = reason
    this.timestamp = clock.now()
  }
}
