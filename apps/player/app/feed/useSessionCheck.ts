import { useEffect } from 'react'
import { callServer } from '../../shared/answer/client.ts'
import { clock } from '../../shared/device/clock.ts'
import { useToken } from '../../shared/session/session.ts'

const leastGapMs = 10_000

/** Whoever comes back to the app learns then that they were signed out or blocked meanwhile, and not at their next step. */
export function useSessionCheck(): void {
  const isMember = useToken() !== ''
  useEffect(() => {
    if (!isMember) return
    let askedAtMs = clock.now()
    function look() {
      if (document.visibilityState !== 'visible' || clock.now() - askedAtMs < leastGapMs) return
      askedAtMs = clock.now()
      callServer('GET /member/detail').catch(() => {})
    }
    document.addEventListener('visibilitychange', look)
    window.addEventListener('online', look)
    return () => {
      document.removeEventListener('visibilitychange', look)
      window.removeEventListener('online', look)
    }
  }, [isMember])
}
