import type { CallKey, Calls } from '@saya/contract'
import { useCallback, useContext, useEffect } from 'react'
import { AnswerContext, type AnswerState, useAnswer } from './answers.ts'
import { ownName, renewAnswer } from './renewAnswer.ts'

interface Fresh<T> extends AnswerState<T> {
  /** Asks for it anew; what is known is shown meanwhile, here and wherever else it is shown. */
  refresh(): Promise<void>
}

/** What a member has one of and no news tells the changes of: what is known is shown, and asked for anew. */
export function useFreshAnswer<K extends CallKey>(key: K): Fresh<Calls[K]['answer']> {
  const store = useContext(AnswerContext)
  const asked = useAnswer(key, {})
  const refresh = useCallback(async () => {
    await renewAnswer(store, key)
  }, [store, key])
  useEffect(() => {
    if (store.read(ownName(key)) !== undefined) void refresh().catch(() => {})
  }, [store, key, refresh])
  return { ...asked, refresh }
}
