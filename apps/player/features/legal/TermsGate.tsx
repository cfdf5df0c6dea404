import { type ReactNode, useEffect, useState } from 'react'
import { useToken } from '../../shared/session/session.ts'
import { OpenGate } from './OpenGate.tsx'
import { keepProceeded, useProceeded } from '../../shared/session/proceeded.ts'
import { isTermsGateSkipped } from './skipsTermsGate.ts'

/**
 * Asks whether somebody may play before they do, once on each device. It comes once the app runs: search engines and whoever has no script
 * read the pages as they are. What else lies over a page waits behind it.
 */
export function TermsGate({ path, children }: { path: string; children: ReactNode }) {
  const [isHere, setHere] = useState(false)
  const token = useToken()
  const proceeded = useProceeded()
  useEffect(() => setHere(true), [])
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
