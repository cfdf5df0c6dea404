import * as v from 'valibot'
import { operation } from '../operation.ts'
import { wholeCoins } from './movement.ts'

export const getBalance = operation({
  method: 'GET',
  path: '/member/filcoin/balance',
  alias: '/promo/task/token/balance',
  access: 'member',
  summary: 'How many Filcoins the member has',
  answer: v.object({ balance: wholeCoins }),
  refusals: {},
})
