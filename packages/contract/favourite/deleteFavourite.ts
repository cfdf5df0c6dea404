import * as v from 'valibot'
import { operation } from '../operation.ts'
import { gameId } from './gameId.ts'

export const deleteFavourite = operation({
  method: 'POST',
  path: '/member/favorite/delete',
  twin: 'GET',
  access: 'member',
  summary: 'Takes a game from the favorites, whether it was among them or not',
  body: gameId,
  answer: v.object({ id: v.string() }),
  refusals: {},
})
