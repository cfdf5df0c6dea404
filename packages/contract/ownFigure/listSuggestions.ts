import * as v from 'valibot'
import { limitFigure, limitName } from '../limit/limit.ts'
import { operation } from '../operation.ts'

export const listSuggestions = operation({
  method: 'GET',
  path: '/member/own-figure/suggestion/list',
  access: 'member',
  summary:
    'For each limit what the member usually used in a day, a week or a month, and a rounder figure that is no higher, as a suggestion',
  answer: v.object({
    /** Only where there is enough play to tell, and where it would be a first limit or a lower one. */
    d: v.array(v.object({ ...limitName, usual: limitFigure, suggested: limitFigure })),
  }),
  refusals: {},
})
