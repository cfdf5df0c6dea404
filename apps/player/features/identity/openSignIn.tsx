import { openModal, whenSteppedBack } from '@saya/ui/modal'
import { callServer } from '../../shared/answer/client.ts'
import { clock } from '../../shared/device/clock.ts'
import { go } from '../../shared/navigation.ts'
import { readSignedIn } from '../../shared/session/session.ts'
import { afterSignIn } from './afterSignIn.ts'
import { forgetSignInWish, type SignInWish } from './askToSignIn.ts'
import { closeKept, dropKept, keepOrigin, readKept } from './keptSignIn.ts'
import { SignInSheet } from './SignInSheet.tsx'
import { stepAt } from './stepAt.ts'

/** Where the sheet was left for. */
type ExitTarget = 'forgottenPassword' | 'help' | undefined

/** Opens the sheet, and does what follows once it is gone from the screen and from the browser's history. */
export function openSignIn(wish: SignInWish, hasKycPage: boolean): { close(): void } {
  const asked = wish.isResumed ? resumed() : wish
  if (!asked) {
    dropKept()
    forgetSignInWish(wish)
    return { close() {} }
  }
  keepOrigin(asked.origin, clock.now())
  const { close, closed } = openModal<ExitTarget>(
    leave => (
      <SignInSheet firstStep={asked.step} onForgotten={() => leave('forgottenPassword')} onHelp={() => leave('help')} />
    ),
    { look: 'sheet' },
  )
  closed
    .then(async leftFor => (await whenSteppedBack(), leftFor))
    .then(
      leftFor => (forgetSignInWish(wish), leave(asked, { leftFor, hasKycPage })),
      () => forgetSignInWish(wish),
    )
  return { close }
}

/** What was wished for before this tab was dropped, or by the address where that is too long ago. */
function resumed(): SignInWish | undefined {
  const kept = readKept(clock.now())
  if (kept?.isAtCode) return kept.origin ? { origin: kept.origin } : {}
  const step = stepAt(location.pathname)
  return step && { step }
}

interface Leaving {
  readonly leftFor: ExitTarget
  readonly hasKycPage: boolean
}

/** The sheet is gone, because somebody signed in, here or on another tab, or because it was closed. */
async function leave(wish: SignInWish, { leftFor, hasKycPage }: Leaving): Promise<void> {
  if (readSignedIn()) dropKept()
  else closeKept()
  const path = location.pathname
  const isSheets = stepAt(path) !== undefined
  if (!readSignedIn()) {
    if (leftFor === 'forgottenPassword') void go('/forgetPassword/verify/phone', { replace: isSheets })
    else if (leftFor === 'help') void go('/service', { replace: isSheets })
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
