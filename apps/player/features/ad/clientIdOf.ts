import { callElsewhere } from '@saya/client/callElsewhere'
import type { Clock } from '@saya/client'
import type { Calls } from '@saya/contract'

type Ad = Calls['GET /member/buriedPoint/detail']['answer']

export interface ClientIdOptions {
  /** Where the tracker that is allowed lies; nowhere where the operator has named none. */
  readonly trackerUrl: string | undefined
  readonly clock: Clock
  readonly findAd: (adId: string, signal: AbortSignal) => Promise<Ad>
  readonly fetch?: typeof globalThis.fetch
}

const longestMs = 3000

/** By which id the tracker of an ad knows this visitor. Nothing where none is asked, or none answers in time. */
export async function clientIdOf(adId: string, options: ClientIdOptions): Promise<string | undefined> {
  const { trackerUrl: baseUrl, findAd, ...rest } = options
  if (!baseUrl) return undefined
  const { signal, stop } = deadline()
  async function ask(): Promise<string | undefined> {
    const { config } = await findAd(adId, signal)
    if (config.tracker !== 'tracker' || !baseUrl) return undefined
    const said = await callElsewhere('/client-id', { ad_id: adId }, { ...rest, baseUrl, signal })
    return idIn(said)
  }
  // Whatever goes wrong out there, the visitor is known by the id that was made here.
  const nothing = new Promise<undefined>(resolve => signal.addEventListener('abort', () => resolve(undefined)))
  try {
    return await Promise.race([ask().catch(() => undefined), nothing])
  } finally {
    stop()
  }
}

function deadline() {
  const over = new AbortController()
  const timer = setTimeout(() => over.abort(), longestMs)
  return { signal: over.signal, stop: () => clearTimeout(timer) }
}

/** As a header can carry it: what is no such id is none. */
function idIn(said: unknown): string | undefined {
  const { client_id: id } = Object(said) as { client_id?: unknown }
  return typeof id === 'string' && /^[!-~]{1,128}$/.test(id) ? id : undefined
}
