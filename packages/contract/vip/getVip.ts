import * as v from 'valibot'
import { pesos, seconds } from '../money.ts'
import { operation } from '../operation.ts'

export const getVip = operation({
  method: 'GET',
  path: '/member/vip',
  access: 'member',
  summary: 'The level of the member and the experience behind it',
  answer: v.object({
    /** 0 before the first level. */
    vip: v.number(),
    /** One for each peso of play that counts. */
    xp: v.number(),
    /** When the level was reached; 0 before the first one. */
    reached_at: seconds,
    /** While bonuses are closed to the member, a limit of theirs stops them or no approval covers the day: what is still missing is not put before them. */
    is_quiet: v.boolean(),
    birthday: v.object({
      /** The next birthday by the date that was approved, `yyyy-mm-dd`. Empty while none is. */
      on: v.string(),
      /** What was given this year; 0.00 where nothing was. */
      given: pesos,
    }),
  }),
  refusals: {},
})
