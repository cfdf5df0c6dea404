import { useSyncExternalStore } from 'react'
import type { SignInStep } from './signInForm.ts'

export interface SignInWish {
  /** Where to go back to afterwards, unless an action waits. */
  readonly origin?: string
  /** What the person wanted to do, done once they are signed in. */
  readonly pending?: () => void
  /** The step it begins with, where that is not the phone. */
  readonly step?: SignInStep
  /** Whether this tab was dropped while a code was on its way, and what it kept of that counts, if it still does. */
  readonly isResumed?: boolean
}

let wish: SignInWish | null = null
const listeners = new Set<() => void>()

function set(next: SignInWish | null): void {
  wish = next
  for (const listener of listeners) listener()
}

/** Opens the sign-in sheet. What was asked for last is what is gone back to. */
export function askToSignIn(next: SignInWish = {}): void {
  set(next)
}

/** The wish was met or given up; one made since stands. */
export function forgetSignInWish(met: SignInWish): void {
  if (wish === met) set(null)
}

export function useSignInWish(): SignInWish | null {
  return useSyncExternalStore(
    listener => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    () => wish,
    () => null,
  )
}
