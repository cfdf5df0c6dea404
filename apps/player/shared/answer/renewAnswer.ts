import type { CallKey, Calls } from '@saya/contract'
import { type AnswerStore, answerName, need } from './answers.ts'
import { askServer, isStandIn } from './client.ts'
import { readOwner } from '../session/session.ts'

/** What an answer is called that takes no input and is shown whole: by the call alone, in every language. */
export function ownName(key: CallKey): string {
  return answerName(need(key, {}), 'en')
}

/** Asks anew for what a member has one of, such as the profile. What is known is shown meanwhile. */
export async function renewAnswer<K extends CallKey>(store: AnswerStore, key: K): Promise<Calls[K]['answer']> {
  const owner = readOwner()
  const answer = (await askServer(key, {})) as Calls[K]['answer']
  if (owner && owner === readOwner() && !isStandIn(answer)) store.write(ownName(key), answer, owner)
  return answer
}
