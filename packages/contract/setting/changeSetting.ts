import * as v from 'valibot'
import { operation } from '../operation.ts'
import { pick } from '../refusal.ts'
import { staffErrors } from '../staff/errors.ts'
import { reason } from '../staff/operator.ts'
import { settingErrors } from './errors.ts'
import { settingNames } from './settings.ts'

export const changeSetting = operation({
  method: 'POST',
  path: '/office/api/setting/change',
  access: 'staff',
  permission: 'setting.change',
  summary:
    'Sets something anew, from what whoever sets it saw; what makes members less protected waits until a colleague asks for the same',
  body: v.object({
    name: v.picklist(settingNames),
    before: v.pipe(v.string(), v.maxLength(40)),
    after: v.pipe(v.string(), v.maxLength(40)),
    reason,
  }),
  answer: v.object({ is_waiting: v.boolean() }),
  refusals: { ...pick(staffErrors, 'changed_meanwhile'), ...settingErrors },
})
