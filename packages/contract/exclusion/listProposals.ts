import * as v from 'valibot'
import { cursor, listOf, pageSize, sortBy } from '../list.ts'
import { operation } from '../operation.ts'
import { proposalStatuses } from '../proposal.ts'
import { exclusionProposal } from './proposal.ts'

export const listProposals = operation({
  method: 'GET',
  path: '/office/api/exclusion/list',
  access: 'staff',
  permission: 'exclusion.list',
  isPassive: true,
  summary: 'Exclusions that staff proposed: those that wait, the longest waiting first, or others, the newest first',
  query: v.object({
    /** Nothing chosen: those that wait. */
    status: v.optional(v.picklist(['', ...proposalStatuses]), ''),
    uid: v.optional(v.pipe(v.string(), v.trim(), v.regex(/^\d{0,18}$/)), ''),
    sort: sortBy('proposed'),
    cursor,
    page_size: pageSize(50, 100),
  }),
  answer: listOf(exclusionProposal),
  refusals: {},
})
