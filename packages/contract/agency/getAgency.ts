import * as v from 'valibot'
import { operation } from '../operation.ts'
import { agencyMonth, applyCodes, shownAgency } from './agency.ts'

export const getAgency = operation({
  method: 'GET',
  path: '/member/agency/detail',
  access: 'member',
  summary: 'The newest application of the member, and as an agent their link and whom it brought by month',
  answer: v.object({
    /** Nothing where they never applied. */
    agency: v.nullable(shownAgency),
    /** Empty unless they are an agent now. */
    link: v.string(),
    months: v.array(agencyMonth),
    /** Why they may not apply at the moment; empty where they may. */
    why_not: v.picklist(['', ...applyCodes]),
  }),
  refusals: {},
})
