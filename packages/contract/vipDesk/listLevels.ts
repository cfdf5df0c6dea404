import * as v from 'valibot'
import { pesos } from '../money.ts'
import { operation } from '../operation.ts'
import { proposalEntries } from '../proposal.ts'
import { deskLevel } from './levels.ts'
import { levelWishes } from '../vip/levels.ts'

export const listLevels = operation({
  method: 'GET',
  path: '/office/api/vip/levels',
  access: 'staff',
  permission: 'vip.list',
  summary: 'The levels that hold, how many members have each, and the last changes of them, the newest first',
  answer: v.object({
    version: v.number(),
    levels: v.array(deskLevel),
    /** What a peso of best play earns back by levels alone, in millionths. */
    back_ppm: v.number(),
    changes: v.array(
      v.object({
        id: v.string(),
        base: v.number(),
        levels: levelWishes,
        members: v.number(),
        cost: pesos,
        reason: v.string(),
        ...proposalEntries,
      }),
    ),
  }),
  refusals: {},
})
