import { operation } from '../operation.ts'
import { pick } from '../refusal.ts'
import { agencyForm, shownAgency } from './agency.ts'
import { agencyErrors } from './errors.ts'

export const applyAgency = operation({
  method: 'POST',
  path: '/member/agency/apply',
  access: 'member',
  summary: 'Applies to become an agent, who invites players by a link of their own; staff decide',
  body: agencyForm,
  answer: shownAgency,
  refusals: pick(
    agencyErrors,
    'agency_name_missing',
    'agency_phone_wrong',
    'agency_channel_missing',
    'agency_unverified',
    'agency_closed',
    'agency_waits',
    'agency_stands',
    'agency_too_soon',
    'agency_exhausted',
  ),
})
