import type { Calls, CallKey } from '@saya/contract'
import { type AnswerStore, answerName, type Need, shownOf } from './answers.ts'
import { askServer } from './client.ts'
import { readOwner } from '../session/session.ts'
import { isStandIn } from './standIns.ts'
import type { Language } from '../texts.ts'

interface RenewOptions {
  /** Of a part, which is in one language. */
  readonly language?: Language
  readonly signal?: AbortSignal | undefined
}

/**
 * Asks the server, and keeps the answer for who asked. What was asked for somebody else is not for who is signed in by
 * now, and what only stands in for an answer is not kept.
 */
export async function renewAnswer<K extends CallKey>(
  store: AnswerStore,
  wanted: Need<K>,
  { language = 'en', signal }: RenewOptions = {},
): Promise<Calls[K]['answer']> {
  const owner = readOwner()
  const answer = (await askServer(wanted.key, wanted.input, signal ? { signal } : {})) as Calls[K]['answer']
  const isTheirs = owner === readOwner() && !signal?.aborted
  if (isTheirs && !isStandIn(answer))
    store.write(answerName(wanted, language), shownOf(wanted, answer, language), owner)
  return answer
}
