import { useSyncExternalStore } from 'react'
import { checksum } from '../answer/checksum.ts'
import { isSignedIn } from './isSignedIn.ts'
import { storage } from '../device/storage.ts'
import { memberTabKeys } from '../device/tabKeys.ts'
import { keepOnTab } from '../device/tabStore.ts'

const listeners = new Set<() => void>()

/** The access token: kept on this device, sent in a header, never in an address or a cookie. */
export function readToken(): string {
  return storage().get<string>('token') ?? ''
}

export function readSignedIn(): boolean {
  return isSignedIn({ token: readToken(), username: readUsername() })
}

/** Whose answers are kept: those of this sign-in, under whichever token. It stands in storage, so it tells no token. */
export function readOwner(): string {
  const token = readToken()
  return token && String(storage().get<number>('signedInAt') ?? checksum(token))
}

export function readUsername(): string {
  return storage().get<string>('username') ?? ''
}

/** What this tab keeps is a member's, and goes with them. */
export function forgetOnTab(): void {
  for (const key of memberTabKeys) keepOnTab(key, null)
}

/** Whose what this tab keeps is, as far as this tab has heard. */
let heardOwner: string | undefined

/** What this tab keeps goes with its member, also where they signed out on another. */
function hearOtherTab(): void {
  if (heardOwner && heardOwner !== readOwner()) forgetOnTab()
  heardOwner = readOwner()
}

/** Tells whoever shows whose session this is that it changed. */
export function tellSessionChange(): void {
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
