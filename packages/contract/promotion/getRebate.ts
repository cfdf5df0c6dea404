import * as v from 'valibot'
import { gameCard } from '../game/card.ts'
import { pesos, seconds } from '../money.ts'
import { operation } from '../operation.ts'
import { whyNot } from './listPromotions.ts'
import { rebatePid } from './rebate.ts'

export const getRebate = operation({
  method: 'GET',
  path: '/promo/rebate/detail',
  access: 'member',
  summary: 'What play at providers has given back, and the games that count for it',
  query: v.object({ pid: rebatePid }),
  answer: v.object({
    /** What can be collected now. */
    bonus: pesos,
    /** How many rewards that is. */
    unclaimed: v.number(),
    /** What was collected this month. */
    claimed: pesos,
    games: v.array(gameCard),
    /** The rewards behind the bonus, the first to expire first. */
    rewards: v.array(v.object({ day: v.string(), amount: pesos, expires_at: seconds })),
    title: v.string(),
    /** Whether play is given back now. What it gave before can be collected for its seven days all the same. */
    is_on: v.boolean(),
    /** The terms in sentences, of what is on or else of what waits. */
    terms: v.array(v.string()),
    why_not: whyNot,
  }),
  refusals: {},
})
