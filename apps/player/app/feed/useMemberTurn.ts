import { useState, useSyncExternalStore } from 'react'
import { onSessionChange, readOwner } from '../../shared/session/session.ts'

/**
 * Counts the members who came one after the other while the page was open, perhaps on another tab: what one of them has
 * seen and typed is not left standing for the next.
 */
export function useMemberTurn(): number {
  const owner = useSyncExternalStore(onSessionChange, readOwner, () => '')
  const [last, setLast] = useState({ owner, turn: 0 })
  if (owner && owner !== last.owner) setLast({ owner, turn: last.turn + (last.owner ? 1 : 0) })
  return last.turn
}
