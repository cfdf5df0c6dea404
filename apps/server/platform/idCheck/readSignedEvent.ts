import type { KeyObject } from 'node:crypto'
import * as v from 'valibot'
import type { Clock } from '../clock.ts'
import { parseEvent } from '../gateway/parseEvent.ts'
import type { IdCheckEvent, SentEvent } from './idCheck.ts'
import { isSignedBy, readGatewayTime } from './signedMessage.ts'

interface Signer {
  readonly clientId: string
  /** Theirs, to check by. */
  readonly partyKey: KeyObject
  readonly clock: Clock
}

/** An old event that somebody kept is signed as well as a new one. */
const freshMs = 10 * 60_000

const name = v.pipe(v.string(), v.minLength(1), v.maxLength(64))
const event = v.object({ bizId: name, transactionId: name })

/** Which check it is that an event tells of, where the party signed it for this account, this place and lately. */
export function readSignedEvent(
  { clientId, partyKey, clock }: Signer,
  { path, header, body }: SentEvent,
): IdCheckEvent | undefined {
  const time = header('request-time') ?? ''
  const isFresh = Math.abs(clock.now() - readGatewayTime(time)) <= freshMs
  const message = { path, clientId, time, body: body.toString('utf8') }
  const isSigned = isFresh && header('client-id') === clientId && isSignedBy(message, header('signature'), partyKey)
  return isSigned ? parseEvent(event, body) : undefined
}
