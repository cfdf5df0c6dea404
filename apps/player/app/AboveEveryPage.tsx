import { SignIn } from '../features/identity/SignIn.tsx'
import { findRoute } from './findRoute.ts'
import { TermsGate } from '../features/legal/index.ts'
import { lazy, Suspense } from 'react'
import { loadPatiently } from '../shared/answer/loadPatiently.ts'
import { LazyOverlays } from './LazyOverlays.tsx'
import { OfflineNotice } from './OfflineNotice.tsx'

const hasKycPage = findRoute('/s-kyc').route.page !== undefined

const loadWatch = () => import('./feed/Watch.tsx')
const Watch = lazy(async () => ({ default: (await loadPatiently(loadWatch, () => false)).Watch }))

interface AboveEveryPageProps {
  readonly path: string
  /** Whether the bottom navigation is there: what such a page shows is asked for anew by pulling it down. */
  readonly hasTabs: boolean
  /** Whether a page was taken over: nothing is watched before it answers to fingers. */
  readonly isShown: boolean
}

/** What may lie over whatever page is open. */
export function AboveEveryPage({ path, hasTabs, isShown }: AboveEveryPageProps) {
  return (
    <>
      <TermsGate path={path}>
        <SignIn path={path} hasKycPage={hasKycPage} />
        {isShown && (
          <Suspense>
            <Watch path={path} hasTabs={hasTabs} />
          </Suspense>
        )}
      </TermsGate>
      <LazyOverlays />
      <OfflineNotice />
    </>
  )
}
