import type { Clock } from '../../platform/clock.ts'
import { type Resident, ringOf } from './resident.rules.ts'
import type { TownCaller, TownCalls } from './townCalls.ts'

/** Somebody of the town before their browser. */
export interface ResidentSession {
  readonly resident: Resident
  uid: bigint
  token: string
  cookie: string
  signedInAtMs: number
  usedAtMs: number
}

/** A token is good for seven days after it was used; who confirms themselves does so for a quarter of an hour. */
const idleMs = 6 * 24 * 3_600_000
const confirmedMs = 12 * 60_000

export function residentSession(resident: Resident): ResidentSession {
  const never = { uid: 0n, token: '', signedInAtMs: Number.NEGATIVE_INFINITY, usedAtMs: Number.NEGATIVE_INFINITY }
  return { ...never, resident, cookie: cookieOf(resident, deviceOf(resident)) }
}

function cookieOf({ language }: Resident, device: string): string {
  return [`lang=${language}`, device].filter(Boolean).join('; ')
}

/** What their browser keeps before it was given anything. */
function deviceOf(resident: Resident): string {
  const ring = ringOf(resident)
  return ring ? `device=${ring.device}` : ''
}

interface Entrance {
  readonly calls: TownCalls
  readonly clock: Clock
  /** The code that was last sent to a phone. */
  codeOf(phone: string): string
}

interface Entering {
  /** Whether they have just proved that it is them. */
  readonly isConfirmed?: boolean
  /** Whose link they followed before they had an account. */
  readonly referrer?: string
}

/**
 * Sees to it that somebody is signed in, by a code as everybody is, and answers whom their calls are made as. Nothing where
 * they have to wait for their next code, as after a kill of the town: they come back another time.
 */
export async function enter(
  { calls, clock, codeOf }: Entrance,
  session: ResidentSession,
  { isConfirmed = false, referrer = '' }: Entering = {},
): Promise<TownCaller | undefined> {
  const nowMs = clock.now()
  const isIn = nowMs - session.usedAtMs < idleMs && (!isConfirmed || nowMs - session.signedInAtMs < confirmedMs)
  if (!isIn && !(await signIn({ calls, codeOf }, session, { nowMs, referrer }))) return undefined
  session.usedAtMs = nowMs
  return callerOf(session)
}

function callerOf({ token, cookie, resident: { address } }: ResidentSession): TownCaller {
  return { token, cookie, address }
}

async function signIn(
  { calls, codeOf }: Pick<Entrance, 'calls' | 'codeOf'>,
  session: ResidentSession,
  { nowMs, referrer }: { readonly nowMs: number; readonly referrer: string },
): Promise<boolean> {
  const { phone, address } = session.resident
  const browser = { address, cookie: session.cookie }
  const sent = await calls.ask('POST /member/sms', { body: { phone } }, browser)
  if (sent.code === 'code_too_soon') return false
  if (!sent.isDone) throw new Error(`No code was sent in the town: ${sent.code}.`)
  const body = { otp_id: sent.data.id, code: codeOf(phone) }
  const signedIn = await calls.ask('POST /member/otp/login', { body }, { ...browser, referrer })
  if (!signedIn.isDone) throw new Error(`A code of the town was refused: ${signedIn.code}.`)
  session.token = signedIn.data.token
  session.cookie = cookieOf(session.resident, signedIn.cookie || deviceOf(session.resident))
  session.signedInAtMs = nowMs
  const { data } = await calls.ask('GET /finance/wallet', {}, callerOf(session))
  session.uid = BigInt(data.uid)
  return true
}
