export interface Nonces {
  /** True the first time. */
  take(nonce: string): boolean
}

/** A set that doubles rearranges all it holds, for tens of milliseconds if it is a large one: many small ones do not. */
const drawers = 64

/**
 * Remembers nonces for at least as long as their timestamps are taken, and at most as many as fit. It only keeps
 * recorded requests from being heard twice by this copy: that money moves once rests on the key of its command.
 */
export function nonces(options: { clock: { now(): number }; keptMs: number; most?: number }): Nonces {
  const { clock, keptMs, most = 500_000 } = options
  let young = emptyDrawers()
  let old = emptyDrawers()
  let count = 0
  let turnedAtMs = clock.now()
  return {
    take(nonce) {
      if (clock.now() - turnedAtMs >= keptMs || count >= most) {
        old = young
        young = emptyDrawers()
        count = 0
        turnedAtMs = clock.now()
      }
      const drawer = drawerOf(young, nonce)
      if (drawer.has(nonce) || drawerOf(old, nonce).has(nonce)) return false
      drawer.add(nonce)
      count++
      return true
    },
  }
}

function emptyDrawers(): Set<string>[] {
  return Array.from({ length: drawers }, () => new Set<string>())
}

/** By its last two characters, the ones that differ between any two that are drawn or counted. */
function drawerOf(all: readonly Set<string>[], nonce: string): Set<string> {
  const end = nonce.length
  const drawer = all[(31 * nonce.charCodeAt(end - 1) + (nonce.charCodeAt(end - 2) || 0)) % drawers]
  if (!drawer) throw new Error('A nonce was empty.')
  return drawer
}
