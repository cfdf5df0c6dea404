import type { Clock } from '../platform/clock.ts'

const windowMs = 60_000
/** Nobody plays so fast: whoever asks for more in a minute waits for the next one. */
const mostOfKey = 1200
const mostOfStrangers = 1200
const mostOfGuesses = 1200
/** Of all that one address asks for: some three hundred who shoot at fish as fast as they may. */
const mostOfAddress = 60_000
const mostKept = 50_000

export interface RequestLimit {
  /** Counts a request, whoever it is of. */
  mayCome(address: string): boolean
  /**
   * Counts it for the key that it shows, if that is known, and else among all of its address: what shows no key among all
   * strangers, and what shows one that opens nothing apart, so that whoever makes keys up keeps nobody else from anything.
   */
  mayAsk(address: string, key: string | undefined): boolean
  /** A key has been found to open something: for this minute and the next it is known. */
  know(key: string): void
  knows(key: string): boolean
}

export function createRequestLimit(clock: Clock): RequestLimit {
  let begunAtMs = clock.now()
  let comers = new Map<string, number>()
  let strangers = new Map<string, number>()
  let guesses = new Map<string, number>()
  let keys = new Map<string, number>()
  let known = new Set<string>()
  let knownBefore = new Set<string>()

  function turn(): void {
    const nowMs = clock.now()
    if (nowMs - begunAtMs < windowMs && comers.size < mostKept) return
    if (nowMs - begunAtMs >= windowMs) [known, knownBefore] = [new Set(), known]
    begunAtMs = nowMs
    comers = new Map()
    strangers = new Map()
    guesses = new Map()
    keys = new Map()
  }

  function count(counts: Map<string, number>, name: string, most: number): boolean {
    const counted = (counts.get(name) ?? 0) + 1
    counts.set(name, counted)
    return counted <= most
  }

  function knows(key: string): boolean {
    return known.has(key) || knownBefore.has(key)
  }

  return {
    mayCome(address) {
      turn()
      return count(comers, address, mostOfAddress)
    },
    mayAsk(address, key) {
      if (key === undefined) return count(strangers, address, mostOfStrangers)
      return knows(key) ? count(keys, key, mostOfKey) : count(guesses, address, mostOfGuesses)
    },
    knows,
    know(key) {
      if (known.size < mostKept) known.add(key)
    },
  }
}
