import { useEffect, useSyncExternalStore } from 'react'
import { onSessionChange, readOwner } from '../../shared/session/session.ts'
import { isGamePage } from '../../shared/isGamePage.ts'
import { exitMs } from './gameMode.rules.ts'
import { beginGame, endGame, forgetHeld } from './messageQueue.ts'

/** Knows when somebody plays, so that messages wait. It shows nothing itself. */
export function MessageWatch({ path }: { path: string }) {
  const owner = useSyncExternalStore(onSessionChange, readOwner, () => '')
  const game = isGamePage(path) ? path : ''
  useEffect(() => forgetHeld, [owner])
  useEffect(() => {
    if (game) return beginGame()
    const timer = setTimeout(endGame, exitMs)
    return () => clearTimeout(timer)
  }, [game])
  return null
}
