import { useCallback, useEffect, useRef, useState } from 'react'
import { type AnswerOf, callOffice, type InputOf } from './client.ts'
import type { OfficeCallKey } from './contract.ts'

export interface AnswerState<A> {
  readonly answer: A | undefined
  readonly error: unknown
  /** When it was answered last, by the clock of `performance`. */
  readonly answeredAtMs: number | undefined
  /** Asks again, and keeps what stands there until the answer has come. */
  reload(): Promise<void>
}

interface LastAnswer<A> {
  readonly asked: string
  readonly answer?: A
  readonly error?: unknown
  readonly answeredAtMs?: number
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
  const asked = `${key} ${JSON.stringify(input)}`
  const [held, hold] = useState<LastAnswer<AnswerOf<K>>>({ asked })
  const latest = useRef({ asked, turn: 0 })

  const reload = useCallback(async () => {
    const turn = ++latest.current.turn
    const isLate = () => latest.current.turn !== turn || latest.current.asked !== asked
    try {
      const answer = await callOffice(key, JSON.parse(asked.slice(key.length + 1)) as InputOf<K>)
      if (!isLate()) hold({ asked, answer, answeredAtMs: performance.now() })
    } catch (error) {
      // What stood there before stays readable beside what went wrong.
      if (!isLate()) hold(before => (before.asked === asked ? { ...before, error } : { asked, error }))
    }
  }, [key, asked])

  useEffect(() => {
    latest.current.asked = asked
    void reload()
    if (!everyMs) return
    const timer = setInterval(() => {
      if (!document.hidden) void reload()
    }, everyMs)
    return () => clearInterval(timer)
  }, [asked, reload, everyMs])

  const isOfThis = held.asked === asked
  return {
    answer: isOfThis ? held.answer : undefined,
    error: isOfThis ? held.error : undefined,
    answeredAtMs: isOfThis ? held.answeredAtMs : undefined,
    reload,
  }
}
