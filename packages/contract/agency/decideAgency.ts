import * as v from 'valibot'
import { generalErrors } from '../general/errors.ts'
import { operation } from '../operation.ts'
import { pick } from '../refusal.ts'
import { reason } from '../staff/operator.ts'
import { agencyLimits, deskAgency } from './agency.ts'
import { agencyErrors } from './errors.ts'

export const decideAgency = operation({
  method: 'POST',
  path: '/office/api/agency/decide',
  access: 'staff',
  permission: 'agency.decide',
  summary:
    'Accredits an applicant until a day, under the reference of its approval, or rejects them; the member reads the reason',
  body: v.object({
    id: v.pipe(v.string(), v.uuid()),
    is_approved: v.boolean(),
    /** The last day of the accreditation in Manila. Empty where it is a rejection. */
    last_day: v.optional(v.pipe(v.string(), v.regex(/^(\d{4}-\d{2}-\d{2})?$/)), ''),
    reference: v.optional(v.pipe(v.string(), v.trim(), v.maxLength(agencyLimits.reference)), ''),
    reason,
  }),
  answer: deskAgency,
  refusals: {
    ...pick(generalErrors, 'not_found'),
    ...pick(
      agencyErrors,
      'agency_decided',
      'agency_end_wrong',
      'agency_reference_missing',
      'agency_closed',
      'agency_applicant_unverified',
    ),
  },
})
