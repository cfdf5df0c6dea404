import { useEffect } from 'react'
import { clock } from '../../shared/clock.ts'
import { loadModule } from '../../shared/loadModule.ts'
import { go } from '../../shared/navigation.ts'
import { readSignedIn, readToken, useSignedIn } from '../../shared/session.ts'
import { afterSignIn } from './afterSignIn.ts'
import { askToSignIn, forgetSignInWish, type SignInWish, useSignInWish } from './askToSignIn.ts'
import { dropKept, keepOrigin, readKept } from './keptSignIn.ts'

/** Shows the sign-in sheet while it is wished for. `/login` is the home page with the sheet open. */
export function SignIn({ path }: { path: string }) {
  const wish = useSignInWish()
  const isSignedIn = useSignedIn()
  useEffect(() => {
    if (path !== '/login') return
    if (readToken()) void go('/', { replace: true })
    else askToSignIn()
  }, [path])
  useEffect(() => {
    const kept = readToken() ? undefined : readKept(clock.now())
    if (kept?.form) askToSignIn(kept.origin ? { origin: kept.origin } : {})
  }, [])
  useEffect(() => {
    if (!wish || isSignedIn) return
    keepOrigin(wish.origin, clock.now())
    const opening = loadModule(() => import('./openSignIn.tsx')).then(module => module.openSignIn())
    opening
      .then(({ closed }) => closed)
      .then(
        () => leave(wish),
        () => forgetSignInWish(wish),
      )
    return () => void opening.then(sheet => sheet.close()).catch(() => {})
  }, [wish, isSignedIn])
  return null
}

/** The sheet is gone, because somebody signed in, here or on another tab, or because it was closed. */
function leave(wish: SignInWish): void {
  dropKept()
  forgetSignInWish(wish)
  const path = location.pathname
  if (!readSignedIn()) {
    if (path === '/login') void go('/', { replace: true })
    return
  }
  const next = afterSignIn(wish, path)
  if (next === 'stay') return
  if ('run' in next) next.run()
  else void go(next.goTo, { replace: path === '/login' })
}
