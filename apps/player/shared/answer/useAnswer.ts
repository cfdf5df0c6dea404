import type { CallKey, Calls } from '@saya/contract'
import { useContext, useEffect, useEffectEvent, useState, useSyncExternalStore } from 'react'
import { AnswerContext, answerName, answerStore, need, type Part, shownOf } from './answers.ts'
import { isStandIn } from './standIns.ts'
import { renewAnswer } from './renewAnswer.ts'
import { readToken, useToken } from '../session/session.ts'
import { LanguageContext } from '../texts.ts'

export interface AnswerState<T, A = T> {
  readonly answer: T | undefined
  /** The answer did not come, and an empty one stands in for it until it does. */
  readonly isStandIn: boolean
  /** Why there is no answer. */
  readonly error: unknown
  /** Asks anew for who is waiting: what went wrong is shown no more. */
  again(): void
  /** Asks anew; what is known is shown meanwhile, here and wherever else it is shown. */
  refresh(): Promise<A>
}

interface ReadOptions<K extends CallKey, T> {
  /** The part of the answer that is shown, and kept. */
  readonly part?: Part<K, T>
  /** No news tells when it changes: what is known is shown, and asked for anew. */
  readonly mayBeOld?: boolean
  /** What others know of it is not shown: it is asked for as long as this is shown, and forgotten behind it. */
  readonly isOwn?: boolean
  /** There is nobody to ask for. */
  readonly isSkipped?: boolean
}

/** What there is in place of an answer that did not come. */
interface Gap<T> {
  readonly name: string
  readonly standIn?: T
  readonly error?: unknown
}

/** Asks the server unless the answer is known. What the server rendered from is known from the start. */
export function useAnswer<K extends CallKey, T = Calls[K]['answer']>(
  key: K,
  input: Calls[K]['input'],
  { part, mayBeOld = false, isOwn = false, isSkipped = false }: ReadOptions<K, T> = {},
): AnswerState<T, Calls[K]['answer']> {
  const shared = useContext(AnswerContext)
  const [own] = useState(() => (isOwn ? answerStore() : undefined))
  const store = own ?? shared
  const language = useContext(LanguageContext)
  const wanted = need(key, input, part)
  const name = answerName(wanted, language)
  const read = () => store.read(name) as T | undefined
  const known = useSyncExternalStore(store.subscribe, read, read)
  const [lastGap, setGap] = useState<Gap<T>>()
  const token = useToken()

  async function refresh(signal?: AbortSignal): Promise<Calls[K]['answer']> {
    try {
      const found = await renewAnswer(store, wanted, { language, signal })
      if (isStandIn(found)) setGap({ name, standIn: shownOf(wanted, found, language) as T })
      return found
    } catch (error) {
      if (!signal?.aborted) setGap({ name, error })
      throw error
    }
  }

  function again(signal?: AbortSignal): void {
    setGap(undefined)
    void refresh(signal).catch(() => {})
  }

  // The name stands for the key, the input and the part, which are new objects at each render.
  const ask = useEffectEvent(again)
  const renew = useEffectEvent(() => {
    if (mayBeOld && known !== undefined) void refresh().catch(() => {})
  })
  useEffect(() => renew(), [name])
  const isAsked = known === undefined && !isSkipped
  useEffect(() => {
    // The first render is a guest's. Whose answer it is to be is known with the next.
    if (!isAsked || token !== readToken()) return
    const stop = new AbortController()
    ask(stop.signal)
    return () => stop.abort()
  }, [name, isAsked, token])

  const gap = known === undefined && lastGap?.name === name ? lastGap : undefined
  const isMissing = gap !== undefined
  useEffect(() => {
    if (!isMissing) return
    const askAgain = () => ask()
    window.addEventListener('online', askAgain)
    return () => window.removeEventListener('online', askAgain)
  }, [isMissing])
  return {
    answer: known ?? gap?.standIn,
    isStandIn: gap?.standIn !== undefined,
    error: gap?.error,
    again: () => again(),
    refresh: () => refresh(),
  }
}
