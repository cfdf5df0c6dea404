import { KycWatch } from '../features/kyc/KycWatch.tsx'
import { MemberGate } from '../features/legal/index.ts'
import { LiveFeed } from './LiveFeed.tsx'
import { useOwnAnswers } from './useOwnAnswers.ts'
import { useSession } from './useSession.ts'

/** What is watched for a member alone, whatever page is open. It comes after sign-in and shows nothing itself. */
export function MemberWatch({ path }: { path: string }) {
  useSession()
  useOwnAnswers()
  return (
    <>
      <MemberGate path={path} />
      <KycWatch path={path} />
      <LiveFeed />
    </>
  )
}
