import * as v from 'valibot'
import { generalErrors } from '../general/errors.ts'
import { operation } from '../operation.ts'
import { pick } from '../refusal.ts'
import { lookAlikePair } from './lookAlike.ts'

export const getLookAlike = operation({
  method: 'GET',
  path: '/office/api/lookAlike/:id',
  access: 'staff',
  permission: 'alike.read',
  summary: 'The two beside each other: the account that was found, and who is excluded; each look is on record',
  params: v.object({ id: v.pipe(v.string(), v.uuid()) }),
  answer: lookAlikePair,
  refusals: pick(generalErrors, 'not_found'),
})
