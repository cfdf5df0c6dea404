import { useEffect, useSyncExternalStore } from 'react'
import { askToSignIn } from '../features/identity/askToSignIn.ts'
import { go } from '../shared/navigation.ts'
import { readToken, useToken } from '../shared/session/session.ts'
import { hasFlag } from '../shared/session/sessionFlags.ts'
import type { Route } from './routes.ts'

const unchanging = () => () => {}

/**
 * Whether a page may be shown. A guest is led to the home page with the sign-in sheet, and back after signing in. The
 * frame of a member's page is rendered by the server, and taken over as it stands.
 */
export function useGuard(route: Route, address: string, isFramed: boolean): boolean {
  const isTakenOver = useSyncExternalStore(
    unchanging,
    () => false,
    () => isFramed,
  )
  const isAllowed = useToken() !== '' || route.access === 'everyone'
  useEffect(() => {
    // The first render is a guest's; whether there is a token is asked again before anyone is led away.
    if (isAllowed || readToken()) return
    // The shopping app's people are signed in by their app, which is where its own page leads.
    if (hasFlag('lazadaminiUser')) void go('/lazada', { replace: true })
    else void go('/', { replace: true }).then(() => askToSignIn({ origin: address }))
  }, [isAllowed, address])
  return isAllowed || isTakenOver
}
