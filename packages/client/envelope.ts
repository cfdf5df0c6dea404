import { CallError } from './callError.ts'
import { decode } from './cbor/decode.ts'
import type { Clock } from './clock.ts'
import type { RawResponse } from './exchange.ts'
import { failure, type FailureReason } from './failure.ts'

/** Gives the answer out of `{status, data, code}`, or throws what the server said. */
export function openEnvelope({ response, bytes }: RawResponse, clock: Clock): unknown {
  let envelope: FailureReason & { status?: unknown } = {}
  try {
    envelope = Object(decode(bytes))
  } catch (cause) {
    // A proxy's own error page is no damaged answer: its HTTP status says more than the codec could.
    if (response.ok) throw new CallError('cbor', clock, { cause })
  }
  if (response.ok && envelope.status === true) return envelope.data
  throw failure(response, envelope, clock)
}
