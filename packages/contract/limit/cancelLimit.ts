import * as v from 'valibot'
import { operation } from '../operation.ts'
import { limitList, limitName } from './limit.ts'

export const cancelLimit = operation({
  method: 'POST',
  path: '/member/limit/cancel',
  access: 'member',
  readsSession: true,
  summary: 'Keep a limit as it is: what was asked for in its place is forgotten',
  body: v.object(limitName),
  answer: limitList,
  refusals: {},
})
