import { useEffect, useEffectEvent } from 'react'
import { callServer } from '../../../shared/answer/client.ts'
import { go } from '../../../shared/navigation.ts'

interface UnpaidReturn {
  readonly id: string
  /** The gateway sent them back as somebody who did not pay. */
  readonly isLeft: boolean
  readonly onTold: () => void
}

/**
 * Says for the member whose deposit it is that they came back without paying: the address they came by changes nothing.
 * What could not be said is said again when the page is opened again.
 */
export function useUnpaidReturn({ id, isLeft, onTold }: UnpaidReturn): void {
  const tellPage = useEffectEvent(onTold)
  useEffect(() => {
    if (!isLeft) return
    let isGone = false
    async function tell() {
      await callServer('POST /finance/deposit/cancel', { body: { id } })
      if (isGone) return
      tellPage()
      await go(`/s-transaction/status?${new URLSearchParams({ id, type: 'deposit' }).toString()}`, { replace: true })
    }
    void tell().catch(() => {})
    return () => {
      isGone = true
    }
  }, [id, isLeft])
}
