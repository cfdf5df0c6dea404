import type { CallKey, Calls } from '@saya/contract'
import { createContext, useContext, useEffect, useEffectEvent, useState, useSyncExternalStore } from 'react'
import { askServer } from './client.ts'

/** Answers the page was rendered from, or has fetched since, by what was asked. */
export interface AnswerStore {
  read(name: string): unknown
  write(name: string, answer: unknown): void
  subscribe(listener: () => void): () => void
  /** Everything known, for the page that is sent to the browser. */
  all(): [string, unknown][]
}

export function answerStore(known: readonly [string, unknown][] = []): AnswerStore {
  const answers = new Map(known)
  const listeners = new Set<() => void>()
  return {
    read: name => answers.get(name),
    write(name, answer) {
      answers.set(name, answer)
      for (const listener of listeners) listener()
    },
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    all: () => [...answers],
  }
}

export const AnswerContext = createContext<AnswerStore>(answerStore())

/** The part of an answer that one page shows: only that travels with the page. */
export interface Part<K extends CallKey, T> {
  readonly name: string
  of(answer: Calls[K]['answer']): T
}

/** One call a page cannot do without, made before it is rendered on the server. */
export interface Need {
  readonly key: CallKey
  readonly input: unknown
  readonly part: Part<CallKey, unknown> | undefined
}

export function need<K extends CallKey, T>(key: K, input: Calls[K]['input'], part?: Part<K, T>): Need {
  return { key, input, part }
}

export function answerName({ key, input, part }: Need): string {
  return `${key} ${JSON.stringify(input)}${part?.name ?? ''}`
}

export interface Asked<T> {
  readonly answer: T | undefined
  readonly error: unknown
  again(): void
}

/** Asks the server unless the answer is known. What the server rendered from is known from the start. */
export function useAnswer<K extends CallKey, T = Calls[K]['answer']>(
  key: K,
  input: Calls[K]['input'],
  part?: Part<K, T>,
): Asked<T> {
  const store = useContext(AnswerContext)
  const wanted = need(key, input, part)
  const name = answerName(wanted)
  const read = () => store.read(name) as T | undefined
  const answer = useSyncExternalStore(store.subscribe, read, read)
  const [error, setError] = useState<unknown>()
  const [tries, setTries] = useState(0)
  // The name stands for the key, the input and the part, which are new objects at each render.
  const fetchAnswer = useEffectEvent(async (signal: AbortSignal) => {
    const found = (await askServer(key, input, { signal })) as Calls[K]['answer']
    return part ? part.of(found) : found
  })
  useEffect(() => {
    if (store.read(name) !== undefined) return
    const stop = new AbortController()
    setError(undefined)
    fetchAnswer(stop.signal).then(
      found => store.write(name, found),
      failure => !stop.signal.aborted && setError(failure),
    )
    return () => stop.abort()
  }, [store, name, tries])
  return { answer, error, again: () => setTries(tries + 1) }
}
