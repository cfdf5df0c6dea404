import { useContext, useRef, useState } from 'react'
import { AnswerContext } from '../../shared/answers.ts'
import { renewAnswer } from '../../shared/renewAnswer.ts'

interface KeptPhotoProps {
  readonly address: string
  /** What stands there instead where the photo does not come. */
  readonly state: string
}

/** A photo as the server keeps it. Its address is good for a minute: for one that ran out another is asked for, once. */
export function KeptPhoto({ address, state }: KeptPhotoProps) {
  const store = useContext(AnswerContext)
  const hasAsked = useRef(false)
  const [missing, miss] = useState('')

  function renew(): void {
    miss(address)
    if (hasAsked.current) return
    hasAsked.current = true
    void renewAnswer(store, 'GET /member/kyc/detail').catch(() => {})
  }

  return missing === address ? state : <img src={address} alt="" onError={renew} />
}
