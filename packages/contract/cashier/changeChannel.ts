import * as v from 'valibot'
import { generalErrors } from '../general/errors.ts'
import { operation } from '../operation.ts'
import { pick } from '../refusal.ts'
import { staffErrors } from '../staff/errors.ts'
import { reason } from '../staff/operator.ts'
import { cashierErrors } from './errors.ts'
import { rowVersion } from '../rowVersion.ts'

const words = v.pipe(v.string(), v.trim(), v.maxLength(200))
/** A time of the Manila day. */
const clock = v.pipe(v.string(), v.regex(/^([01]\d|2[0-3]):[0-5]\d$/))

/** What is said of a channel at once; whatever is wrong with an amount is told by a sentence of its own. */
export const channelWish = v.object({
  name: v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(60)),
  img: words,
  tips: words,
  tips_tl: words,
  min_amount: v.pipe(v.string(), v.maxLength(30)),
  max_amount: v.pipe(v.string(), v.maxLength(30)),
  quick: v.pipe(v.array(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(10_000_000))), v.maxLength(12)),
  has_cashback: v.boolean(),
  opens: clock,
  closes: clock,
  gateway: v.pipe(v.string(), v.maxLength(20)),
  instrument: v.pipe(v.string(), v.trim(), v.maxLength(60)),
  sorting: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(10_000)),
  is_open: v.boolean(),
})

export const changeChannel = operation({
  method: 'POST',
  path: '/office/api/channel/change',
  access: 'staff',
  permission: 'channel.change',
  summary: 'Changes a channel, from the version that whoever changes it saw',
  body: v.object({
    id: v.pipe(v.string(), v.maxLength(32)),
    version: rowVersion,
    wish: channelWish,
    reason,
  }),
  answer: v.object({ version: v.number() }),
  refusals: {
    ...pick(generalErrors, 'not_found'),
    ...pick(staffErrors, 'changed_meanwhile'),
    ...pick(
      cashierErrors,
      'channel_limits',
      'channel_quick',
      'channel_picture',
      'channel_unserved',
      'channel_voucher',
      'channel_whole',
      'channel_instrument',
      'channel_name',
      'channel_way',
    ),
  },
})
