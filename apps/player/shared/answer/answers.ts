import type { CallKey, Calls } from '@saya/contract'
import { createContext } from 'react'
import type { Language } from '../texts.ts'

/** Answers the page was rendered from, or has fetched since, by what was asked. */
export interface AnswerStore {
  read(name: string): unknown
  /** What was asked by a member is theirs, and forgotten with their sign-in. */
  write(name: string, answer: unknown, owner?: string): void
  /** Forgets what was asked for another owner than this. */
  keepOnly(owner: string): void
  subscribe(listener: () => void): () => void
  /** What is shown at the moment, by its name, whether there is an answer or not. */
  shown(): ReadonlySet<string>
  /** Everything known, for the page that is sent to the browser. */
  all(): [string, unknown][]
}

export function answerStore(known: readonly [string, unknown][] = []): AnswerStore {
  const answers = new Map(known)
  const owners = new Map<string, string>()
  const listeners = new Set<() => void>()
  let reads: Set<string> | undefined
  function tell() {
    for (const listener of listeners) listener()
  }
  return {
    read(name) {
      reads?.add(name)
      return answers.get(name)
    },
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
    // Whoever shows an answer looks for it as soon as they are told that there may be another one.
    shown() {
      const names = new Set<string>()
      reads = names
      tell()
      reads = undefined
      return names
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
export interface Need<K extends CallKey = CallKey> {
  readonly key: K
  readonly input: unknown
  readonly part: Part<CallKey, unknown> | undefined
}

export function need<K extends CallKey, T>(key: K, input: Calls[K]['input'], part?: Part<K, T>): Need<K> {
  return { key, input, part }
}

/** A part is in one language, so each language has its own; a whole answer is in all of them. */
export function answerName({ key, input, part }: Need, language: Language): string {
  return `${key} ${JSON.stringify(input)}${part ? `${part.name} ${language}` : ''}`
}

/** What is shown of an answer: the part that was asked for, or all of it. */
export function shownOf(wanted: Need, answer: unknown, language: Language): unknown {
  return wanted.part ? wanted.part.of(answer as never, language) : answer
}
