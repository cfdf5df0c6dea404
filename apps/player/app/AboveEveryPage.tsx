import { SignIn } from '../features/identity/SignIn.tsx'
import { LazyOverlays } from './LazyOverlays.tsx'
import { OfflineNotice } from './OfflineNotice.tsx'

/** What may lie over whatever page is open. */
export function AboveEveryPage({ path }: { path: string }) {
  return (
    <>
      <SignIn path={path} />
      <LazyOverlays />
      <OfflineNotice />
    </>
  )
}
