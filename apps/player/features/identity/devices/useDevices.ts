import type { Calls } from '@saya/contract'
import { useCallback, useEffect, useState } from 'react'
import { callServer } from '../../../shared/answer/client.ts'

export type OpenSession = Calls['GET /member/session/list']['answer']['d'][number]

/** Where the member is signed in now. It is asked anew whenever the page is looked at again, and after each change. */
export function useDevices() {
  const [devices, setDevices] = useState<readonly OpenSession[]>()
  const [isFailed, setFailed] = useState(false)

  const load = useCallback(async () => {
    setFailed(false)
    try {
      setDevices((await callServer('GET /member/session/list')).d)
    } catch {
      setFailed(true)
    }
  }, [])

  useEffect(() => {
    void load()
    function look() {
      if (document.visibilityState === 'visible') void load()
    }
    document.addEventListener('visibilitychange', look)
    return () => document.removeEventListener('visibilitychange', look)
  }, [load])

  return { devices, isFailed, load }
}
