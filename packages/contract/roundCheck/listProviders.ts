import * as v from 'valibot'
import { listOf } from '../list.ts'
import { operation } from '../operation.ts'

export const listProviders = operation({
  method: 'GET',
  path: '/office/api/round-check/provider/list',
  access: 'staff',
  permission: 'round.read',
  summary: 'Every provider that may bet, and whether its rounds are laid beside its own books',
  answer: listOf(v.object({ provider: v.string(), is_compared: v.boolean() })),
  refusals: {},
})
