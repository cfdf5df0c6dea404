import { useEffect, useEffectEvent } from 'react'

const listeners = new Set<() => void>()

/** The member has chosen to keep playing: what waited for it goes on. */
export function tellPlayOn(): void {
  for (const listener of listeners) listener()
}

export function usePlayOn(act: () => void): void {
  const goOn = useEffectEvent(act)
  useEffect(() => {
    const listener = () => goOn()
    listeners.add(listener)
    return () => void listeners.delete(listener)
  }, [])
}
