import {
  CallError,
  type CallOptions,
  type Client,
  createClient,
  emptyDefault,
  endpoints,
  throttle,
  visitorIds,
} from '@saya/client'
import type { CallKey, Calls } from '@saya/contract'
import { kycStatus } from '@saya/contract/kycStatus.ts'
import { clock } from '../device/clock.ts'
import { fetchTimed } from '../device/serverClock.ts'
import { storage } from '../device/storage.ts'
import { tellMaintenance } from '../maintenance.ts'
import { tellBlocked } from '../session/blocked.ts'
import { forgetMember, isRefreshing, setUsername } from '../session/changeSession.ts'
import { readOwner, readToken } from '../session/session.ts'
import { namedEndpoints } from './namedEndpoints.ts'
import { keepAsStandIn } from './standIns.ts'

export interface Server extends Client {
  /** Whatever was answered so far may be asked for again at once. */
  outdate(): void
}

/** What makes the calls of whoever is signed in. It comes after the first paint. */
export function openServer(): Server {
  const throttled = throttle(clientOf(readToken, onSignedOut), { clock, storage: storage(), token: readToken })
  const ask = throttled.call as (key: CallKey, input?: unknown, options?: CallOptions) => Promise<unknown>

  /** An answer to a member is for nobody who signed in after them, on whichever tab that was. */
  async function askForOwner(...asked: Parameters<typeof ask>): Promise<unknown> {
    const owner = readOwner()
    const answer = await ask(...asked)
    if (owner && owner !== readOwner()) throw new CallError('auth', clock, { reason: 'owner_changed' })
    return answer
  }

  /** A few calls come back empty rather than failing. */
  async function call(...asked: Parameters<typeof ask>): Promise<unknown> {
    const [key] = asked
    try {
      const answer = await askForOwner(...asked)
      if (key === 'GET /member/detail') knowMember(answer as Calls['GET /member/detail']['answer'])
      return answer
    } catch (error) {
      const failure = error as Partial<CallError>
      if (failure.reason === 'maintenance') void tellMaintenance()
      if (failure.reason === 'account_blocked') void tellBlocked()
      const empty = emptyDefault(key, failure)
      if (empty === undefined) throw error
      return keepAsStandIn(empty)
    }
  }

  return { call: call as Client['call'], outdate: throttled.outdate }
}

/** Makes calls with a token of which nobody here knows yet whether it is to be theirs. */
export function openClientFor(token: string): Client {
  return clientOf(
    () => token,
    () => {},
  )
}

function clientOf(token: () => string, refused: (error: CallError) => void): Client {
  const { baseUrl } = endpoints(location.origin, namedEndpoints())
  const ids = visitorIds(storage()).read
  return createClient({ baseUrl, token, onSignedOut: refused, clock, ids, fetch: fetchTimed })
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
