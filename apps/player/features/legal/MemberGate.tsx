import { useEffect, useState } from 'react'
import { useAnswer } from '../../shared/answer/useAnswer.ts'
import { callServer } from '../../shared/answer/client.ts'
import { useSignedIn, useToken } from '../../shared/session/session.ts'
import { OpenGate } from './OpenGate.tsx'
import { keepProceeded, readProceeded } from '../../shared/session/proceeded.ts'
import { isTermsGateSkipped } from './skipsTermsGate.ts'

/** The same question for members, who answer it to the server. Who agreed already is noted wherever they came in by. */
export function MemberGate({ path }: { path: string }) {
  const token = useToken()
  return useSignedIn() && <Gate key={token} isSkipped={isTermsGateSkipped(path)} />
}

async function memberProceeds(hash: string): Promise<void> {
  if (!hash) throw new Error()
  await callServer('POST /member/terms/accept', { body: { hash } })
  keepProceeded(hash)
}

/** A member is asked once for each version. Who agreed to this one before signing in on this device is not asked again. */
function Gate({ isSkipped }: { isSkipped: boolean }) {
  const { answer } = useAnswer('GET /member/detail', {})
  const [isAsked, setAsked] = useState(false)
  const isNew = answer?.terms_accepted === false
  useEffect(() => {
    if (!isNew) return
    const hash = readProceeded()
    if (!hash) setAsked(true)
    // Without a network it is noted at the next visit; only the server knows whether the terms have changed.
    else memberProceeds(hash).catch((failure: { reason?: string }) => setAsked(failure.reason === 'terms_changed'))
  }, [isNew])
  return isAsked && !isSkipped && <OpenGate onProceed={hash => memberProceeds(hash).then(() => setAsked(false))} />
}
