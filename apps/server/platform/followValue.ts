import { setTimeout as wait } from 'node:timers/promises'
import type { Clock } from './clock.ts'

/** Something that changes rarely and is asked for with every request. */
export interface FollowedValue<T> {
  /** As it was last read; nothing before the first time. */
  known(): T | undefined
  /**
   * What a request has to wait for before it relies on what is known: mostly nothing. It is read once a second at most,
   * beside the requests, so a change shows in every copy of the server within about two seconds; only after a pause, when
   * nobody asked for longer than that, the first request waits.
   */
  settle(): Promise<void> | undefined
}

const freshMs = 1000
const staleMs = 2000
/** A database that does not answer must not hold every request back: then what was last known counts. */
const patienceMs = 500

interface Following<T> {
  readonly clock: Clock
  readonly read: () => Promise<T>
  /** Told before anyone is who waits for it. */
  readonly onRead?: (value: T) => void
}

export function followValue<T>({ clock, read, onRead = () => {} }: Following<T>): FollowedValue<T> {
  let known: T | undefined
  let askedAtMs = Number.NEGATIVE_INFINITY
  let settledAtMs = Number.NEGATIVE_INFINITY
  let asking: Promise<void> | undefined

  async function ask(): Promise<void> {
    const bound = new AbortController()
    try {
      const reading = read().then(value => {
        known = value
        onRead(value)
      })
      reading.catch(() => {})
      await Promise.race([reading, wait(patienceMs, undefined, { signal: bound.signal })])
    } catch {
      // Without the database the last known state counts: the calls themselves will say what is wrong.
    } finally {
      bound.abort()
      settledAtMs = clock.now()
    }
  }

  return {
    known: () => known,
    settle() {
      const now = clock.now()
      if (now - askedAtMs >= freshMs) {
        askedAtMs = now
        asking = ask()
      }
      return now - settledAtMs < staleMs ? undefined : asking
    },
  }
}
