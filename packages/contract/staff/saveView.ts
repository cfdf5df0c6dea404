import * as v from 'valibot'
import { operation } from '../operation.ts'
import { pick } from '../refusal.ts'
import { staffErrors } from './errors.ts'
import { savedView } from './savedView.ts'

export const saveView = operation({
  method: 'POST',
  path: '/office/api/view/save',
  access: 'staff',
  permission: 'office.enter',
  summary: 'Keeps filters and order of a list under a name, in the place of what the operator kept under it before',
  body: v.omit(savedView, ['id']),
  answer: savedView,
  refusals: pick(staffErrors, 'views_exceeded'),
})
