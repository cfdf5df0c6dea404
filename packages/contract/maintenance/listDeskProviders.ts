import * as v from 'valibot'
import { listOf } from '../list.ts'
import { operation } from '../operation.ts'

export const listDeskProviders = operation({
  method: 'GET',
  path: '/office/api/provider/list',
  access: 'staff',
  permission: 'game.list',
  summary: 'Every provider of the catalogue: how many games it has, and whether it is closed',
  answer: listOf(
    v.object({
      venue_id: v.number(),
      name: v.string(),
      /** All that are shown to players, and those of them that somebody offers now. */
      games: v.number(),
      offered: v.number(),
      /** By hand. */
      is_closed: v.boolean(),
      in_window: v.boolean(),
    }),
  ),
  refusals: {},
})
