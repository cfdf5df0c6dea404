import * as v from 'valibot'
import { generalErrors } from '../general/errors.ts'
import { operation } from '../operation.ts'
import { pick } from '../refusal.ts'
import { staffErrors } from '../staff/errors.ts'
import { reason } from '../staff/operator.ts'

export const noteDifference = operation({
  method: 'POST',
  path: '/office/api/round-check/difference/note',
  access: 'staff',
  permission: 'round.note',
  summary: 'Explains a difference, over the note that was seen. It moves no money',
  body: v.object({
    provider: v.pipe(v.string(), v.maxLength(40)),
    round_id: v.pipe(v.string(), v.maxLength(64)),
    player: v.pipe(v.string(), v.maxLength(18)),
    /** Of the note that was seen; 0 where there was none. */
    version: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(1_000_000)),
    note: reason,
  }),
  answer: v.object({ version: v.number() }),
  refusals: { ...pick(generalErrors, 'not_found'), ...pick(staffErrors, 'changed_meanwhile') },
})
