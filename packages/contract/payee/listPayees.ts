import { listOf } from '../list.ts'
import { operation } from '../operation.ts'
import { payee } from './payee.ts'

export const listPayees = operation({
  method: 'GET',
  path: '/finance/account/list',
  access: 'member',
  summary: "The member's active payout accounts, the oldest first",
  answer: listOf(payee),
  refusals: {},
})
