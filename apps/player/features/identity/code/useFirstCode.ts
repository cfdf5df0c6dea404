import { useEffect, useEffectEvent, useRef } from 'react'

interface FirstCode {
  /** Whether a code is what is waited for, and none is on its way. */
  readonly isUnsent: boolean
  readonly send: () => Promise<unknown>
}

/** Where a code is asked for, the first one is sent by itself, once. What could not be sent is sent by its button. */
export function useFirstCode({ isUnsent, send }: FirstCode, isWanted: boolean): void {
  const hasSent = useRef(false)
  const sendFirst = useEffectEvent(() => void send())
  useEffect(() => {
    if (!isWanted || !isUnsent || hasSent.current) return
    hasSent.current = true
    sendFirst()
  }, [isWanted, isUnsent])
}
