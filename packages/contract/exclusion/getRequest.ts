import * as v from 'valibot'
import { seconds } from '../money.ts'
import { operation } from '../operation.ts'
import { requestStatuses } from './request.ts'

export const getRequest = operation({
  method: 'GET',
  path: '/member/exclusion/request/detail',
  access: 'member',
  summary: 'From when on the member may ask for their exclusion to end, and how their request stands',
  answer: v.object({
    /** Null where there is no exclusion, or one whose end only time brings. */
    may_ask_from: v.nullable(seconds),
    /** Null where nothing was asked for this exclusion. */
    status: v.nullable(v.picklist(requestStatuses)),
    /** Null where nothing was agreed to. */
    open_from: v.nullable(seconds),
    /** Until when the member may confirm what was agreed to: behind that it counts as never agreed. */
    lapses_at: v.nullable(seconds),
  }),
  refusals: {},
})
