import { leafOf } from './merkle.ts'

/** A place of a settled ranking, as it is published. */
export interface PublishedPlace {
  readonly contest: string
  readonly day: string
  readonly place: number
  /** Whose it is, hidden: `playerHash` of whoever has the salt. */
  readonly player_hash: string
  readonly bet: string
  readonly reached_ms: number
  readonly bonus: string
}

/** Stands for a member in the published list. Only who is told the salt can tell that it is theirs. */
export function playerHash(uid: string, salt: string): string {
  return leafOf('saya player', uid, salt)
}

/** A place as an entry of the published list. */
export function rankingLeaf({
  contest,
  day,
  place,
  player_hash: player,
  bet,
  reached_ms: reached,
  bonus,
}: PublishedPlace) {
  return leafOf('saya ranking 1', contest, day, String(place), player, bet, String(reached), bonus)
}

/** A settled list of places, as it is published. */
interface RankingList {
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
interface SignedText {
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
