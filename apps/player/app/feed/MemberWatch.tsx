import { useEffect } from 'react'
import { BoxWatch } from '../../features/box/index.ts'
import { KycWatch } from '../../features/kyc/gate/KycWatch.tsx'
import { MemberGate } from '../../features/legal/index.ts'
import { LimitMetWatch } from '../../features/limit/LimitMetWatch.tsx'
import { HeadMoney } from '../../features/member/HeadMoney.tsx'
import { HomeHead } from '../../features/member/HomeHead.tsx'
import { MessageWatch } from '../../features/message/index.ts'
import { RealityCheckWatch } from '../../features/realityCheck/RealityCheckWatch.tsx'
import { setMemberHead } from '../../shared/head/memberHead.tsx'
import { isEntryPath } from '../../shared/session/isEntryPath.ts'
import { LiveFeed } from './LiveFeed.tsx'
import { useOwnAnswers } from './useOwnAnswers.ts'
import { useSession } from './useSession.ts'

/** What is watched for a member alone, whatever page is open. It comes after sign-in, and shows nothing itself but the button of a box that waits. */
export function MemberWatch({ path }: { path: string }) {
  useSession()
  useOwnAnswers()
  const isHome = path === '/'
  useEffect(() => {
    setMemberHead(isHome ? HomeHead : HeadMoney)
    return () => setMemberHead(undefined)
  }, [isHome])
  // Whoever is there is being replaced by whoever comes in.
  if (isEntryPath(path)) return null
  return (
    <>
      <MemberGate path={path} />
      <KycWatch path={path} />
      <MessageWatch path={path} />
      <RealityCheckWatch path={path} />
      <LimitMetWatch path={path} />
      <BoxWatch path={path} />
      <LiveFeed />
    </>
  )
}
