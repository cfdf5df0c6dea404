import type { IncomingMessage } from 'node:http'
import type { FoundPath } from './pathMatcher.ts'
import type { PartnerRequest } from './partnerRequest.ts'

/** A request as it is without anything around it. */
export class PlainRequest implements PartnerRequest {
  readonly beganAtMs = performance.now()
  readonly method: string
  readonly url: string
  readonly headers: PartnerRequest['headers']
  readonly params: unknown
  readonly query: unknown
  body: Buffer | undefined
  readonly #raw: IncomingMessage
  readonly #callerOf: (raw: IncomingMessage) => string

  constructor(raw: IncomingMessage, { params, query }: FoundPath<unknown>, callerOf: (raw: IncomingMessage) => string) {
    this.method = raw.method ?? ''
    this.url = raw.url ?? ''
    this.headers = raw.headers
    this.params = params
    this.query = query
    this.#raw = raw
    this.#callerOf = callerOf
  }

  get ip(): string {
    return this.#callerOf(this.#raw)
  }

  get socket(): PartnerRequest['socket'] {
    return this.#raw.socket
  }

  /** Reads the body; of one that never comes whole, nothing is heard again. */
  whenRead(go: () => void): void {
    const raw = this.#raw
    raw.on('data', (piece: Buffer) => {
      this.body = this.body === undefined ? piece : Buffer.concat([this.body, piece])
    })
    raw.on('end', go)
  }
}
