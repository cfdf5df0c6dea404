import { createHash } from 'node:crypto'

/** The site that a passkey holds for, by the address that the operator has set for it. */
export interface Site {
  readonly origin: string
  readonly host: string
  readonly hostHash: Buffer
}

export function siteOf(origin: string): Site {
  const host = new URL(origin).hostname
  return { origin, host, hostHash: createHash('sha256').update(host).digest() }
}
