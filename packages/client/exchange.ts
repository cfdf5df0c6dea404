import { CallError } from './callError.ts'
import type { Clock } from './clock.ts'

export interface ExchangeOptions {
  readonly clock: Clock
  readonly fetch?: typeof globalThis.fetch
  readonly signal?: AbortSignal | undefined
  /** 15 s unless given, and two minutes for a form: a photo over a slow mobile network takes its time. */
  readonly timeoutMs?: number
}

export interface RawResponse {
  readonly response: Response
  readonly bytes: Uint8Array
}

/** Sends one request and reads its whole answer, or says that something stood between us and the server. */
export async function exchange(url: string, init: RequestInit, options: ExchangeOptions): Promise<RawResponse> {
  const {
    clock,
    fetch = globalThis.fetch,
    signal,
    timeoutMs = init.body instanceof FormData ? 120_000 : 15_000,
  } = options
  const abort = new AbortController()
  const giveUp = () => abort.abort()
  const timer = setTimeout(giveUp, timeoutMs)
  // The controller stands for `{ signal: abort.signal }`: giving up at the end takes the listener away again.
  signal?.addEventListener('abort', giveUp, abort)
  if (signal?.aborted) giveUp()
  try {
    // A redirect would carry the token's header to wherever it points.
    const response = await fetch(url, { ...init, redirect: 'error', signal: abort.signal })
    return { response, bytes: new Uint8Array(await response.arrayBuffer()) }
  } catch (cause) {
    throw new CallError(signal?.aborted ? 'fetch' : 'network', clock, { cause })
  } finally {
    clearTimeout(timer)
    giveUp()
  }
}
