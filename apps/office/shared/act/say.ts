import { useSyncExternalStore } from 'react'

interface StatusMessage {
  readonly id: number
  readonly text: string
  readonly tone: 'plain' | 'ok' | 'bad'
}

const shownMs = 6000
const listeners = new Set<() => void>()
let said: StatusMessage | null = null
let lastId = 0
let timer: ReturnType<typeof setTimeout> | undefined

/** Says one sentence in the corner. It takes the place of the one before it. */
export function say(text: string, tone: StatusMessage['tone'] = 'plain'): void {
  clearTimeout(timer)
  timer = setTimeout(() => set(null), shownMs)
  set({ id: ++lastId, text, tone })
}

function set(next: StatusMessage | null): void {
  said = next
  for (const listener of listeners) listener()
}

export function useSaid(): StatusMessage | null {
  return useSyncExternalStore(
    listener => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    () => said,
  )
}
