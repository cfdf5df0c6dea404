import * as v from 'valibot'
import { day, month } from '../month.ts'
import { operation } from '../operation.ts'
import { figure } from './figure.ts'

export const listDays = operation({
  method: 'GET',
  path: '/member/own-figure/day/list',
  access: 'member',
  summary: 'The same figures for each day of one month; none for a month before the last twelve, or one to come',
  query: v.object({ month }),
  answer: v.object({ d: v.array(v.object({ day, ...figure })) }),
  refusals: {},
})
