import * as v from 'valibot'
import { operation } from '../operation.ts'
import { favouriteErrors } from './errors.ts'
import { gameId } from './gameId.ts'

export const addFavourite = operation({
  method: 'POST',
  path: '/member/favorite/insert',
  twin: 'GET',
  access: 'member',
  summary: 'Makes a game a favorite; one that is a favorite already stays one',
  body: gameId,
  answer: v.object({ id: v.string() }),
  refusals: favouriteErrors,
})
