import { throttleMs } from '@saya/contract/limits'
import type { Clock } from './clock.ts'
import type { CallOptions, Client } from './createClient.ts'
import type { ValueStore } from './visitor/storage.ts'

interface ThrottleOptions {
  readonly clock: Clock
  readonly storage: ValueStore
  /** Whose answers these are: another member's are never given out, not even within the wait. */
  token(): string | null | undefined
}

interface FetchedAnswer {
  readonly at: number
  readonly answer: unknown
}

interface SharedCall {
  readonly until: number
  readonly answer: Promise<unknown>
  /** Ends the fetch itself. */
  readonly stop: AbortController
  isOpen: boolean
  /** How many still want the answer. */
  wanted: number
}

interface Question {
  readonly id: string
  readonly key: string
  readonly input: unknown
}

export interface ThrottledClient extends Client {
  /** What the last answers of a kept call came to, oldest first, also those of an earlier visit. */
  kept(key: string): readonly FetchedAnswer[]
  /** Something has happened that makes the answers before it worthless, though no act of ours: all may be asked for again. */
  outdate(): void
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
  const asked = new Map<string, SharedCall>()
  const place = (key: string) => `fetched ${key}`
  const kept = (key: string) => storage.get<FetchedAnswer[]>(place(key)) ?? []
  const send = client.call as (key: string, ...rest: unknown[]) => Promise<unknown>

  function ask(key: string, input: unknown, options: CallOptions = {}): Promise<unknown> {
    const id = JSON.stringify([key, input, token()])
    const last = asked.get(id)
    const isShared = last && (last.isOpen || clock.now() < last.until)
    const entry = isShared ? last : begin({ id, key, input }, options)
    return share(entry, options.signal, () => {
      if (asked.get(id) === entry) asked.delete(id)
    })
  }

  function begin({ id, key, input }: Question, options: CallOptions): SharedCall {
    const stop = new AbortController()
    const answer = fetchFor(token(), { key, input }, { ...options, signal: stop.signal }).then(
      value => {
        entry.isOpen = false
        return value
      },
      (problem: unknown) => {
        if (asked.get(id) === entry) asked.delete(id)
        throw problem
      },
    )
    // Those who left do not hear how it ended.
    answer.catch(() => {})
    const wait = profileCalls.includes(key) ? throttleMs.profileFetch : throttleMs.fetch
    const entry: SharedCall = { until: clock.now() + wait, isOpen: true, answer, stop, wanted: 0 }
    for (const [old, { until, isOpen }] of asked) if (!isOpen && until <= clock.now()) asked.delete(old)
    asked.set(id, entry)
    return entry
  }

  async function fetchFor(
    owner: ReturnType<typeof token>,
    { key, input }: Pick<Question, 'key' | 'input'>,
    options: CallOptions,
  ): Promise<unknown> {
    const answer = await send(key, input, options)
    if (profileCalls.includes(key) && owner === token()) {
      const summary = summaryOf(answer)
      // What an earlier version of this page left here may say more.
      const before = kept(key).map(one => ({ ...one, answer: summaryOf(one.answer) }))
      // One that says the same as the last takes its place: nothing of a member is kept twice.
      const isSame = JSON.stringify(before.at(-1)?.answer) === JSON.stringify(summary)
      const fetched = [...(isSame ? before.slice(0, -1) : before), { at: clock.now(), answer: summary }]
      storage.set(place(key), fetched.slice(-answersKept))
    }
    return answer
  }

  function call(key: string, input?: unknown, options?: CallOptions): Promise<unknown> {
    if (key.startsWith('GET ')) return ask(key, input, options)
    return send(key, input, options).finally(() => asked.clear())
  }

  function forget(): void {
    asked.clear()
    for (const key of profileCalls) storage.remove(place(key))
  }

  return { call: call as Client['call'], kept, outdate: () => asked.clear(), forget }
}

/** How things stand by numbers and by yes or no. Names, numbers of IDs and addresses are texts, and stay in no storage. */
function summaryOf(answer: unknown): unknown {
  if (typeof answer !== 'object' || answer === null) return answer
  const plain = Object.entries(answer).filter(([, value]) => typeof value === 'number' || typeof value === 'boolean')
  return Object.fromEntries(plain)
}

/** One's own share of an answer. Whoever leaves hears so at once; once all have left, the fetch itself is ended. */
function share(entry: SharedCall, signal: AbortSignal | undefined, onDeserted: () => void): Promise<unknown> {
  entry.wanted++
  if (!signal) return entry.answer
  return new Promise((resolve, reject) => {
    function leave(): void {
      reject(signal?.reason as Error)
      if (--entry.wanted > 0 || !entry.isOpen) return
      onDeserted()
      entry.stop.abort(signal?.reason)
    }
    if (signal.aborted) return leave()
    signal.addEventListener('abort', leave, { once: true })
    entry.answer.then(resolve, reject).finally(() => signal.removeEventListener('abort', leave))
  })
}
