import type { CallKey, Calls } from '@saya/contract'
import type { CallOptions, Client } from '@saya/client'
import { clearToken, readToken } from './session.ts'

let client: Promise<Client> | undefined

/** The client comes after the first paint: what a guest sees first needs no call. */
async function connect(): Promise<Client> {
  const { createClient } = await import('@saya/client')
  return createClient({
    token: readToken,
    onSignedOut: clearToken,
    width: () => window.innerWidth,
    clock: { now: () => Date.now() },
  } as Parameters<typeof createClient>[0])
}

export async function callServer<K extends CallKey>(
  key: K,
  input: Calls[K]['input'],
  options?: CallOptions,
): Promise<Calls[K]['answer']> {
  client ??= connect()
  const { call } = await client
  return call(key, ...([input, options] as unknown as Parameters<typeof call<K>> extends [K, ...infer R] ? R : never))
}
