import type { CallKey, Calls } from '@saya/contract'
import { createContext, useContext, useEffect, useEffectEvent, useState, useSyncExternalStore } from 'react'
import { askServer, isStandIn } from './client.ts'
import { readOwner, useToken } from '../session/session.ts'
import { type Language, LanguageContext } from '../texts.ts'

/** Answers the page was rendered from, or has fetched since, by what was asked. */
export interface AnswerStore {
  read(name: string): unknown
  /** What was asked by a member is theirs, and forgotten with their sign-in. */
  write(name: string, answer: unknown, owner?: string): void
  /** Forgets what was asked for another owner than this. */
  keepOnly(owner: string): void
  subscribe(listener: () => void): () => void
  /** Everything known, for the page that is sent to the browser. */
  all(): [string, unknown][]
}

export function answerStore(known: readonly [string, unknown][] = []): AnswerStore {
  const answers = new Map(known)
  const owners = new Map<string, string>()
  const listeners = new Set<() => void>()
  function tell() {
    for (const listener of listeners) listener()
  }
  return {
    read: name => answers.get(name),
    write(name, answer, owner = '') {
      answers.set(name, answer)
      if (owner) owners.set(name, owner)
      else owners.delete(name)
      tell()
    },
    keepOnly(kept) {
      for (const [name, owner] of owners) {
        if (owner === kept) continue
        owners.delete(name)
        answers.delete(name)
      }
      tell()
    },
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    all: () => [...answers],
  }
}

export const AnswerContext = createContext<AnswerStore>(answerStore())

/** The part of an answer that one page shows, in one language: only that travels with the page. */
export interface Part<K extends CallKey, T> {
  readonly name: string
  of(answer: Calls[K]['answer'], language: Language): T
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

/** A part is in one language, so each language has its own; a whole answer is in all of them. */
export function answerName({ key, input, part }: Need, language: Language): string {
  return `${key} ${JSON.stringify(input)}${part ? `${part.name} ${language}` : ''}`
}

export interface AnswerState<T> {
  readonly answer: T | undefined
  /** The answer did not come, and an empty one stands in for it until it does. */
  readonly isStandIn: boolean
  readonly error: unknown
  again(): void
}

/** Asks the server unless the answer is known. What the server rendered from is known from the start. */
export function useAnswer<K extends CallKey, T = Calls[K]['answer']>(
  key: K,
  input: Calls[K]['input'],
  part?: Part<K, T>,
): AnswerState<T> {
  const store = useContext(AnswerContext)
  const language = useContext(LanguageContext)
  const wanted = need(key, input, part)
  const name = answerName(wanted, language)
  const read = () => store.read(name) as T | undefined
  const known = useSyncExternalStore(store.subscribe, read, read)
  const [empty, setEmpty] = useState<{ readonly name: string; readonly answer: T }>()
  const [error, setError] = useState<unknown>()
  const [tries, setTries] = useState(0)
  const token = useToken()
  // The name stands for the key, the input and the part, which are new objects at each render.
  const fetchAnswer = useEffectEvent(async (signal: AbortSignal) => {
    const owner = readOwner()
    const found = (await askServer(key, input, { signal })) as Calls[K]['answer']
    const shown = (part ? part.of(found, language) : found) as T
    // What was asked for somebody else is not for who is signed in by now, and is asked for anew on their behalf.
    if (signal.aborted || owner !== readOwner()) return
    if (isStandIn(found)) setEmpty({ name, answer: shown })
    else store.write(name, shown, owner)
  })
  const isKnown = known !== undefined
  useEffect(() => {
    if (isKnown) return
    const stop = new AbortController()
    setError(undefined)
    fetchAnswer(stop.signal).catch(failure => stop.signal.aborted || setError(failure))
    return () => stop.abort()
  }, [name, isKnown, tries, token])
  const standIn = known === undefined && empty?.name === name ? empty.answer : undefined
  const isMissing = error !== undefined || standIn !== undefined
  useEffect(() => {
    if (!isMissing) return
    const again = () => setTries(now => now + 1)
    window.addEventListener('online', again)
    return () => window.removeEventListener('online', again)
  }, [isMissing])
  return {
    answer: known ?? standIn,
    isStandIn: standIn !== undefined,
    error,
    again: () => setTries(tries + 1),
  }
}
