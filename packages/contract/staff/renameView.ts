import * as v from 'valibot'
import { generalErrors } from '../general/errors.ts'
import { operation } from '../operation.ts'
import { pick } from '../refusal.ts'
import { staffErrors } from './errors.ts'
import { savedView, viewName } from './savedView.ts'

export const renameView = operation({
  method: 'POST',
  path: '/office/api/view/rename',
  access: 'staff',
  permission: 'office.enter',
  summary: "Calls one of the operator's own saved views by another name",
  body: v.object({ id: v.pipe(v.string(), v.uuid()), name: viewName }),
  answer: savedView,
  refusals: { ...pick(generalErrors, 'not_found'), ...pick(staffErrors, 'view_name_taken') },
})
