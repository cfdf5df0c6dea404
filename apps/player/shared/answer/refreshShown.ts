import type { CallKey } from '@saya/contract'
import { useSyncExternalStore } from 'react'
import { type AnswerStore, type Need, need } from './answers.ts'
import { missable, tellChanged } from './changes.ts'
import { outdateAnswers } from './client.ts'
import { renewAnswer } from './renewAnswer.ts'

let times = 0
const listeners = new Set<() => void>()

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** How often all was asked for anew. A list that has it for its key begins at its first page each time. */
export function useTimesAnew(): number {
  return useSyncExternalStore(
    subscribe,
    () => times,
    () => 0,
  )
}

/** What was asked for, from the name of its answer. Of a part, which is of a page that is the same for everybody, nothing is read. */
function needOf(name: string): Need[] {
  const [, key, input] = /^(GET \S+) (\{.*\})$/.exec(name) ?? []
  return key && input ? [need(key as CallKey, JSON.parse(input) as never)] : []
}

/** Asks anew for whatever is shown, lists among it, and for what did not come. Answers whether any of it came. */
export async function refreshShown(store: AnswerStore): Promise<boolean> {
  await outdateAnswers()
  const known = [...store.shown()].filter(name => store.read(name) !== undefined)
  const asked = known.flatMap(needOf).map(one => renewAnswer(store, one))
  for (const subject of missable) tellChanged(subject)
  // Whoever waits for the network asks again.
  window.dispatchEvent(new Event('online'))
  times += 1
  for (const listener of listeners) listener()
  const ends = await Promise.allSettled(asked)
  return ends.length === 0 || ends.some(({ status }) => status === 'fulfilled')
}
