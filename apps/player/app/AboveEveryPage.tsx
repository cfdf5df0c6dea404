import { SignIn } from '../features/identity/SignIn.tsx'
import { findRoute } from './findRoute.ts'
import { TermsGate } from '../features/legal/index.ts'
import { lazy, Suspense } from 'react'
import { loadModule } from '../shared/loadModule.ts'
import { LazyOverlays } from './LazyOverlays.tsx'
import { OfflineNotice } from './OfflineNotice.tsx'

const hasKycPage = findRoute('/s-kyc').route.load !== undefined

const Watch = lazy(async () => ({ default: (await loadModule(() => import('./Watch.tsx'))).Watch }))

/** What may lie over whatever page is open. */
export function AboveEveryPage({ path }: { path: string }) {
  return (
    <>
      <TermsGate path={path}>
        <SignIn path={path} hasKycPage={hasKycPage} />
        <Suspense>
          <Watch path={path} />
        </Suspense>
      </TermsGate>
      <LazyOverlays />
      <OfflineNotice />
    </>
  )
}
