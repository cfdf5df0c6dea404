import type { CallKey, Calls } from '@saya/contract'
import { createContext, useContext, useEffect, useState, useSyncExternalStore } from 'react'
import { callServer } from './client.ts'

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

export function answerName(key: CallKey, input: unknown): string {
  return `${key} ${JSON.stringify(input ?? {})}`
}

export interface Asked<T> {
  readonly answer: T | undefined
  readonly error: unknown
  again(): void
}

/** Asks the server unless the answer is known. What the server rendered from is known from the start. */
export function useAnswer<K extends CallKey>(key: K, input: Calls[K]['input']): Asked<Calls[K]['answer']> {
  const store = useContext(AnswerContext)
  const name = answerName(key, input)
  const answer = useSyncExternalStore(
    store.subscribe,
    () => store.read(name),
    () => store.read(name),
  ) as Calls[K]['answer'] | undefined
  const [error, setError] = useState<unknown>()
  const [tries, setTries] = useState(0)
  useEffect(() => {
    if (store.read(name) !== undefined) return
    const stop = new AbortController()
    setError(undefined)
    callServer(key, input, { signal: stop.signal }).then(
      found => store.write(name, found),
      failure => !stop.signal.aborted && setError(failure),
    )
    return () => stop.abort()
    // The name stands for the key and the input, which are new objects at each render.
  }, [store, name, tries])
  return { answer, error, again: () => setTries(tries + 1) }
}
