import * as v from 'valibot'
import { cursor } from '../list.ts'
import { operation } from '../operation.ts'
import { pick } from '../refusal.ts'
import { generalErrors } from '../general/errors.ts'
import { step, taskState } from './task.ts'

const deskTask = v.object({
  /** 1 and 100 are the check-ins: their steps are the seven days. */
  ty: v.number(),
  category: v.picklist([1, 2]),
  en_name: v.string(),
  tl_name: v.string(),
  steps: v.array(step),
  is_on: v.boolean(),
  sorting: v.number(),
  seq: v.number(),
  /** How far the member is that was asked about. */
  state: v.nullable(taskState),
  progress: v.string(),
})

export const listDeskTasks = operation({
  method: 'GET',
  path: '/office/api/task/list',
  access: 'staff',
  permission: 'task.list',
  summary: 'Every task and check-in; with a uid, how far that member is',
  query: v.object({
    uid: v.optional(v.pipe(v.string(), v.regex(/^\d{0,18}$/)), ''),
    sort: v.optional(v.string(), ''),
    cursor,
  }),
  answer: v.object({ d: v.array(deskTask), t: v.number() }),
  refusals: pick(generalErrors, 'not_found'),
})
