import type { IncomingMessage } from 'node:http'
import { answerClientError } from '../answer/answerClientError.ts'

export interface ArrivalLimits {
  readonly withinMs: number
  /** How often it is looked for bodies that are late. */
  readonly checkMs: number
}

/** Bodies that are on their way. */
export interface Arrivals {
  begin(raw: IncomingMessage): void
  /** The body has been read whole. */
  end(raw: IncomingMessage): void
  /** It was answered. One that was refused unread may still be coming, and has no longer than any other. */
  leave(raw: IncomingMessage): void
  close(): void
}

/**
 * Gives up on a body that takes longer to arrive than any of ours needs. Only uploads have longer, up to what the
 * server allows for a whole request: a photo over a slow mobile network takes its time. All share one timer, since one
 * for each request would be felt in a bet.
 */
export function limitArrival({ withinMs, checkMs }: ArrivalLimits): Arrivals {
  // In the order of their arrival, so that the late ones stand first.
  const arriving = new Map<IncomingMessage, number>()

  function giveUpLate(): void {
    const nowMs = performance.now()
    for (const [raw, untilMs] of arriving) {
      if (untilMs > nowMs) return
      arriving.delete(raw)
      const error = Object.assign(new Error('The body came too slowly.'), { code: 'ERR_HTTP_REQUEST_TIMEOUT' })
      if (!raw.complete) answerClientError(error, raw.socket)
    }
  }

  function end(raw: IncomingMessage): void {
    arriving.delete(raw)
  }

  const timer = setInterval(giveUpLate, checkMs).unref()
  return {
    begin(raw) {
      const { headers } = raw
      const hasBody = headers['content-length'] !== undefined || headers['transfer-encoding'] !== undefined
      if (hasBody && !/^multipart\//i.test(headers['content-type'] ?? '')) {
        arriving.set(raw, performance.now() + withinMs)
      }
    },
    end,
    leave(raw) {
      if (raw.complete) end(raw)
      else if (arriving.has(raw)) raw.once('end', () => end(raw)).once('close', () => end(raw))
    },
    close: () => clearInterval(timer),
  }
}
