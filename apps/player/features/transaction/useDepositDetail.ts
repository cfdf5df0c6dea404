import type { Calls } from '@saya/contract'
import { useCallback, useEffect, useState } from 'react'
import { useChanged } from '../../shared/changes.ts'
import { callServer } from '../../shared/client.ts'
import { isOnItsWay } from './status.rules.ts'

export type Deposit = Calls['GET /finance/deposit/detail']['answer']

const everyMs = 3000

/** One deposit, looked at again and again while it is on its way and somebody is looking. */
export function useDepositDetail(id: string) {
  const [deposit, setDeposit] = useState<Deposit>()
  const [failure, setFailure] = useState<unknown>()

  const load = useCallback(
    async (signal?: AbortSignal) => {
      try {
        const found = await callServer('GET /finance/deposit/detail', { query: { id } }, signal ? { signal } : {})
        setDeposit(found)
        setFailure(undefined)
      } catch (reason) {
        if (!signal?.aborted) setFailure(reason)
      }
    },
    [id],
  )

  useChanged(['deposit'], () => void load())
  const isOver = deposit !== undefined && !isOnItsWay(deposit.status)
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

  return { deposit, failure, again: () => void load() }
}
