import * as v from 'valibot'
import { generalErrors } from '../general/errors.ts'
import { operation } from '../operation.ts'
import { pick } from '../refusal.ts'
import { reason } from '../staff/operator.ts'
import { memberFilter } from './shown.ts'

export const exportDossiers = operation({
  method: 'POST',
  path: '/office/api/member/export',
  access: 'staff',
  permission: 'member.export',
  summary: 'The same as CSV. Unmasked only for a role that may, and always on record',
  body: v.object({ filter: memberFilter, is_plain: v.boolean(), reason }),
  /** A list that is longer than one file may be is cut, and says so. */
  answer: v.object({ csv: v.string(), rows: v.number(), is_complete: v.boolean() }),
  refusals: pick(generalErrors, 'not_permitted'),
})
