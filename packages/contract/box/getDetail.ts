import * as v from 'valibot'
import { pesos, seconds } from '../money.ts'
import { month } from '../month.ts'
import { operation } from '../operation.ts'
import { boxPrize, boxProof, boxWhyNot } from './box.ts'

const record = v.object({
  date: v.string(),
  bonus: pesos,
  state: v.picklist(['claimed', 'expired']),
  /** It waits for room under the law, or for its member’s account. */
  is_waiting: v.boolean(),
  /** By which the member and support find the decision. */
  reference: v.nullable(v.string()),
  proof: v.nullable(boxProof),
})

export const getDetail = operation({
  method: 'GET',
  path: '/promo/blindbox/detail',
  access: 'member',
  summary: 'The boxes of a month with their proofs, the box that waits, and the odds',
  query: v.object({ pid: v.picklist(['1']), ym: month }),
  answer: v.object({
    /** The boxes of the month, the newest first. */
    data: v.array(record),
    /** What they came to. */
    total: pesos,
    claimed: v.number(),
    not_received: v.number(),
    /** Boxes that wait now. */
    unclaimed: v.number(),
    expires_at: seconds,
    why_not: boxWhyNot,
    /** Of today: what a box may have, of 10,000. */
    odds: v.array(boxPrize),
    odds_hash: v.string(),
    least_play: pesos,
    most: v.number(),
    /** How often a prize must be played before it may be withdrawn. */
    multiple: v.number(),
    /** Today and the days ahead, each bound before it comes. */
    commitments: v.array(v.object({ day: v.string(), commitment: v.string() })),
  }),
  refusals: {},
})
