import * as v from 'valibot'
import { listOf, page, pageSize } from '../list.ts'
import { pesos, seconds } from '../money.ts'
import { operation } from '../operation.ts'

const lot = v.object({
  id: v.string(),
  cash_type: v.number(),
  name: v.string(),
  amount: pesos,
  turnover_required: pesos,
  done: pesos,
  left: pesos,
  locked: pesos,
  /** What would be taken if it was given back. Nothing where it is no bonus. */
  returnable: v.nullable(pesos),
  created_at: seconds,
})

export const listLots = operation({
  method: 'GET',
  path: '/finance/wallet/lots',
  access: 'member',
  summary: 'Why part of the balance cannot be withdrawn yet: each credit and the play it still asks for',
  query: v.object({ page, page_size: pageSize(20, 100) }),
  // What is left of all lots, with what providers took back again of play that was done, is the open turnover. What
  // they lock, with what was taken back, is what cannot be withdrawn.
  answer: v.object({ ...listOf(lot).entries, open_turnover: pesos, taken_back: pesos }),
  refusals: {},
})
