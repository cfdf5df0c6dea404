import { lazy, Suspense, useEffect } from 'react'
import { go } from '../../shared/navigation.ts'
import { readToken, useSignedIn } from '../../shared/session.ts'
import { askToSignIn, useSignInWish } from './askToSignIn.ts'

const SignInSheet = lazy(() => import('./SignInSheet.tsx'))

/** The sign-in sheet, loaded when it is first asked for. `/login` is the home page with the sheet open. */
export function SignIn({ path }: { path: string }) {
  const wish = useSignInWish()
  const isSignedIn = useSignedIn()
  useEffect(() => {
    if (path !== '/login') return
    if (readToken()) go('/', { replace: true })
    else askToSignIn()
  }, [path])
  if (!wish || isSignedIn) return null
  return (
    <Suspense>
      <SignInSheet wish={wish} />
    </Suspense>
  )
}
