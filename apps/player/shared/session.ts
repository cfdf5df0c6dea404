import { visitorKeys } from '@saya/client/visitorIds'
import { useSyncExternalStore } from 'react'
import { isSignedIn } from './isSignedIn.ts'
import { storage } from './storage.ts'

/** What belongs to the device and its visitor rather than to the member who signs out. */
const outlivesSignOut = [...visitorKeys, 'lang', 'theme', 'dailyMarks']

const listeners = new Set<() => void>()

/** The access token: kept on this device, sent in a header, never in an address or a cookie. */
export function readToken(): string {
  return storage().get<string>('token') ?? ''
}

export function readSignedIn(): boolean {
  return isSignedIn({ token: readToken(), username: storage().get<string>('username') ?? '' })
}

export function setToken(token: string): void {
  storage().set('token', token)
  tell()
}

/** Whose the token is. Without one the name means nothing. */
export function setUsername(username: string): void {
  if (!readToken() || storage().get('username') === username) return
  storage().set('username', username)
  tell()
}

/** Forgets the token and everything of its member, wherever it was refused or given back. */
export function forgetMember(): void {
  if (!readToken()) return
  storage().clearExcept(outlivesSignOut)
  tell()
}

function tell(): void {
  document.documentElement.toggleAttribute('data-member', readToken() !== '')
  for (const listener of listeners) listener()
}

/** Signing in or out on another tab counts here too. */
export function onSessionChange(listener: () => void): () => void {
  listeners.add(listener)
  window.addEventListener('storage', listener)
  return () => {
    listeners.delete(listener)
    window.removeEventListener('storage', listener)
  }
}

/** The server renders for guests, so the first render knows no token. */
export function useToken(): string {
  return useSyncExternalStore(onSessionChange, readToken, () => '')
}

export function useSignedIn(): boolean {
  return useSyncExternalStore(onSessionChange, readSignedIn, () => false)
}
