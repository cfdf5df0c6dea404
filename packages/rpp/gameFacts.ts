import * as v from 'valibot'
import { amountText, id } from './shapes.ts'

/** A part of something in millionths. */
export const ppm = v.pipe(v.number(), v.safeInteger(), v.minValue(0), v.maxValue(1_000_000))
const times = v.pipe(v.number(), v.safeInteger(), v.minValue(1), v.maxValue(1_000_000_000))
const sentences = v.pipe(
  v.array(v.pipe(v.string(), v.minLength(1), v.maxLength(1000), v.excludes('\0'))),
  v.minLength(1),
  v.maxLength(40),
)

/** Told or not: what is of another form counts as not told, since a game is no worse a game for it. */
function told<Schema extends v.GenericSchema>(schema: Schema) {
  return v.fallback(v.optional(schema), undefined)
}

/** What a provider may tell of a game besides its return, for its players to read. */
export const gameFacts = {
  /** Changes with every change of the rules or the mathematics. */
  version: told(id),
  /** Where the return depends on what is bet or how it is played: between which it lies. */
  least_rtp_ppm: told(ppm),
  most_rtp_ppm: told(ppm),
  /** How many of a million rounds pay anything. */
  hit_ppm: told(ppm),
  /** From 1 (small wins, often) to 5 (large wins, seldom). */
  volatility: told(v.picklist([1, 2, 3, 4, 5])),
  /** Of one round. */
  least_bet: told(amountText),
  most_bet: told(amountText),
  most_win: told(amountText),
  /** The same in bets. */
  most_win_times: told(times),
  /** In sentences, by language. */
  rules: told(v.object({ en: sentences, tl: told(sentences) })),
  /** A page that says how rounds are decided and can be checked. */
  fairness_url: told(v.pipe(v.string(), v.url(), v.maxLength(2000))),
}
