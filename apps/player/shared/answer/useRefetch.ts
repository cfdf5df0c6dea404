import type { CallKey, Calls } from '@saya/contract'
import { useContext } from 'react'
import { AnswerContext, answerName, need } from './answers.ts'
import { askServer, isStandIn } from './client.ts'
import { readOwner } from '../session/session.ts'
import { LanguageContext } from '../texts.ts'

/** Asks anew what a page may be showing; what is known is shown until the answer is there. A failure changes nothing. */
export function useRefetch<K extends CallKey>(key: K, input: Calls[K]['input']): () => Promise<void> {
  const store = useContext(AnswerContext)
  const name = answerName(need(key, input), useContext(LanguageContext))
  return async () => {
    const owner = readOwner()
    const answer = await askServer(key, input).catch(() => undefined)
    if (answer === undefined || isStandIn(answer)) return
    if (owner && owner === readOwner()) store.write(name, answer, owner)
  }
}
