import * as v from 'valibot'
import { listOf } from '../list.ts'
import { seconds } from '../money.ts'
import { operation } from '../operation.ts'

/** What ends by a day: the time to verify, a reward to collect, a higher limit to confirm, an accreditation as an agent. */
export const dueKinds = ['identity', 'reward', 'limit', 'agency'] as const

export const due = v.object({
  kind: v.picklist(dueKinds),
  /** Names it among others of its kind. */
  id: v.string(),
  /** When it ends. */
  at: seconds,
  /** Of a reward: what it is, and how much in pesos or in coins. */
  cash_type: v.number(),
  asset: v.picklist(['', 'PHP', 'FIL']),
  amount: v.string(),
})

export type Due = v.InferOutput<typeof due>

export const listDue = operation({
  method: 'GET',
  path: '/member/due/list',
  access: 'member',
  summary: 'What the member loses or has to do by a day that is near, the nearest first',
  answer: listOf(due),
  refusals: {},
})
