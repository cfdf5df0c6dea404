import * as v from 'valibot'
import { generalErrors } from '../general/errors.ts'
import { operation } from '../operation.ts'
import { pick } from '../refusal.ts'
import { staffErrors } from '../staff/errors.ts'
import { reason } from '../staff/operator.ts'
import { taskDeskErrors } from './errors.ts'
import { rowVersion } from '../rowVersion.ts'
import { step } from '../task/task.ts'

const whole = (most: number) => v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(most))
const name = v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(60))

export const changeTask = operation({
  method: 'POST',
  path: '/office/api/task/change',
  access: 'staff',
  permission: 'task.change',
  summary:
    'Changes a task or a check-in, from the one that was seen. It counts at once, takes nothing back and pays nothing twice',
  body: v.object({
    ty: whole(999),
    seq: rowVersion,
    en_name: name,
    tl_name: name,
    steps: v.pipe(v.array(step), v.maxLength(7)),
    is_on: v.boolean(),
    sorting: whole(99),
    reason,
  }),
  answer: v.object({ seq: v.number() }),
  refusals: { ...taskDeskErrors, ...pick(generalErrors, 'not_found'), ...pick(staffErrors, 'changed_meanwhile') },
})
