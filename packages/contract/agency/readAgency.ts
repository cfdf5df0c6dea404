import * as v from 'valibot'
import { generalErrors } from '../general/errors.ts'
import { operation } from '../operation.ts'
import { pick } from '../refusal.ts'
import { agencyMonth, deskAgency } from './agency.ts'

export const readAgency = operation({
  method: 'GET',
  path: '/office/api/agency/:id',
  access: 'staff',
  permission: 'agency.list',
  isPassive: true,
  summary: 'One application or agent, with how far the friends of each month came. Agents get no commission',
  params: v.object({ id: v.pipe(v.string(), v.uuid()) }),
  answer: v.object({ ...deskAgency.entries, months: v.array(agencyMonth) }),
  refusals: pick(generalErrors, 'not_found'),
})
