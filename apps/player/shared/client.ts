import { emptyDefault } from '@saya/client/emptyDefaults'
import type { CallError, CallOptions, Client } from '@saya/client'
import type { CallKey, Calls } from '@saya/contract'
import { clock } from './clock.ts'
import { namedEndpoints } from './namedEndpoints.ts'
import { tellMaintenance } from './maintenance.ts'
import { forgetMember, readToken, setUsername } from './session.ts'
import { storage } from './storage.ts'

let client: Promise<Client> | undefined

/** The client comes after the first paint: what a guest sees first needs no call. */
function connect(): Promise<Client> {
  client ??= open()
  // A client that could not be fetched is fetched anew by the next call.
  client.catch(() => {
    client = undefined
  })
  return client
}

async function open(): Promise<Client> {
  const { createClient, endpoints, throttle, visitorIds } = await import('@saya/client')
  const { baseUrl } = endpoints(location.origin, namedEndpoints())
  const direct = createClient({ baseUrl, token: readToken, onSignedOut, clock, ids: visitorIds(storage()).read })
  return throttle(direct, { clock, storage: storage(), token: readToken })
}

/** The token was refused. Where that leads is the guard's to say; why is said here. */
function onSignedOut(error: CallError): void {
  forgetMember()
  void import('./saySignedOut.ts').then(({ saySignedOut }) => saySignedOut(error))
}

/** Makes one call of the contract. A few come back empty rather than failing. */
export const callServer: Client['call'] = async (key, ...rest) => {
  try {
    const { call } = await connect()
    const answer = await call(key, ...rest)
    if (key === 'GET /member/detail') setUsername((answer as Calls['GET /member/detail']['answer']).username)
    return answer
  } catch (error) {
    if ((error as Partial<CallError>).reason === 'maintenance') void tellMaintenance()
    const empty = emptyDefault(key)
    if (empty === undefined) throw error
    return empty as never
  }
}

/** The same for callers that hold the key and its input as a pair. */
export const askServer = callServer as (key: CallKey, input: unknown, options?: CallOptions) => Promise<unknown>
