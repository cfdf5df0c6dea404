import { type ReactNode, useEffect, useRef, useState } from 'react'
import { useAnswer } from '../../shared/answers.ts'
import { callServer } from '../../shared/client.ts'
import { loadPatiently } from '../../shared/loadPatiently.ts'
import { useSignedIn, useToken } from '../../shared/session.ts'
import { forgetWhoProceeded, keepProceeded, readProceeded, useProceeded } from './proceeded.ts'
import { skipsTermsGate } from './skipsTermsGate.ts'

/**
 * Asks whether somebody may play before they do. It comes once the app runs: search engines and whoever has no script
 * read the pages as they are. What else lies over a page waits behind it.
 */
export function TermsGate({ path, children }: { path: string; children: ReactNode }) {
  const [isHere, setHere] = useState(false)
  const token = useToken()
  const isSignedIn = useSignedIn()
  const proceeded = useProceeded()
  const last = useRef('')
  useEffect(() => setHere(true), [])
  useEffect(() => {
    if (last.current && !token) forgetWhoProceeded()
    last.current = token
  }, [token])
  if (!isHere) return null
  const isSkipped = skipsTermsGate({ hostname: location.hostname, path, userAgent: navigator.userAgent })
  const isGuestHeld = !isSkipped && !token && proceeded === null
  return (
    <>
      {isGuestHeld && <OpenGate onProceed={guestProceeds} />}
      {!isSkipped && isSignedIn && <MemberGate key={token} />}
      {!isGuestHeld && children}
    </>
  )
}

async function guestProceeds(hash: string): Promise<void> {
  keepProceeded(hash)
}

async function memberProceeds(hash: string): Promise<void> {
  if (!hash) throw new Error()
  await callServer('POST /member/terms/accept', { body: { hash } })
  keepProceeded(hash)
}

/** A member is asked once for each version. Who agreed to this one before signing in on this tab is not asked again. */
function MemberGate() {
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
  return isAsked && <OpenGate onProceed={hash => memberProceeds(hash).then(() => setAsked(false))} />
}

/** Fetched until it stands, for as long as this is shown: nobody comes past the gate for want of a network. */
function OpenGate({ onProceed }: { onProceed: (hash: string) => Promise<void> }) {
  useEffect(() => {
    let isGone = false
    const opening = loadPatiently(
      () => import('./openTerms.tsx'),
      () => isGone,
    ).then(module => module.openTerms(onProceed))
    opening.catch(() => {})
    return () => {
      isGone = true
      void opening.then(terms => terms.close()).catch(() => {})
    }
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- the gate is opened once
  }, [])
  return null
}
