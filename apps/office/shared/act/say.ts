import { useSyncExternalStore } from 'react'

interface Said {
  readonly id: number
  readonly text: string
  readonly tone: 'plain' | 'ok' | 'bad'
}

const shownMs = 6000
const listeners = new Set<() => void>()
let said: Said | null = null
let lastId = 0
let timer: ReturnType<typeof setTimeout> | undefined

/** Says one sentence in the corner. It takes the place of the one before it. */
export function say(text: string, tone: Said['tone'] = 'plain'): void {
  clearTimeout(timer)
  timer = setTimeout(() => set(null), shownMs)
  set({ id: ++lastId, text, tone })
}

function set(next: Said | null): void {
  said = next
  for (const listener of listeners) listener()
}

export function useSaid(): Said | null {
  return useSyncExternalStore(
    listener => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    () => said,
  )
}
