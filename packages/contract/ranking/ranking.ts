import * as v from 'valibot'
import { isDay } from '../day.ts'
import { pesos, seconds } from '../money.ts'
import { promotionId } from '../promotion/promotion.ts'

export const rankingLimits = {
  /** So many rows a page of the ranking has. */
  pageSize: 10,
  /** So many places are shown. */
  places: 100,
  /** So many days of their own a member finds in the history. */
  historyDays: 90,
} as const

const contestDay = v.pipe(v.string(), v.isoDate(), v.check(isDay))

/** One day of a contest. */
export const rankingKey = v.object({ contest: promotionId, day: contestDay })

/** What each of the places from one to another is given. */
export const placePrize = v.object({ from: v.number(), to: v.number(), bonus: pesos })

/** A place as it stands in the list. */
export const rankingRow = v.object({
  index: v.number(),
  /** The player's name, masked. */
  player: v.string(),
  bet: pesos,
  bonus: pesos,
  is_own: v.boolean(),
})

/** A place of a settled day, as everybody may recount it. */
export const publishedPlace = v.object({
  place: v.number(),
  player: v.string(),
  /** Stands for the member, who alone can show that it is theirs. */
  player_hash: v.string(),
  bet: pesos,
  reached_ms: v.number(),
  bonus: pesos,
})

/** What was signed when a day was settled. */
export const settledEntries = {
  contest: v.string(),
  day: v.string(),
  settled_at: seconds,
  root: v.string(),
  /** The text that was signed, with its signature. */
  line: v.string(),
  /** The key that proves it: Ed25519, in base64. */
  public_key: v.string(),
}
