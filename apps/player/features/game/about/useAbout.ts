import { useEffect, useState } from 'react'
import { callServer } from '../../../shared/answer/client.ts'
import type { GameAbout } from './aboutRows.ts'

/** What is known of a game, asked for each time it is looked at. */
export function useAbout(code: string) {
  const [info, setInfo] = useState<GameAbout>()
  const [failure, setFailure] = useState<unknown>()
  const [tries, setTries] = useState(0)
  useEffect(() => {
    const stop = new AbortController()
    async function ask() {
      setFailure(undefined)
      try {
        const found = await callServer('GET /api/v2/game/info', { query: { code } }, { signal: stop.signal })
        if (!stop.signal.aborted) setInfo(found)
      } catch (reason) {
        if (!stop.signal.aborted) setFailure(reason)
      }
    }
    void ask()
    return () => stop.abort()
  }, [code, tries])
  return { info, failure, again: () => setTries(tries + 1) }
}
