import * as v from 'valibot'
import { generalErrors } from '../general/errors.ts'
import { operation } from '../operation.ts'
import { pick } from '../refusal.ts'
import { staffErrors } from '../staff/errors.ts'
import { reason } from '../staff/operator.ts'
import { rowVersion } from '../rowVersion.ts'

const whole = (most: number) => v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(most))
const words = (most: number) => v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(most))

export const changeBanner = operation({
  method: 'POST',
  path: '/office/api/welfare/change',
  access: 'staff',
  permission: 'welfare.change',
  summary: 'Changes a card of the Welfare page, from the one that was seen. Members see it at once',
  body: v.object({
    type: whole(99),
    seq: rowVersion,
    title_en: words(40),
    title_tl: words(40),
    line_en: words(80),
    line_tl: words(80),
    is_on: v.boolean(),
    place: whole(10_000),
    reason,
  }),
  answer: v.object({ seq: v.number() }),
  refusals: { ...pick(generalErrors, 'not_found'), ...pick(staffErrors, 'changed_meanwhile') },
})
