import type { CallOptions, Client } from '@saya/client'
import type { CallKey } from '@saya/contract'
import type { Server } from './openServer.ts'

let server: Promise<Server> | undefined

/** What asks the server comes after the first paint: what a guest sees first needs no call. */
function connect(): Promise<Server> {
  server ??= import('./openServer.ts').then(({ openServer }) => openServer())
  // What could not be fetched is fetched anew by the next call.
  server.catch(() => {
    server = undefined
  })
  return server
}

/** What happened elsewhere makes what was answered here worthless, within the wait between two questions too. */
export async function outdateAnswers(): Promise<void> {
  const opened = await server?.catch(() => undefined)
  opened?.outdate()
}

/** Makes one call of the contract. */
export const callServer: Client['call'] = async (key, ...rest) => {
  const opened = await connect()
  return opened.call(key, ...rest)
}

/** The same for callers that hold the key and its input as a pair. */
export const askServer = callServer as (key: CallKey, input: unknown, options?: CallOptions) => Promise<unknown>
