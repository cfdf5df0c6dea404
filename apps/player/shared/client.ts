import type { CallOptions, Client } from '@saya/client'
import type { CallKey } from '@saya/contract'
import { clearToken, readToken } from './session.ts'

let client: Promise<Client> | undefined

/** The client comes after the first paint: what a guest sees first needs no call. */
async function connect(): Promise<Client> {
  const { createClient } = await import('@saya/client')
  return createClient({
    token: readToken,
    onSignedOut: clearToken,
    clock: { now: () => Date.now() },
  })
}

/** Makes one call of the contract. */
export const callServer: Client['call'] = async (key, ...rest) => {
  client ??= connect()
  const { call } = await client
  return call(key, ...rest)
}

/** The same for callers that hold the key and its input as a pair. */
export const askServer = callServer as (key: CallKey, input: unknown, options?: CallOptions) => Promise<unknown>
