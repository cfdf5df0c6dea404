import { useSyncExternalStore } from 'react'

const place = 'saya.proceeded'

/** For browsers that keep nothing: until the page is loaded again. */
let here: string | null = null
const listeners = new Set<() => void>()

/** The hash of the terms that the person on this tab agreed to, empty where that is not known, null before. */
export function readProceeded(): string | null {
  try {
    return sessionStorage.getItem(place) ?? here
  } catch {
    return here
  }
}

export function keepProceeded(hash: string): void {
  here = hash
  try {
    sessionStorage.setItem(place, hash)
  } catch {
    // Then the next load asks again.
  }
  for (const listener of listeners) listener()
}

/** Whoever comes next on this tab may be somebody else: what was agreed to here is not their word. */
export function forgetWhoProceeded(): void {
  if (readProceeded() !== null) keepProceeded('')
}

/** Server and first render know of nobody who proceeded, and ask nobody either. */
export function useProceeded(): string | null {
  return useSyncExternalStore(
    listener => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    readProceeded,
    () => null,
  )
}
