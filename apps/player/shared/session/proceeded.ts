import { useSyncExternalStore } from 'react'
import { storage } from '../device/storage.ts'

const place = 'proceeded'
const listeners = new Set<() => void>()

/** The hash of the terms that the person on this device agreed to, empty where that is not known, null before. */
export function readProceeded(): string | null {
  return storage().get<string>(place) ?? null
}

export function keepProceeded(hash: string): void {
  storage().set(place, hash)
  for (const listener of listeners) listener()
}

/** Whoever comes next on this device may be somebody else: what was agreed to here is not their word. */
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
