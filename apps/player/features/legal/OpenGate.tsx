import { useEffect } from 'react'
import { loadPatiently } from '../../shared/answer/loadPatiently.ts'

/** Fetched until it stands, for as long as this is shown: nobody comes past the gate for want of a network. */
export function OpenGate({ onProceed }: { onProceed: (hash: string) => Promise<void> }) {
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
