import type { KeyObject } from 'node:crypto'
import type { Clock } from '../clock.ts'
import { IdCheckFault } from './idCheck.ts'
import { gatewayTime, isSignedBy, readGatewayTime, signatureOf } from './signedMessage.ts'

export interface GatewayOptions {
  readonly url: string
  readonly clientId: string
  /** Ours, to sign with. */
  readonly key: KeyObject
  /** Theirs, to check their answers by. */
  readonly partyKey: KeyObject
  readonly clock: Clock
  readonly patienceMs?: number
}

/** A call that went through, as JSON that the party signed; anything else throws an `IdCheckFault`. */
export type Gateway = (path: string, request: object) => Promise<unknown>

/** A photo of 8 MB in base64, and the fields beside it. */
const largestAnswer = 12 * 1024 * 1024
/** An old answer that somebody kept is signed as well as a new one. */
const freshMs = 10 * 60_000

/** Speaks the party's gateway protocol: signed both ways, one POST for a call, and never twice by itself. */
export function gateway({ url, clientId, key, partyKey, clock, patienceMs = 10_000 }: GatewayOptions): Gateway {
  const base = url.replace(/\/$/, '')
  return async (path, request) => {
    const body = JSON.stringify(request)
    const time = gatewayTime(clock.now())
    const response = await send(`${base}${path}`, {
      method: 'POST',
      redirect: 'error',
      headers: {
        'Client-Id': clientId,
        'Request-Time': time,
        'Content-Type': 'application/json; charset=UTF-8',
        Signature: signatureOf({ path, clientId, time, body }, key),
      },
      body,
      signal: AbortSignal.timeout(patienceMs),
    })
    const answer = await textOf(response)
    const answeredAt = response.headers.get('response-time') ?? ''
    const message = { path, clientId, time: answeredAt, body: answer }
    if (!isSignedBy(message, response.headers.get('signature'), partyKey)) {
      const isRetryable = response.status >= 500 || response.status === 429
      throw new IdCheckFault(`an answer with status ${response.status} was not signed by the party`, { isRetryable })
    }
    const isFresh = Math.abs(clock.now() - readGatewayTime(answeredAt)) <= freshMs
    if (!isFresh) throw new IdCheckFault('a signed answer was made at another time', { isRetryable: false })
    return parse(answer)
  }
}

async function send(address: string, init: RequestInit): Promise<Response> {
  try {
    return await fetch(address, init)
  } catch (error) {
    throw new IdCheckFault('the party could not be reached', { cause: error, isRetryable: true })
  }
}

/** The body, unless it is longer than any that the party could mean. */
async function textOf(response: Response): Promise<string> {
  const parts: Uint8Array[] = []
  let size = 0
  try {
    for await (const part of response.body ?? []) {
      size += part.byteLength
      if (size > largestAnswer) break
      parts.push(part)
    }
  } catch (error) {
    throw new IdCheckFault('the answer broke off', { cause: error, isRetryable: true })
  }
  if (size > largestAnswer) throw new IdCheckFault('the answer is longer than it may be', { isRetryable: false })
  return Buffer.concat(parts).toString('utf8')
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch (error) {
    throw new IdCheckFault('a signed answer is no JSON', { cause: error, isRetryable: false })
  }
}
