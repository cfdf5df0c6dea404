import { useSyncExternalStore } from 'react'
import { hasFlag, type SessionFlag } from './sessionFlags.ts'

const never = () => () => {}

/** Whether a flag holds for this visit. The server, and so the first render, knows of none. */
export function useFlag(flag: SessionFlag): boolean {
  return useSyncExternalStore(
    never,
    () => hasFlag(flag),
    () => false,
  )
}
