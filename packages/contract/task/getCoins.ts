import * as v from 'valibot'
import { operation } from '../operation.ts'

const coins = v.number()

export const getCoins = operation({
  method: 'GET',
  path: '/office/api/task/coins',
  access: 'staff',
  permission: 'task.list',
  summary: 'Filcoins that came and went on each of the last 30 days, and what was owed behind it. Testers do not count',
  answer: v.object({
    days: v.array(
      v.object({
        day: v.string(),
        earned: coins,
        /** Corrections by staff. */
        added: coins,
        /** Less what was refunded. */
        spent: coins,
        removed: coins,
        /** Held by whoever left. */
        lapsed: coins,
        /** At the end of the day, and of today by now. */
        owed: coins,
      }),
    ),
    owed: coins,
    /** The same at the planned cost of a coin. */
    owed_cost: v.string(),
  }),
  refusals: {},
})
