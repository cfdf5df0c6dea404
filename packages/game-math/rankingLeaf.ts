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
