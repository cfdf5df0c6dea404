import { visitorKeys } from '@saya/client/visitorKeys'
import { useSyncExternalStore } from 'react'
import { checksum } from '../answer/checksum.ts'
import { clock } from '../device/clock.ts'
import { isSignedIn } from './isSignedIn.ts'
import { storage } from '../device/storage.ts'
import { memberTabKeys } from '../device/tabKeys.ts'
import { keepOnTab } from '../device/tabStore.ts'

/** What belongs to the device and its visitor rather than to the member who signs out. */
export const outlivesSignOut = [...visitorKeys, 'lang', 'theme', 'dailyMarks', 'remembered']

const listeners = new Set<() => void>()

/** The access token: kept on this device, sent in a header, never in an address or a cookie. */
export function readToken(): string {
  return storage().get<string>('token') ?? ''
}

export function readSignedIn(): boolean {
  return isSignedIn({ token: readToken(), username: readUsername() })
}

/** Somebody signed in. */
export function setToken(token: string): void {
  storage().set('token', token)
  storage().set('signedInAt', clock.now())
  endRefresh()
  tell()
}

/** The same session goes on under a new token, unless it was given up or another one began meanwhile. */
export function replaceToken(used: string, token: string): void {
  if (readToken() !== used) return
  storage().set('token', token)
  endRefresh()
  tell()
}

/** Whose answers are kept: those of this sign-in, under whichever token. It stands in storage, so it tells no token. */
export function readOwner(): string {
  const token = readToken()
  return token && String(storage().get<number>('signedInAt') ?? checksum(token))
}

/** Until when the token may be exchanged somewhere in this browser: as long as that is open, a refused token is no news. */
export function beginRefresh(untilMs: number): void {
  storage().set('refreshingUntil', untilMs)
}

/** The exchange came to nothing. */
export function dropRefresh(): void {
  storage().remove('refreshingUntil')
}

export function endRefresh(): void {
  dropRefresh()
  storage().set('refreshedAt', clock.now())
}

export function isRefreshing(): boolean {
  return (storage().get<number>('refreshingUntil') ?? 0) > clock.now()
}

/** When the token was last exchanged here, or its age first looked at. */
export function readRefreshedAt(): number | undefined {
  return storage().get<number>('refreshedAt')
}

export function readUsername(): string {
  return storage().get<string>('username') ?? ''
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
  forgetOnTab()
  tell()
}

function forgetOnTab(): void {
  for (const key of memberTabKeys) keepOnTab(key, null)
}

/** Whose what this tab keeps is, as far as this tab has heard. */
let heardOwner: string | undefined

/** What this tab keeps goes with its member, also where they signed out on another. */
function hearOtherTab(): void {
  if (heardOwner && heardOwner !== readOwner()) forgetOnTab()
  heardOwner = readOwner()
}

function tell(): void {
  heardOwner = readOwner()
  document.documentElement.toggleAttribute('data-member', readToken() !== '')
  for (const listener of listeners) listener()
}

/** Signing in or out on another tab counts here too. */
export function onSessionChange(listener: () => void): () => void {
  heardOwner ??= readOwner()
  function hear(): void {
    hearOtherTab()
    listener()
  }
  listeners.add(listener)
  window.addEventListener('storage', hear)
  return () => {
    listeners.delete(listener)
    window.removeEventListener('storage', hear)
  }
}

/** The server renders for guests, so the first render knows no token. */
export function useToken(): string {
  return useSyncExternalStore(onSessionChange, readToken, () => '')
}

export function useSignedIn(): boolean {
  return useSyncExternalStore(onSessionChange, readSignedIn, () => false)
}
