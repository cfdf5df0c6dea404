import { useCallback, useEffect, useRef, useState } from 'react'

/** What was read last, and for what. */
interface LastReading<A> {
  readonly asked: string
  readonly answer?: A
  readonly error?: unknown
  readonly answeredAtMs?: number
}

interface Reading<A> {
  /** What was read last: of something else while `isLate`. */
  readonly last: LastReading<A>
  readonly isLate: boolean
  /** Asks again, and keeps what stands there until the answer has come. */
  reload(): Promise<void>
}

/** Reads what `asked` names, and anew whenever that is something else. An answer that others have overtaken is dropped. */
export function useReading<A>(asked: string, read: (asked: string) => Promise<A>): Reading<A> {
  const [last, keep] = useState<LastReading<A>>({ asked })
  const latest = useRef({ asked, turn: 0 })

  const reload = useCallback(async () => {
    const turn = ++latest.current.turn
    const isOvertaken = () => latest.current.turn !== turn || latest.current.asked !== asked
    try {
      const answer = await read(asked)
      if (!isOvertaken()) keep({ asked, answer, answeredAtMs: performance.now() })
    } catch (error) {
      // What stood there before stays readable beside what went wrong.
      if (!isOvertaken()) keep(before => (before.asked === asked ? { ...before, error } : { asked, error }))
    }
  }, [asked, read])

  useEffect(() => {
    latest.current.asked = asked
    void reload()
  }, [asked, reload])
  return { last, isLate: last.asked !== asked, reload }
}
