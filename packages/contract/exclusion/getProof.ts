import * as v from 'valibot'
import { memberUid } from '../dossier/shown.ts'
import { generalErrors } from '../general/errors.ts'
import { operation } from '../operation.ts'
import { pick } from '../refusal.ts'
import { reason } from '../staff/operator.ts'

export const getProof = operation({
  method: 'POST',
  path: '/office/api/exclusion/proof',
  access: 'staff',
  permission: 'exclusion.read',
  summary: 'Shows the picture of a family’s proof, with who looks drawn across it; each look is on record',
  body: v.object({ uid: memberUid, id: v.pipe(v.string(), v.uuid()), reason }),
  /** A JPEG in base64. */
  answer: v.object({ jpeg: v.string() }),
  refusals: pick(generalErrors, 'not_found'),
})
