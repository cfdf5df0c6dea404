import * as v from 'valibot'
import { memberUid } from '../dossier/shown.ts'
import { generalErrors } from '../general/errors.ts'
import { operation } from '../operation.ts'
import { pick } from '../refusal.ts'
import { reason } from '../staff/operator.ts'
import { exclusionDeskErrors } from './errors.ts'
import { deskPeriods } from './period.ts'
import { deskSources, exclusionProposal, relations } from './proposal.ts'

export const proposeExclusion = operation({
  method: 'POST',
  path: '/office/api/exclusion/propose',
  access: 'staff',
  permission: 'exclusion.propose',
  summary: 'Proposes to exclude a member, for a family on proof or for the operator; a colleague has to agree',
  body: v.object({
    uid: memberUid,
    source: v.picklist(deskSources),
    /** Of the family alone. */
    relation: v.optional(v.picklist(['', ...relations]), ''),
    /** Of the operator alone: a family's is set by how often it was given. */
    period: v.optional(v.picklist(['', ...deskPeriods]), ''),
    /** What `sendProof` answered. */
    proof: v.optional(v.pipe(v.string(), v.regex(/^([0-9a-f]{32})?$/)), ''),
    reason,
  }),
  answer: exclusionProposal,
  refusals: {
    ...pick(generalErrors, 'not_found'),
    ...pick(exclusionDeskErrors, 'exclusion_form', 'exclusion_proof_missing', 'exclusion_waiting', 'exclusion_stands'),
  },
})
