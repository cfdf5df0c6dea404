import { type ComponentType, useSyncExternalStore } from 'react'
import { useSignedIn } from '../session/session.ts'

let part: ComponentType | undefined
const listeners = new Set<() => void>()

/** Says what members see at the end of every page's head. It comes behind the page, so no page asks for it by name. */
export function setMemberHead(next: ComponentType | undefined): void {
  part = next
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/**
 * The place in a page's head where members see their money: before what else stands at its end, so that nothing moves when it
 * comes. Guests see nothing there.
 */
export function MemberHead() {
  const Part = useSyncExternalStore(
    subscribe,
    () => part,
    () => undefined,
  )
  return useSignedIn() && Part && <Part />
}
