import { SignIn } from '../features/identity/SignIn.tsx'
import { findRoute } from './findRoute.ts'
import { TermsGate } from '../features/legal/index.ts'
import { lazy, Suspense } from 'react'
import { loadModule } from '../shared/loadModule.ts'
import { useToken } from '../shared/session.ts'
import { LazyOverlays } from './LazyOverlays.tsx'
import { OfflineNotice } from './OfflineNotice.tsx'

const hasKycPage = findRoute('/s-kyc').route.load !== undefined

const MemberWatch = lazy(async () => ({ default: (await loadModule(() => import('./MemberWatch.tsx'))).MemberWatch }))

/** What may lie over whatever page is open. */
export function AboveEveryPage({ path }: { path: string }) {
  const isMember = useToken() !== ''
  return (
    <>
      <TermsGate path={path}>
        <SignIn path={path} hasKycPage={hasKycPage} />
      </TermsGate>
      <LazyOverlays />
      {isMember && (
        <Suspense>
          <MemberWatch path={path} />
        </Suspense>
      )}
      <OfflineNotice />
    </>
  )
}
