import * as v from 'valibot'
import { generalErrors } from '../general/errors.ts'
import { operation } from '../operation.ts'
import { pick } from '../refusal.ts'
import { reason } from '../staff/operator.ts'
import { deskAgency } from './agency.ts'
import { agencyErrors } from './errors.ts'

export const endAgency = operation({
  method: 'POST',
  path: '/office/api/agency/end',
  access: 'staff',
  permission: 'agency.end',
  summary: 'Withdraws an accreditation: from now on the agent’s link brings nobody',
  body: v.object({ id: v.pipe(v.string(), v.uuid()), reason }),
  answer: deskAgency,
  refusals: { ...pick(generalErrors, 'not_found'), ...pick(agencyErrors, 'agency_decided') },
})
