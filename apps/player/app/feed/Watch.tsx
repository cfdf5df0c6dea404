import { lazy, Suspense, useEffect } from 'react'
import { PopupWatch } from '../../features/popup/PopupWatch.tsx'
import { loadPatiently } from '../../shared/answer/loadPatiently.ts'
import { useToken } from '../../shared/session/session.ts'
import { PullToRefresh } from './pull/PullToRefresh.tsx'
import { keepStart } from '../first/keepStart.ts'

const loadMemberWatch = () => import('./MemberWatch.tsx')
const MemberWatch = lazy(async () => ({ default: (await loadPatiently(loadMemberWatch, () => false)).MemberWatch }))

/** What is watched whatever page is open. It comes behind the terms gate, after the page, and shows nothing itself. */
export function Watch({ path, hasTabs }: { path: string; hasTabs: boolean }) {
  const isMember = useToken() !== ''
  useEffect(keepStart, [])
  return (
    <>
      <PopupWatch path={path} />
      {hasTabs && <PullToRefresh />}
      {isMember && (
        <Suspense>
          <MemberWatch path={path} />
        </Suspense>
      )}
    </>
  )
}
