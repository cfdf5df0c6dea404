import { useCallback, useEffect, useState } from 'react'
import { useChanged } from '../../shared/answer/changes.ts'
import { callServer } from '../../shared/answer/client.ts'
import type { Bet } from './bet.rules.ts'

/** One round. While it is open it is looked at anew whenever the balance changes or somebody comes back to the page. */
export function useBet(id: string) {
  const [bet, setBet] = useState<Bet>()
  const [failure, setFailure] = useState<unknown>()

  const load = useCallback(
    async (signal?: AbortSignal) => {
      try {
        setBet(await callServer('GET /member/bet/detail', { query: { id } }, signal ? { signal } : {}))
        setFailure(undefined)
      } catch (reason) {
        if (!signal?.aborted) setFailure(reason)
      }
    },
    [id],
  )

  useChanged(['wallet'], () => void load())
  const isOver = bet !== undefined && bet.status !== 'pending'
  useEffect(() => {
    if (isOver) return
    const stop = new AbortController()
    function look() {
      if (document.visibilityState === 'visible') void load(stop.signal)
    }
    look()
    document.addEventListener('visibilitychange', look)
    return () => {
      stop.abort()
      document.removeEventListener('visibilitychange', look)
    }
  }, [load, isOver])

  return { bet, failure, again: () => void load() }
}
