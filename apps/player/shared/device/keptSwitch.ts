import { useSyncExternalStore } from 'react'
import { storage } from './storage.ts'

export interface KeptSwitch {
  isOn(): boolean
  /** Whether it is on, and what turns it round. */
  use(): readonly [isOn: boolean, toggle: () => void]
}

/** One choice that this device keeps, off until somebody turns it on, and alike wherever it is shown. */
export function keptSwitch(place: string): KeptSwitch {
  const listeners = new Set<() => void>()
  const isOn = () => storage().get<boolean>(place) ?? false
  function subscribe(listener: () => void): () => void {
    listeners.add(listener)
    return () => listeners.delete(listener)
  }
  function toggle(): void {
    storage().set(place, !isOn())
    for (const listener of listeners) listener()
  }
  return { isOn, use: () => [useSyncExternalStore(subscribe, isOn, () => false), toggle] }
}
