import { wantHost } from '@saya/ui/topLayer'
import { useEffect } from 'react'
import { callServer } from '../../shared/client.ts'
import { clock } from '../../shared/clock.ts'
import { loadPatiently } from '../../shared/loadPatiently.ts'
import { go } from '../../shared/navigation.ts'
import { readSignedIn, readToken, useSignedIn } from '../../shared/session.ts'
import { afterSignIn } from './afterSignIn.ts'
import { askToSignIn, forgetSignInWish, type SignInWish, useSignInWish } from './askToSignIn.ts'
import { dropKept, keepOrigin, readKept } from './keptSignIn.ts'
import type { LeftFor } from './openSignIn.tsx'
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
    const kept = readToken() ? undefined : readKept(clock.now())
    if (kept?.form) askToSignIn(kept.origin ? { origin: kept.origin } : {})
  }, [])
  useEffect(() => {
    if (!wish || isSignedIn) return
    keepOrigin(wish.origin, clock.now())
    let isGone = false
    const asked = location.pathname
    // What shows it is fetched beside it, and not after it.
    wantHost()
    // Without a network it comes once there is one, unless the person has gone elsewhere by then.
    const opening = loadPatiently(loadSheet, () => isGone || location.pathname !== asked).then(module =>
      module.openSignIn(wish.step),
    )
    opening
      .then(({ closed }) => closed)
      .then(
        leftFor => leave(wish, { leftFor, hasKycPage }),
        () => forgetSignInWish(wish),
      )
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

interface Leaving {
  readonly leftFor: LeftFor
  readonly hasKycPage: boolean
}

/** The sheet is gone, because somebody signed in, here or on another tab, or because it was closed. */
async function leave(wish: SignInWish, { leftFor, hasKycPage }: Leaving): Promise<void> {
  dropKept()
  forgetSignInWish(wish)
  const path = location.pathname
  const isSheets = stepAt(path) !== undefined
  if (!readSignedIn()) {
    if (leftFor === 'forgottenPassword') void go('/forgetPassword/verify/phone', { replace: isSheets })
    else if (isSheets) void go('/', { replace: true })
    return
  }
  // Just asked for by whoever wanted to know the member's name, and so shared with them.
  const profile = hasKycPage ? await callServer('GET /member/detail').catch(() => undefined) : undefined
  const next = afterSignIn(wish, { path, standing: profile?.kyc_status, hasKycPage })
  if (next === 'stay') return
  if ('run' in next) next.run()
  else void go(next.goTo, { replace: isSheets })
}
