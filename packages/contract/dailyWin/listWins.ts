import * as v from 'valibot'
import { pesos, seconds } from '../money.ts'
import { operation } from '../operation.ts'

export const shownWin = v.object({
  rank: v.number(),
  /** The first two letters of a name, and its last one where it is long. */
  player: v.string(),
  /** By which the game is opened; empty where the catalogue has it no more. */
  game_code: v.string(),
  en_name: v.string(),
  tl_name: v.string(),
  img: v.string(),
  amount: pesos,
  at: seconds,
})

export const listWins = operation({
  method: 'GET',
  path: '/promo/daily/wins',
  access: 'guest',
  summary: 'The largest wins of today and of yesterday, without the names of those who won',
  answer: v.object({ today: v.array(shownWin), yesterday: v.array(shownWin), counted_at: seconds }),
  refusals: {},
})
