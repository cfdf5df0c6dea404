import * as v from 'valibot'
import { shownPassword } from '../identity/password.ts'
import { operation } from '../operation.ts'
import { pick } from '../refusal.ts'
import { staffErrors } from './errors.ts'
import { newStaffPassword } from './operator.ts'

export const setPassword = operation({
  method: 'POST',
  path: '/office/api/password/set',
  access: 'staff',
  permission: 'office.enter',
  summary: 'Sets a password of one’s own, and signs out everywhere else',
  body: v.object({ password: shownPassword, new_password: newStaffPassword }),
  answer: v.object({ ended: v.number() }),
  refusals: pick(staffErrors, 'password_short', 'password_known', 'password_refused', 'attempts_exceeded'),
})
