import * as v from 'valibot'
import { listOf } from '../list.ts'
import { operation } from '../operation.ts'
import { shownChannel } from './shown.ts'

export const listChannels = operation({
  method: 'GET',
  path: '/office/api/channel/list',
  access: 'staff',
  permission: 'channel.list',
  summary: 'Every way in which money comes in or goes out, open or not',
  query: v.object({
    mode: v.optional(v.picklist(['', '1', '2']), ''),
    gateway: v.optional(v.pipe(v.string(), v.maxLength(20)), ''),
  }),
  answer: listOf(shownChannel),
  refusals: {},
})
