import type { Clock } from '../../clock.ts'

export interface RateLimit {
  /** Counts one request, or what one weighs; answers how many seconds to wait when it was too much, otherwise nothing. */
  take(key: string, weight?: number): number | undefined
}

interface Window {
  count: number
  endsAtMs: number
}

/**
 * At most so many requests a window and key, in the memory of this copy: it shields the process from floods. Limits
 * that guard money or secrets stand in the database, where all copies see them.
 */
export function rateLimit(options: { clock: Clock; most: number; windowMs: number; keys?: number }): RateLimit {
  const { clock, most, windowMs, keys = 50_000 } = options
  const windows = new Map<string, Window>()
  return {
    take(key, weight = 1) {
      const now = clock.now()
      let window = windows.get(key)
      if (!window || window.endsAtMs <= now) {
        // The map forgets the oldest key, so that a flood of keys cannot fill the memory.
        if (!window && windows.size >= keys) windows.delete(windows.keys().next().value as string)
        window = { count: 0, endsAtMs: now + windowMs }
        windows.set(key, window)
      }
      window.count += weight
      return window.count > most ? Math.ceil((window.endsAtMs - now) / 1000) : undefined
    },
  }
}
