import * as v from 'valibot'
import { pesos, seconds } from '../money.ts'
import { operation } from '../operation.ts'
import { whyNot } from '../promotion/listPromotions.ts'
import { placePrize } from './ranking.ts'

export const getRanking = operation({
  method: 'GET',
  path: '/promo/ranking/detail',
  access: 'member',
  summary: 'The contest of today: its prizes and rules, when it ends, and where the member stands in it',
  answer: v.object({
    /** Nothing where there is none today, and where the member may be made no offer. */
    contest: v.nullable(
      v.object({
        id: v.string(),
        title: v.string(),
        day: v.string(),
        pool: pesos,
        prizes: v.array(placePrize),
        rules: v.array(v.string()),
        /** How often a prize must be played before it may be withdrawn. */
        multiple: v.number(),
        ends_at: seconds,
        /** How long it still runs, whatever the clock on the phone says. */
        seconds_left: v.number(),
        /** When the places were counted last; 0 before the first time. */
        counted_at: seconds,
        entrants: v.number(),
      }),
    ),
    /** Whether there was one for today that was switched off. */
    is_off: v.boolean(),
    /** From which Manila day on one is on, where none is today and one is planned that the member may be offered. */
    next_day: v.nullable(v.string()),
    /** The list that was signed last, of whichever contest, for everybody to recount. Nothing before there is one. */
    last: v.nullable(v.object({ contest: v.string(), day: v.string(), root: v.string(), entrants: v.number() })),
    own: v.object({
      bet: pesos,
      /** Nothing where they are in none. */
      place: v.nullable(v.number()),
      /** Far behind the prizes a place is about right. */
      is_exact: v.boolean(),
      bonus: pesos,
      /** The next better prize, and the play that is missing to it as things stand. */
      next: v.nullable(v.object({ place: v.number(), bonus: pesos, missing: pesos })),
      why_not: whyNot,
    }),
  }),
  refusals: {},
})
