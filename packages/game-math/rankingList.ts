import type { PublishedPlace } from './rankingLeaf.ts'

/** A settled list of places, as it is published. */
export interface RankingList {
  readonly contest: string
  readonly day: string
  readonly root: string
  /** What was signed when the day was settled, with its signature. */
  readonly line: string
  readonly entrants: number
  readonly places: readonly Pick<PublishedPlace, 'place' | 'bet' | 'reached_ms'>[]
}

/** Whether no place is left out, more play comes first, and on equal play whoever reached it first. */
export function arePlacesInOrder(places: RankingList['places']): boolean {
  return places.every(({ place, bet, reached_ms: reachedMs }, at) => {
    const before = places[at - 1]
    if (place !== at + 1 || !before) return place === at + 1
    const [more, less] = [centavosOf(before.bet), centavosOf(bet)]
    return more > less || (more === less && before.reached_ms <= reachedMs)
  })
}

function centavosOf(bet: string): bigint {
  return BigInt(bet.replace('.', ''))
}

/** A text that was signed, and its signature in base64. */
export interface SignedText {
  readonly text: string
  readonly signature: string
}

/** Takes the signed text out of a list's line. Nothing where the line says something else than the list that it came with. */
export function signedTextOf({ contest, day, root, line, entrants, places }: RankingList): SignedText | undefined {
  try {
    const { signature, ...said } = JSON.parse(line) as Record<string, unknown>
    const shown = { contest, day, root, entrants, places: places.length }
    const isSame = Object.entries(shown).every(([name, value]) => said[name] === value)
    return isSame && typeof signature === 'string' ? { text: JSON.stringify(said), signature } : undefined
  } catch {
    return undefined
  }
}
