import * as v from 'valibot'
import { pesos } from '../money.ts'

export const boxLimits = {
  /** Days ahead of which seed and odds are bound. */
  aheadDays: 7,
  /** How long a box waits from when it was first offered, and never beyond its Manila day. */
  waitSeconds: 72_000,
  mostPrizePesos: 10_000n,
  mostPrizes: 20,
} as const

const whole = (least: number, most: number) => v.pipe(v.number(), v.integer(), v.minValue(least), v.maxValue(most))

/** One prize, and how many of 10,000 boxes have it. */
export const boxPrize = v.strictObject({ amount: pesos, weight: whole(1, 10_000) })

/** What a day of boxes goes by. That the odds come to the whole is judged beside other rules. */
export const boxTerms = v.strictObject({
  odds: v.pipe(v.array(boxPrize), v.minLength(1), v.maxLength(boxLimits.mostPrizes)),
  /** What must have been played on the day before, in pesos. */
  least_play: pesos,
  /** How many boxes are given on a day at most. */
  most: whole(1, 1_000_000),
})
export type BoxTerms = v.InferOutput<typeof boxTerms>

/** What holds until two people have agreed on other terms. */
export const firstBoxTerms: BoxTerms = {
  odds: [
    { amount: '1.00', weight: 6000 },
    { amount: '2.00', weight: 2000 },
    { amount: '3.00', weight: 1000 },
    { amount: '5.00', weight: 600 },
    { amount: '8.00', weight: 300 },
    { amount: '18.00', weight: 80 },
    { amount: '38.00', weight: 15 },
    { amount: '88.00', weight: 5 },
  ],
  least_play: '100.00',
  most: 200_000,
}

const hash = v.pipe(v.string(), v.regex(/^[0-9a-f]{64}$/))
const noneOrHash = v.union([v.literal(''), hash])

/** What the browser brings to the draw. */
export const clientSeed = v.pipe(v.string(), v.regex(/^[A-Za-z0-9_-]{8,64}$/))

/** All that is told of a box that was opened. Its seed is empty until its day is over. */
export const boxProof = v.object({
  day: v.string(),
  uid: v.string(),
  client_seed: v.string(),
  bonus: pesos,
  commitment: hash,
  seed: noneOrHash,
  odds: v.array(boxPrize),
  odds_hash: hash,
  most: v.number(),
})

/** Why a member has no box, in words. */
export const boxWhyNot = v.nullable(v.object({ code: v.string(), sentence: v.string() }))
