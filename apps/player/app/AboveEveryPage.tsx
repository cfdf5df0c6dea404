import { SignIn } from '../features/identity/SignIn.tsx'
import { findRoute } from './findRoute.ts'
import { TermsGate } from '../features/legal/index.ts'
import { lazy, Suspense } from 'react'
import { loadModule } from '../shared/loadModule.ts'
import { useSignedIn } from '../shared/session.ts'
import { LazyOverlays } from './LazyOverlays.tsx'
import { OfflineNotice } from './OfflineNotice.tsx'

const hasKycPage = findRoute('/s-kyc').route.load !== undefined

/** A member alone has a deadline. */
const KycWatch = lazy(async () => {
  const { KycWatch: Watch } = await loadModule(() => import('../features/kyc/KycWatch.tsx'))
  return { default: Watch }
})

/** What may lie over whatever page is open. */
export function AboveEveryPage({ path }: { path: string }) {
  const isSignedIn = useSignedIn()
  return (
    <>
      <TermsGate path={path}>
        <SignIn path={path} hasKycPage={hasKycPage} />
      </TermsGate>
      <LazyOverlays />
      {isSignedIn && (
        <Suspense>
          <KycWatch path={path} />
        </Suspense>
      )}
      <OfflineNotice />
    </>
  )
}
