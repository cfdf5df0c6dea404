import { useEffect } from 'react'
import { callServer } from '../../shared/answer/client.ts'
import { readSignedIn, useToken } from '../../shared/session/session.ts'

const firstWaitMs = 3000
const longestWaitMs = 60_000

/** A token without a name is only half of being signed in: the name is asked for until it is known. */
export function useUsername(): void {
  const token = useToken()
  useEffect(() => {
    if (!token || readSignedIn()) return
    let timer: ReturnType<typeof setTimeout> | undefined
    let waitMs = firstWaitMs
    function ask() {
      callServer('GET /member/detail').catch(() => {
        timer = setTimeout(ask, waitMs)
        waitMs = Math.min(waitMs * 2, longestWaitMs)
      })
    }
    ask()
    return () => clearTimeout(timer)
  }, [token])
}
