import { useEffect, useState } from 'react'
import type { AnswerState } from './useAnswer.ts'

const lateSeconds = 15

/** How old what stands here is, and that it is no longer news where the server has gone silent. */
export function Freshness({ of: { answeredAtMs, error } }: { readonly of: AnswerState<unknown> }) {
  const [nowMs, setNowMs] = useState(() => performance.now())
  useEffect(() => {
    const timer = setInterval(() => setNowMs(performance.now()), 1000)
    return () => clearInterval(timer)
  }, [])
  if (answeredAtMs === undefined) return null
  const seconds = Math.max(0, Math.round((nowMs - answeredAtMs) / 1000))
  const isLate = error !== undefined || seconds > lateSeconds
  return (
    <p className="freshness" data-late={isLate || undefined}>
      {error === undefined ? '' : 'No answer. '}Updated {seconds} s ago
    </p>
  )
}
