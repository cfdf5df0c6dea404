import * as v from 'valibot'
import { generalErrors } from '../general/errors.ts'
import { operation } from '../operation.ts'
import { pick } from '../refusal.ts'
import { step, taskState } from '../task/task.ts'
import { changeTask } from './changeTask.ts'
import { taskDeskErrors } from './errors.ts'

const { ty, is_on } = changeTask.body.entries

const standing = v.object({
  /** Nothing where the member is not shown it. */
  state: v.nullable(taskState),
  progress: v.string(),
  /** What the member can collect of it now, or else what is next. */
  bonus: v.number(),
})

export const previewTask = operation({
  method: 'POST',
  path: '/office/api/task/preview',
  access: 'staff',
  permission: 'task.change',
  summary: 'What a change of a task would be for one member, where the guard lets it through. It changes nothing',
  body: v.object({
    ty,
    steps: v.pipe(v.array(step), v.maxLength(7)),
    is_on,
    uid: v.pipe(v.string(), v.regex(/^\d{1,18}$/)),
  }),
  answer: v.object({ before: standing, after: standing }),
  refusals: { ...taskDeskErrors, ...pick(generalErrors, 'not_found') },
})
