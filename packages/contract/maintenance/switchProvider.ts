import * as v from 'valibot'
import { generalErrors } from '../general/errors.ts'
import { operation } from '../operation.ts'
import { pick } from '../refusal.ts'
import { staffErrors } from '../staff/errors.ts'
import { reason } from '../staff/operator.ts'

export const switchProvider = operation({
  method: 'POST',
  path: '/office/api/provider/switch',
  access: 'staff',
  permission: 'game.switch',
  summary: 'Closes a provider by hand, or opens it again; open rounds are settled all the same',
  body: v.object({ venue_id: v.pipe(v.number(), v.safeInteger()), is_closed: v.boolean(), reason }),
  answer: v.object({}),
  refusals: { ...pick(generalErrors, 'not_found'), ...pick(staffErrors, 'changed_meanwhile') },
})
