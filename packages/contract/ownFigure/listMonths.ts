import * as v from 'valibot'
import { month } from '../month.ts'
import { operation } from '../operation.ts'
import { figure, netDeposits } from './figure.ts'

export const listMonths = operation({
  method: 'GET',
  path: '/member/own-figure/month/list',
  access: 'member',
  summary:
    'What the member paid in, took out, played, won and lost in each of the last twelve months, and the net deposits of all time',
  answer: v.object({
    /** The oldest first, from the month on in which the member joined. */
    d: v.array(v.object({ month, ...figure })),
    lifetime: v.object(netDeposits),
  }),
  refusals: {},
})
