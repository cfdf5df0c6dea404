import { visitorKeys } from '@saya/client/visitorKeys'
import { clock } from '../device/clock.ts'
import { storage } from '../device/storage.ts'
import { forgetWhoProceeded } from './proceeded.ts'
import { forgetOnTab, readToken, tellSessionChange } from './session.ts'

/** What belongs to the device and its visitor rather than to the member who signs out. */
export const outlivesSignOut = [
  ...visitorKeys,
  'lang',
  'theme',
  'dailyMarks',
  'remembered',
  'pushDeclined',
  'proceeded',
]

/** Somebody signed in. */
export function setToken(token: string): void {
  storage().set('token', token)
  storage().set('signedInAt', clock.now())
  endRefresh()
  tellSessionChange()
}

/** The same session goes on under a new token, unless it was given up or another one began meanwhile. */
export function replaceToken(used: string, token: string): void {
  if (readToken() !== used) return
  storage().set('token', token)
  endRefresh()
  tellSessionChange()
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

/** Whose the token is. Without one the name means nothing. */
export function setUsername(username: string): void {
  if (!readToken() || storage().get('username') === username) return
  storage().set('username', username)
  tellSessionChange()
}

/** Forgets the token and everything of its member, wherever it was refused or given back. */
export function forgetMember(): void {
  if (!readToken()) return
  storage().clearExcept(outlivesSignOut)
  forgetWhoProceeded()
  forgetOnTab()
  tellSessionChange()
}
