import type { Calls } from '@saya/contract'
import { useEffect, useEffectEvent, useState } from 'react'
import { callServer } from '../../../shared/answer/client.ts'
import { useToken } from '../../../shared/session/session.ts'

export type OwnDetail = Calls['GET /member/detail']['answer']

/** The member's own profile as it is now. What another page knew of it may be older than the last change. */
export function useOwnDetail() {
  const token = useToken()
  const [detail, setDetail] = useState<OwnDetail>()
  const [isFailed, setFailed] = useState(false)
  const [tries, setTries] = useState(0)
  const load = useEffectEvent(async (signal: AbortSignal) => {
    setFailed(false)
    try {
      const found = await callServer('GET /member/detail', {}, { signal })
      if (!signal.aborted) setDetail(found)
    } catch {
      if (!signal.aborted) setFailed(true)
    }
  })
  useEffect(() => {
    if (token === '') return
    const stop = new AbortController()
    void load(stop.signal)
    return () => stop.abort()
  }, [token, tries])
  return { detail, isFailed, again: () => setTries(tries + 1) }
}
