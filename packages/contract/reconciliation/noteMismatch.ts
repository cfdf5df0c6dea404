import * as v from 'valibot'
import { day } from '../day.ts'
import { generalErrors } from '../general/errors.ts'
import { operation } from '../operation.ts'
import { pick } from '../refusal.ts'
import { staffErrors } from '../staff/errors.ts'
import { reason } from '../staff/operator.ts'
import { direction } from './direction.ts'

export const noteMismatch = operation({
  method: 'POST',
  path: '/office/api/reconciliation/mismatch/note',
  access: 'staff',
  permission: 'reconciliation.note',
  summary: 'Writes down what was found out about a difference, over the note that was seen',
  body: v.object({
    gateway: v.pipe(v.string(), v.maxLength(20)),
    day,
    direction: v.optional(direction, 'in'),
    kind: v.pipe(v.string(), v.maxLength(20)),
    name: v.pipe(v.string(), v.maxLength(200)),
    /** Of the note that was seen; 0 where there was none. */
    version: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(1_000_000)),
    note: reason,
    /** Whether nothing more is to be done: it counts no longer as something that does not fit. */
    is_explained: v.optional(v.boolean(), false),
  }),
  answer: v.object({ version: v.number() }),
  refusals: { ...pick(generalErrors, 'not_found'), ...pick(staffErrors, 'changed_meanwhile') },
})
