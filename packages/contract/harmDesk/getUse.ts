import * as v from 'valibot'
import { operation } from '../operation.ts'

/** One figure of a month: of what, of which kind, and how many. */
const figure = v.object({ month: v.string(), group: v.string(), name: v.string(), count: v.number() })

export const useMonths = ['3', '12'] as const

export const getUse = operation({
  method: 'GET',
  path: '/office/api/harm/use',
  access: 'staff',
  permission: 'saferplay.read',
  isPassive: true,
  summary:
    'How safer play was used in each month in Manila: limits, stops, reality checks, breaks, exclusions, contacts. No names',
  query: v.object({ months: v.optional(v.picklist(useMonths), '3') }),
  answer: v.object({ months: v.array(v.string()), figures: v.array(figure) }),
  refusals: {},
})
