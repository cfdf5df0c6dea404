import * as v from 'valibot'
import { operation } from '../operation.ts'
import { shownWin } from './listWins.ts'

const { rank: _rank, player: _player, ...win } = shownWin.entries

export const getOwnWin = operation({
  method: 'GET',
  path: '/promo/daily/own',
  access: 'member',
  summary: 'The member’s own largest win of today or yesterday, and whether others see their wins',
  answer: v.object({ best: v.nullable(v.object(win)), is_hidden: v.boolean() }),
  refusals: {},
})
