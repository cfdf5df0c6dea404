import { useState } from 'react'
import { serverClock } from '../../../shared/device/serverClock.ts'
import { useFirstCode } from '../code/useFirstCode.ts'
import { useStepUp } from './useStepUp.ts'

/**
 * The proof that an act will ask for, on the page of the act itself: a code is on its way as soon as it is known that one is
 * owed. The server is what decides; where this knows too little, the act is refused and asks for the proof by a sheet.
 */
export function useOwedProof(onConfirmed: () => void) {
  const [isGiven, setGiven] = useState(false)
  const step = useStepUp({
    isByCode: false,
    isByPasskey: false,
    onConfirmed() {
      setGiven(true)
      onConfirmed()
    },
  })
  const { detail } = step
  const isOwed = !isGiven && detail !== undefined && detail.confirmed_until * 1000 <= serverClock.now()
  useFirstCode(step, isOwed)
  return { ...step, isOwed }
}
