import { useSyncExternalStore } from 'react'
import { keptText } from './kept.ts'

/** The access token: kept on this device, sent in a header, never in an address or a cookie. */
const kept = keptText('token')
const listeners = new Set<() => void>()

export const readToken = kept.read

export function setToken(token: string): void {
  kept.write(token)
  tell()
}

/** Forgets the token, wherever it was refused or given back. */
export function clearToken(): void {
  if (!kept.read()) return
  kept.clear()
  tell()
}

function tell(): void {
  for (const listener of listeners) listener()
}

/** Signing in or out on another tab counts here too. */
export function onTokenChange(listener: () => void): () => void {
  listeners.add(listener)
  window.addEventListener('storage', listener)
  return () => {
    listeners.delete(listener)
    window.removeEventListener('storage', listener)
  }
}

/** Whether this device holds a token. The server renders for guests, so the first render says no. */
export function useSignedIn(): boolean {
  return useSyncExternalStore(
    onTokenChange,
    () => readToken() !== '',
    () => false,
  )
}
