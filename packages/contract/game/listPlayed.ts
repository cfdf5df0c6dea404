import * as v from 'valibot'
import { operation } from '../operation.ts'
import { gameRow } from './card.ts'

export const listPlayed = operation({
  method: 'GET',
  path: '/member/game/list/history',
  access: 'member',
  summary: 'The games the member played last, newest first',
  answer: v.object({ d: v.array(gameRow), t: v.number() }),
  refusals: {},
})
