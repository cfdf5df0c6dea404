import type { SignInWish } from './askToSignIn.ts'

export type NextStep = { readonly run: () => void } | { readonly goTo: string } | 'stay'

/** What follows a sign-in: what the person wanted to do, else the page they came from, else the page they are on. */
export function afterSignIn({ pending, origin }: SignInWish, path: string): NextStep {
  if (pending) return { run: pending }
  if (origin) return { goTo: origin }
  return path === '/login' ? { goTo: '/' } : 'stay'
}
