import { wantHost } from '@saya/ui/topLayer'
import { useEffect } from 'react'
import { loadPatiently } from '../../shared/answer/loadPatiently.ts'
import { go } from '../../shared/navigation.ts'
import { readToken, useSignedIn } from '../../shared/session/session.ts'
import { askToSignIn, forgetSignInWish, useSignInWish } from './askToSignIn.ts'
import { isDroppedAtCode } from './code/isDroppedAtCode.ts'
import { stepAt } from './stepAt.ts'

interface SignInProps {
  readonly path: string
  /** Whether whoever has to prove who they are can be sent there. */
  readonly hasKycPage: boolean
}

/** Shows the sign-in sheet while it is wished for. `/login` and `/loginPassword` are the home page with it open. */
export function SignIn({ path, hasKycPage }: SignInProps) {
  const wish = useSignInWish()
  const isSignedIn = useSignedIn()
  useEffect(() => {
    const step = stepAt(path)
    if (!step) return
    if (readToken()) void go('/', { replace: true })
    else askToSignIn({ step })
  }, [path])
  useEffect(() => {
    document.addEventListener('pointerdown', fetchEarly)
    return () => document.removeEventListener('pointerdown', fetchEarly)
  }, [])
  useEffect(() => {
    if (!readToken() && isDroppedAtCode()) askToSignIn({ isResumed: true })
  }, [])
  useEffect(() => {
    if (!wish || isSignedIn) return
    let isGone = false
    const asked = location.pathname
    // What shows it is fetched beside it, and not after it.
    wantHost()
    // Without a network it comes once there is one, unless the person has gone elsewhere by then.
    const opening = loadPatiently(loadSheet, () => isGone || location.pathname !== asked).then(sheet =>
      sheet.openSignIn(wish, hasKycPage),
    )
    opening.catch(() => forgetSignInWish(wish))
    return () => {
      isGone = true
      void opening.then(sheet => sheet.close()).catch(() => {})
    }
  }, [wish, isSignedIn, hasKycPage])
  return null
}

function loadSheet() {
  return import('./openSignIn.tsx')
}

/** While the finger is still on a link that leads to the sheet. */
function fetchEarly({ target }: Event): void {
  const link = (target as Element | null)?.closest?.('a')
  if (link && stepAt(link.pathname)) loadSheet().catch(() => {})
}
