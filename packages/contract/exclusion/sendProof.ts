import * as v from 'valibot'
import { operation } from '../operation.ts'
import { pick } from '../refusal.ts'
import { upload } from '../upload.ts'
import { exclusionDeskErrors } from './errors.ts'

export const sendProof = operation({
  method: 'POST',
  path: '/office/api/exclusion/sendProof',
  access: 'staff',
  permission: 'exclusion.propose',
  summary: 'Sends a picture of what a family proves; the answer is by what name a proposal gives it',
  encodings: ['multipart'],
  body: v.strictObject({ file: upload }),
  answer: v.object({ proof: v.string() }),
  refusals: pick(exclusionDeskErrors, 'exclusion_proof_unreadable'),
})
