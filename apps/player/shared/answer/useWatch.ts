import { useEffect, useEffectEvent } from 'react'
import { type Subject, useChanged } from './changes.ts'

interface WatchOptions {
  /** The news that it may be another one. */
  readonly changes?: readonly Subject[]
  /** It changes no more unless news says so. */
  readonly isOver?: boolean
  /** How often it is looked at by itself while somebody looks. */
  readonly everyMs?: number
}

interface Refreshable {
  refresh(): Promise<unknown>
}

/** Asks for an answer anew when news comes, when somebody comes back to the page, and every so often, until it is over. */
export function useWatch({ refresh }: Refreshable, { changes = [], isOver = false, everyMs }: WatchOptions): void {
  const ask = () => void refresh().catch(() => {})
  useChanged(changes, ask)
  const look = useEffectEvent(() => {
    if (document.visibilityState === 'visible') ask()
  })
  useEffect(() => {
    if (isOver) return
    const comeBack = () => look()
    const timer = everyMs === undefined ? undefined : setInterval(comeBack, everyMs)
    document.addEventListener('visibilitychange', comeBack)
    return () => {
      clearInterval(timer)
      document.removeEventListener('visibilitychange', comeBack)
    }
  }, [isOver, everyMs])
}
