import { throttleMs } from '@saya/contract/limits'
import type { Clock } from './clock.ts'
import type { Client } from './createClient.ts'
import type { ValueStore } from './storage.ts'

interface ThrottleOptions {
  readonly clock: Clock
  readonly storage: ValueStore
  /** Whose answers these are: another member's are never given out, not even within the wait. */
  token(): string | null | undefined
}

interface Fetched {
  readonly at: number
  readonly answer: unknown
}

export interface ThrottledClient extends Client {
  /** The last answers of a kept call, oldest first, also those of an earlier visit. */
  kept(key: string): readonly Fetched[]
  /** Forgets every answer, as signing out demands. */
  forget(): void
}

const profileCalls = ['GET /member/detail', 'GET /member/kyc/detail']
const answersKept = 10

/**
 * Asks for the same thing at most once in a while: whoever asks meanwhile, or before the answer is there, shares it.
 * An act makes the answers before it worthless, so after one everything may be asked for again at once; a failure is
 * no answer, so whoever tries again after it does ask.
 */
export function throttle(client: Client, { clock, storage, token }: ThrottleOptions): ThrottledClient {
  const asked = new Map<string, { readonly until: number; isOpen: boolean; readonly answer: Promise<unknown> }>()
  const place = (key: string) => `fetched ${key}`
  const kept = (key: string) => storage.get<Fetched[]>(place(key)) ?? []
  const send = client.call as (key: string, ...rest: unknown[]) => Promise<unknown>

  function ask(key: string, input: unknown): Promise<unknown> {
    const owner = token()
    const id = JSON.stringify([key, input, owner])
    const last = asked.get(id)
    if (last && (last.isOpen || clock.now() < last.until)) return last.answer
    const answer = fetchFor(owner, key, input).then(
      value => {
        entry.isOpen = false
        return value
      },
      (problem: unknown) => {
        if (asked.get(id) === entry) asked.delete(id)
        throw problem
      },
    )
    const wait = profileCalls.includes(key) ? throttleMs.profileFetch : throttleMs.fetch
    const entry = { until: clock.now() + wait, isOpen: true, answer }
    for (const [old, { until, isOpen }] of asked) if (!isOpen && until <= clock.now()) asked.delete(old)
    asked.set(id, entry)
    return answer
  }

  async function fetchFor(owner: ReturnType<typeof token>, key: string, input: unknown): Promise<unknown> {
    const answer = await send(key, input)
    if (profileCalls.includes(key) && owner === token()) {
      storage.set(place(key), [...kept(key), { at: clock.now(), answer }].slice(-answersKept))
    }
    return answer
  }

  function call(key: string, input?: unknown, options?: unknown): Promise<unknown> {
    if (key.startsWith('GET ')) return ask(key, input)
    return send(key, input, options).finally(() => asked.clear())
  }

  function forget(): void {
    asked.clear()
    for (const key of profileCalls) storage.remove(place(key))
  }

  return { call: call as Client['call'], kept, forget }
}
