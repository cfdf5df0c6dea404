import * as v from 'valibot'
import { operation } from '../operation.ts'

/** What comparing with the signed lines came to: `absent` where there should be some and none is here, `unseen` where nobody looked. */
const signedStates = ['held', 'lost', 'moved', 'broken', 'never', 'absent', 'unseen'] as const

export const proveRecord = operation({
  method: 'POST',
  path: '/office/api/integrity/prove',
  access: 'staff',
  permission: 'integrity.read',
  summary: 'Proves the record of what staff did, from its first row to its last, now',
  answer: v.object({
    acts: v.string(),
    broken_at: v.string(),
    signed: v.picklist(signedStates),
    signed_seq: v.string(),
  }),
  refusals: {},
})
