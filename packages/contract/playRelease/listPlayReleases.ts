import * as v from 'valibot'
import { cursor, listOf, pageSize, sortBy } from '../list.ts'
import { operation } from '../operation.ts'
import { proposalStatuses } from '../proposal.ts'
import { playRelease } from './playRelease.ts'

export const listPlayReleases = operation({
  method: 'GET',
  path: '/office/api/playRelease/list',
  access: 'staff',
  permission: 'play.list',
  isPassive: true,
  summary: 'Releases from play of all members: those that wait, the longest waiting first, or others, the newest first',
  query: v.object({
    /** Nothing chosen: those that wait. */
    status: v.optional(v.picklist(['', ...proposalStatuses]), ''),
    uid: v.optional(v.pipe(v.string(), v.trim(), v.regex(/^\d{0,18}$/)), ''),
    sort: sortBy('proposed'),
    cursor,
    page_size: pageSize(50, 100),
  }),
  answer: listOf(playRelease),
  refusals: {},
})
