import * as v from 'valibot'
import { pesos } from '../money.ts'
import { operation } from '../operation.ts'

export const getWallet = operation({
  method: 'GET',
  path: '/finance/wallet',
  access: 'member',
  summary: 'The balance, and how much of it can be withdrawn',
  answer: v.object({ uid: v.string(), balance: pesos, withdrawable: pesos }),
  refusals: {},
})
