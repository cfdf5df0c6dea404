import * as v from 'valibot'
import { operation } from '../operation.ts'

export const proveRecord = operation({
  method: 'POST',
  path: '/office/api/integrity/prove',
  access: 'staff',
  permission: 'integrity.read',
  summary: 'Proves the record of what staff did, from its first row to its last, now',
  answer: v.object({ acts: v.string(), broken_at: v.string() }),
  refusals: {},
})
