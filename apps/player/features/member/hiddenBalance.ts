import { useSyncExternalStore } from 'react'
import { storage } from '../../shared/device/storage.ts'

const place = 'hidesBalance'
const listeners = new Set<() => void>()

function read(): boolean {
  return storage().get<boolean>(place) ?? false
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

function toggle(): void {
  storage().set(place, !read())
  for (const listener of listeners) listener()
}

/** Whether this device keeps the balance from being seen, wherever it is shown, and what turns that round. */
export function useHiddenBalance(): readonly [isHidden: boolean, toggle: () => void] {
  return [useSyncExternalStore(subscribe, read, () => false), toggle]
}
