import * as v from 'valibot'
import { operation } from '../operation.ts'
import { demo } from './demo.ts'
import { period } from './period.ts'

export const getReviews = operation({
  method: 'GET',
  path: '/office/api/figure/reviews',
  access: 'staff',
  permission: 'figure.read',
  isPassive: true,
  summary: 'How many KYC cases wait, and what was decided by day',
  query: period,
  answer: v.object({
    waiting: v.number(),
    /** Of those that wait, and of those that were decided; below nothing where there was none. */
    waiting_median_seconds: v.number(),
    decided_median_seconds: v.number(),
    days: v.array(v.object({ day: v.string(), full: v.number(), basic: v.number(), rejected: v.number() })),
    demo,
  }),
  refusals: {},
})
