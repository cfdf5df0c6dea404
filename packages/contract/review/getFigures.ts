import * as v from 'valibot'
import { operation } from '../operation.ts'

export const getFigures = operation({
  method: 'GET',
  path: '/office/api/review/figures',
  access: 'staff',
  permission: 'review.list',
  isPassive: true,
  summary: 'How the desk stands today',
  answer: v.object({
    waiting: v.number(),
    escalated: v.number(),
    median_wait_seconds: v.number(),
    oldest_wait_seconds: v.number(),
    decided_today: v.number(),
    decided_by_me: v.number(),
  }),
  refusals: {},
})
