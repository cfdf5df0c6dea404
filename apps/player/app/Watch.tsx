import { lazy, Suspense } from 'react'
import { PopupWatch } from '../features/popup/PopupWatch.tsx'
import { loadModule } from '../shared/loadModule.ts'
import { useToken } from '../shared/session.ts'

const MemberWatch = lazy(async () => ({ default: (await loadModule(() => import('./MemberWatch.tsx'))).MemberWatch }))

/** What is watched whatever page is open. It comes behind the terms gate, after the page, and shows nothing itself. */
export function Watch({ path }: { path: string }) {
  const isMember = useToken() !== ''
  return (
    <>
      <PopupWatch path={path} />
      {isMember && (
        <Suspense>
          <MemberWatch path={path} />
        </Suspense>
      )}
    </>
  )
}
