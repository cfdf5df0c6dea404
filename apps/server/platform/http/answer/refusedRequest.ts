import type { GeneralCode } from '@saya/contract/general/errors.ts'

/** A request that is refused before or beside its operation, with the public code it is answered by. */
export class RefusedRequest extends Error {
  readonly code: GeneralCode
  readonly retryAfterSeconds: number | undefined

  constructor(code: GeneralCode, options: { cause?: unknown; retryAfterSeconds?: number } = {}) {
    super(code, options.cause === undefined ? {} : { cause: options.cause })
    this.code = code
    this.retryAfterSeconds = options.retryAfterSeconds
  }
}
