import { useRef, useState } from 'react'
import { useAnswer } from '../../../shared/answer/useAnswer.ts'
import { useFileAddress } from './useFileAddress.ts'

interface KeptPhotoProps {
  /** As it was taken in this visit, or where the server shows it. */
  readonly photo: File | string | undefined
  /** What stands there instead where the photo does not come. */
  readonly state: string
}

/** A photo as it is kept. The server's address is good for a minute: for one that ran out another is asked for, once. */
export function KeptPhoto({ photo, state }: KeptPhotoProps) {
  const { again } = useAnswer('GET /member/kyc/detail', {})
  const own = useFileAddress(photo instanceof File ? photo : undefined)
  const hasAsked = useRef(false)
  const [missing, miss] = useState('')
  const address = typeof photo === 'string' ? photo : own

  function renew(missed: string): void {
    miss(missed)
    if (hasAsked.current) return
    hasAsked.current = true
    again()
  }

  if (!address || missing === address) return state
  return <img src={address} alt="" onError={() => renew(address)} />
}
