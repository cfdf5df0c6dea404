import * as v from 'valibot'
import { operation } from '../operation.ts'

export const listBranches = operation({
  method: 'POST',
  path: '/member/kyc/shops',
  access: 'member',
  summary: 'The branches one of which is nearest to the member',
  answer: v.object({ d: v.array(v.object({ label: v.string(), value: v.number() })) }),
  refusals: {},
})
