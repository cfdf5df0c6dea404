import { useEffect, useEffectEvent, useState } from 'react'
import { secondsLeft } from './remaining.ts'

export interface Clock {
  now(): number
}

/** Counts down to a moment, once a second, and says once that it has come. */
export function useSecondsLeft(untilMs: number, clock: Clock, onEnd?: () => void): number {
  const [left, setLeft] = useState(() => secondsLeft(untilMs, clock.now()))
  const end = useEffectEvent(() => onEnd?.())
  useEffect(() => {
    function tick() {
      const seconds = secondsLeft(untilMs, clock.now())
      setLeft(seconds)
      if (seconds > 0) return
      clearInterval(timer)
      end()
    }
    const timer = setInterval(tick, 1000)
    tick()
    return () => clearInterval(timer)
  }, [untilMs, clock])
  return left
}
