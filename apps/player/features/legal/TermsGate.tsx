import { type ReactNode, useEffect, useRef, useState } from 'react'
import { useToken } from '../../shared/session/session.ts'
import { OpenGate } from './OpenGate.tsx'
import { forgetWhoProceeded, keepProceeded, useProceeded } from '../../shared/session/proceeded.ts'
import { isTermsGateSkipped } from './skipsTermsGate.ts'

/**
 * Asks whether somebody may play before they do. It comes once the app runs: search engines and whoever has no script
 * read the pages as they are. What else lies over a page waits behind it.
 */
export function TermsGate({ path, children }: { path: string; children: ReactNode }) {
  const [isHere, setHere] = useState(false)
  const token = useToken()
  const proceeded = useProceeded()
  const last = useRef('')
  useEffect(() => setHere(true), [])
  useEffect(() => {
    if (last.current && !token) forgetWhoProceeded()
    last.current = token
  }, [token])
  if (!isHere) return null
  const isGuestHeld = !token && proceeded === null && !isTermsGateSkipped(path)
  return (
    <>
      {isGuestHeld && <OpenGate onProceed={guestProceeds} />}
      {!isGuestHeld && children}
    </>
  )
}

async function guestProceeds(hash: string): Promise<void> {
  keepProceeded(hash)
}
