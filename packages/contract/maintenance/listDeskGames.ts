import * as v from 'valibot'
import { textLimits } from '../limits.ts'
import { cursor, listOf } from '../list.ts'
import { operation } from '../operation.ts'
import { gameState } from './gameState.ts'

export const listDeskGames = operation({
  method: 'GET',
  path: '/office/api/game/list',
  access: 'staff',
  permission: 'game.list',
  summary: 'Every game of the catalogue, and whether players see it and can open it',
  query: v.object({
    w: v.optional(v.pipe(v.string(), v.maxLength(textLimits.gameSearch), v.excludes('\0')), ''),
    state: v.optional(v.picklist(['', ...gameState.options]), ''),
    cursor,
  }),
  answer: listOf(
    v.object({
      id: v.number(),
      code: v.string(),
      name: v.string(),
      provider: v.string(),
      category: v.string(),
      state: gameState,
      is_offered: v.boolean(),
      is_provider_closed: v.boolean(),
    }),
  ),
  refusals: {},
})
