import * as v from 'valibot'
import { generalErrors } from '../general/errors.ts'
import { operation } from '../operation.ts'
import { pick } from '../refusal.ts'

export const deleteView = operation({
  method: 'POST',
  path: '/office/api/view/delete',
  access: 'staff',
  permission: 'office.enter',
  summary: "Deletes one of the operator's own saved views",
  body: v.object({ id: v.pipe(v.string(), v.uuid()) }),
  answer: v.object({}),
  refusals: pick(generalErrors, 'not_found'),
})
