import { formatPesos, parsePesos } from '@saya/money'
import { useEffect, useRef, useState } from 'react'
import { onTheWay } from './rolling.rules.ts'

const takesMs = 600

/**
 * A wire amount that goes up to what it has become. One that is less is there at once, and so is each where its owner wants
 * nothing to move.
 */
export function useRolling(amount: string): string {
  const to = parsePesos(amount) ?? 0n
  const [at, setAt] = useState(to)
  const last = useRef(to)
  useEffect(() => {
    const from = last.current
    let frame = 0
    function show(shown: bigint) {
      last.current = shown
      setAt(shown)
    }
    if (to <= from || matchMedia('(prefers-reduced-motion: reduce)').matches) {
      frame = requestAnimationFrame(() => show(to))
    } else {
      let beganAt: number | undefined
      frame = requestAnimationFrame(function step(now) {
        beganAt ??= now
        const share = Math.min(1, (now - beganAt) / takesMs)
        show(onTheWay(from, to, share))
        if (share < 1) frame = requestAnimationFrame(step)
      })
    }
    return () => cancelAnimationFrame(frame)
  }, [to])
  return at < to ? formatPesos(at) : amount
}
