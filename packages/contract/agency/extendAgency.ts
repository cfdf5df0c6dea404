import * as v from 'valibot'
import { generalErrors } from '../general/errors.ts'
import { operation } from '../operation.ts'
import { pick } from '../refusal.ts'
import { reason } from '../staff/operator.ts'
import { agencyLimits, deskAgency } from './agency.ts'
import { agencyErrors } from './errors.ts'

export const extendAgency = operation({
  method: 'POST',
  path: '/office/api/agency/extend',
  access: 'staff',
  permission: 'agency.extend',
  summary: 'Accredits an agent until a later day, under the reference of that approval: the link stays the same',
  body: v.object({
    id: v.pipe(v.string(), v.uuid()),
    /** The last day of the accreditation in Manila from now on. */
    last_day: v.pipe(v.string(), v.regex(/^\d{4}-\d{2}-\d{2}$/)),
    reference: v.pipe(v.string(), v.trim(), v.maxLength(agencyLimits.reference)),
    reason,
  }),
  answer: deskAgency,
  refusals: {
    ...pick(generalErrors, 'not_found'),
    ...pick(
      agencyErrors,
      'agency_decided',
      'agency_extension_wrong',
      'agency_reference_missing',
      'agency_closed',
      'agency_agent_unverified',
    ),
  },
})
