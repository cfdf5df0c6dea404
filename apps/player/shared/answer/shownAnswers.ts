import { useSyncExternalStore } from 'react'
import { missable, tellChanged } from './changes.ts'
import { outdateAnswers } from './client.ts'

type Refresh = () => Promise<unknown>

const shown = new Map<string, Refresh>()

/** Notes what is shown, as long as it is, and how it is asked for anew. */
export function noteShown(name: string, refresh: Refresh): () => void {
  shown.set(name, refresh)
  return () => {
    if (shown.get(name) === refresh) shown.delete(name)
  }
}

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

/** Asks anew for whatever is shown. Answers whether any of it came. */
export async function refreshShown(): Promise<boolean> {
  await outdateAnswers()
  const asked = [...shown.values()].map(refresh => refresh())
  for (const subject of missable) tellChanged(subject)
  times += 1
  for (const listener of listeners) listener()
  const ends = await Promise.allSettled(asked)
  return ends.length === 0 || ends.some(({ status }) => status === 'fulfilled')
}
