import { useSyncExternalStore } from 'react'
import { callServer, outdateAnswers } from '../../shared/answer/client.ts'

/** What was read since this page was loaded: one by one, and how often all were. */
interface ReadMarks {
  readonly ids: ReadonlySet<string>
  readonly times: number
}

let marks: ReadMarks = { ids: new Set(), times: 0 }
const listeners = new Set<() => void>()

/** Notes on the server that one message was read, or all, and lets whatever shows them know. */
export async function markRead(id: string): Promise<void> {
  await callServer('POST /member/message/read', { body: { id } })
  await outdateAnswers()
  marks =
    id === 'all' ? { ids: new Set(), times: marks.times + 1 } : { ids: new Set([...marks.ids, id]), times: marks.times }
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

const nothingRead: ReadMarks = { ids: new Set(), times: 0 }

export function useReadMarks(): ReadMarks {
  return useSyncExternalStore(
    subscribe,
    () => marks,
    () => nothingRead,
  )
}
