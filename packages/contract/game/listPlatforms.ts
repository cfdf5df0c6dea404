import * as v from 'valibot'
import { operation } from '../operation.ts'

export const listPlatforms = operation({
  method: 'GET',
  path: '/member/platform/list',
  access: 'guest',
  shared: true,
  summary: 'The game providers',
  answer: v.object({
    d: v.array(
      v.object({
        venue_id: v.number(),
        id: v.number(),
        name: v.string(),
        logo: v.string(),
        maintained: v.picklist([0, 1]),
      }),
    ),
    t: v.number(),
  }),
  refusals: {},
})
