import type { Calls } from '@saya/contract'
import { useCallback, useEffect, useState } from 'react'
import { useChanged } from '../../../shared/answer/changes.ts'
import { callServer } from '../../../shared/answer/client.ts'
import { isOnItsWay } from './status.rules.ts'

type DetailKey = 'GET /finance/deposit/detail' | 'GET /finance/withdraw/detail'

export type Deposit = Calls['GET /finance/deposit/detail']['answer']
export type Withdrawal = Calls['GET /finance/withdraw/detail']['answer']

const everyMs = 3000

/** One deposit or withdrawal, looked at again and again while it is on its way and somebody is looking. */
export function useDetail<K extends DetailKey>(key: K, id: string) {
  const [detail, setDetail] = useState<Calls[K]['answer']>()
  const [failure, setFailure] = useState<unknown>()

  const load = useCallback(
    async (signal?: AbortSignal) => {
      try {
        const found = await callServer<DetailKey>(key, { query: { id } }, signal ? { signal } : {})
        setDetail(found)
        setFailure(undefined)
      } catch (reason) {
        if (!signal?.aborted) setFailure(reason)
      }
    },
    [key, id],
  )

  useChanged([key === 'GET /finance/deposit/detail' ? 'deposit' : 'withdrawal'], () => void load())
  // A withdrawal of which nobody has heard in time is not over: it is paid, or comes back.
  const isLate = key === 'GET /finance/withdraw/detail' && detail?.status === 'timeout'
  const isOver = detail !== undefined && !isOnItsWay(detail.status) && !isLate
  useEffect(() => {
    if (isOver) return
    const stop = new AbortController()
    function look() {
      if (document.visibilityState === 'visible') void load(stop.signal)
    }
    look()
    const timer = setInterval(look, everyMs)
    document.addEventListener('visibilitychange', look)
    return () => {
      stop.abort()
      clearInterval(timer)
      document.removeEventListener('visibilitychange', look)
    }
  }, [load, isOver])

  const again = useCallback(() => void load(), [load])
  return { detail, failure, again }
}
