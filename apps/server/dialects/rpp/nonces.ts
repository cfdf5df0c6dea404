export interface Nonces {
  /** True the first time. */
  take(nonce: string): boolean
}

/**
 * Remembers nonces for at least as long as their timestamps are taken, and at most as many as fit. It only keeps
 * recorded requests from being heard twice by this copy: that money moves once rests on the key of its command.
 */
export function nonces(options: { clock: { now(): number }; keptMs: number; most?: number }): Nonces {
  const { clock, keptMs, most = 500_000 } = options
  let young = new Set<string>()
  let old = new Set<string>()
  let turnedAtMs = clock.now()
  return {
    take(nonce) {
      if (clock.now() - turnedAtMs >= keptMs || young.size >= most) {
        old = young
        young = new Set()
        turnedAtMs = clock.now()
      }
      if (young.has(nonce) || old.has(nonce)) return false
      young.add(nonce)
      return true
    },
  }
}
