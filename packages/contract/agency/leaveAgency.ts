import { operation } from '../operation.ts'
import { pick } from '../refusal.ts'
import { shownAgency } from './agency.ts'
import { agencyErrors } from './errors.ts'

export const leaveAgency = operation({
  method: 'POST',
  path: '/member/agency/leave',
  access: 'member',
  summary: 'Takes an application back, or ends being an agent: the link brings nobody from then on',
  answer: shownAgency,
  refusals: pick(agencyErrors, 'agency_none'),
})
