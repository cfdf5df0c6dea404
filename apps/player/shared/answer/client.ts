import type { CallError, CallOptions, Client } from '@saya/client'
import type { CallKey, Calls } from '@saya/contract'
import { kycStatus } from '@saya/contract/kycStatus.ts'
import { tellBlocked } from '../session/blocked.ts'
import { clock } from '../device/clock.ts'
import { namedEndpoints } from './namedEndpoints.ts'
import { tellMaintenance } from '../maintenance.ts'
import { forgetMember, isRefreshing, readOwner, readToken, setUsername } from '../session/session.ts'
import { fetchTimed } from '../device/serverClock.ts'
import { storage } from '../device/storage.ts'

interface Server extends Client {
  /** Whatever was answered so far may be asked for again at once. */
  outdate(): void
  /** What a call comes to when it fails, for the few that then come back empty. */
  emptyDefault(key: string, failure: Partial<CallError>): object | undefined
}

let client: Promise<Server> | undefined

const standIns = new WeakSet<object>()

/** Whether an answer stands in for one that did not come, so that nobody keeps it. */
export function isStandIn(answer: unknown): boolean {
  return standIns.has(Object(answer))
}

/** The client comes after the first paint: what a guest sees first needs no call. */
function connect(): Promise<Server> {
  client ??= open()
  // A client that could not be fetched is fetched anew by the next call.
  client.catch(() => {
    client = undefined
  })
  return client
}

async function open(): Promise<Server> {
  const { CallError: Failure, ...parts } = await import('@saya/client')
  const { createClient, emptyDefault, endpoints, throttle, visitorIds } = parts
  const { baseUrl } = endpoints(location.origin, namedEndpoints())
  const direct = createClient({
    baseUrl,
    token: readToken,
    onSignedOut,
    clock,
    ids: visitorIds(storage()).read,
    fetch: fetchTimed,
  })
  const throttled = throttle(direct, { clock, storage: storage(), token: readToken })
  const ask = throttled.call as (key: CallKey, ...rest: unknown[]) => Promise<unknown>

  /** An answer to a member is for nobody who signed in after them, on whichever tab that was. */
  async function call(key: CallKey, ...rest: unknown[]): Promise<unknown> {
    const owner = readOwner()
    const answer = await ask(key, ...rest)
    if (owner && owner !== readOwner()) throw new Failure('auth', clock, { reason: 'owner_changed' })
    return answer
  }

  return { call: call as Client['call'], outdate: throttled.outdate, emptyDefault }
}

/** What happened elsewhere makes what was answered here worthless, within the wait between two questions too. */
export async function outdateAnswers(): Promise<void> {
  const server = await client?.catch(() => undefined)
  server?.outdate()
}

/** The token was refused. Where that leads is the guard's to say; why is said here. */
function onSignedOut(error: CallError): void {
  // It is being exchanged, perhaps on another tab, and the new one is not here yet.
  if (isRefreshing()) return
  forgetMember()
  void import('../session/saySignedOut.ts').then(({ saySignedOut }) => saySignedOut(error))
}

function knowMember({ username, kyc_status }: Calls['GET /member/detail']['answer']): void {
  setUsername(username)
  if (kyc_status === kycStatus.block) void tellBlocked()
}

/** Makes one call of the contract. A few come back empty rather than failing. */
export const callServer: Client['call'] = async (key, ...rest) => {
  let server: Server | undefined
  try {
    server = await connect()
    const answer = await server.call(key, ...rest)
    if (key === 'GET /member/detail') knowMember(answer as Calls['GET /member/detail']['answer'])
    return answer
  } catch (error) {
    const { reason } = error as Partial<CallError>
    if (reason === 'maintenance') void tellMaintenance()
    if (reason === 'account_blocked') void tellBlocked()
    const empty = server?.emptyDefault(key, error as Partial<CallError>)
    if (empty === undefined) throw error
    standIns.add(empty)
    return empty
  }
}

/** Makes calls with a token of which nobody here knows yet whether it is to be theirs. */
export async function openClientFor(token: string): Promise<Client> {
  const { createClient, endpoints, visitorIds } = await import('@saya/client')
  const { baseUrl } = endpoints(location.origin, namedEndpoints())
  const ids = visitorIds(storage()).read
  return createClient({ baseUrl, token: () => token, onSignedOut: () => {}, clock, ids, fetch: fetchTimed })
}

/** The same for callers that hold the key and its input as a pair. */
export const askServer = callServer as (key: CallKey, input: unknown, options?: CallOptions) => Promise<unknown>
