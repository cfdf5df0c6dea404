import { useCallback, useEffect } from 'react'
import { type AnswerOf, callOffice, type InputOf } from './client.ts'
import type { OfficeCallKey } from './contract.ts'
import { useReading } from './useReading.ts'

export interface AnswerState<A> {
  readonly answer: A | undefined
  readonly error: unknown
  /** When it was answered last, by the clock of `performance`. */
  readonly answeredAtMs: number | undefined
  /** Asks again, and keeps what stands there until the answer has come. */
  reload(): Promise<void>
}

/**
 * What a call answers, asked again whenever its input changes, and every so often where it is said how often. While a
 * tab is not looked at nothing is asked.
 */
export function useAnswer<K extends OfficeCallKey>(
  key: K,
  input: InputOf<K>,
  everyMs?: number,
): AnswerState<AnswerOf<K>> {
  const read = useCallback(
    (asked: string) => callOffice(key, JSON.parse(asked.slice(key.length + 1)) as InputOf<K>),
    [key],
  )
  const { last, isLate, reload } = useReading(`${key} ${JSON.stringify(input)}`, read)

  useEffect(() => {
    if (!everyMs) return
    const timer = setInterval(() => {
      if (!document.hidden) void reload()
    }, everyMs)
    return () => clearInterval(timer)
  }, [reload, everyMs])

  return {
    answer: isLate ? undefined : last.answer,
    error: isLate ? undefined : last.error,
    answeredAtMs: isLate ? undefined : last.answeredAtMs,
    reload,
  }
}
