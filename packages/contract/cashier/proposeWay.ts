import * as v from 'valibot'
import { generalErrors } from '../general/errors.ts'
import { operation } from '../operation.ts'
import { pick } from '../refusal.ts'
import { staffErrors } from '../staff/errors.ts'
import { reason } from '../staff/operator.ts'
import { cashierErrors } from './errors.ts'
import { shownWay } from './shown.ts'
import { rowVersion } from '../rowVersion.ts'

export const proposeWay = operation({
  method: 'POST',
  path: '/office/api/channel/way/propose',
  access: 'staff',
  permission: 'channel.change',
  summary:
    'Proposes by which way money goes out to a bank or wallet; a colleague has to agree, and nothing changes before',
  body: v.object({
    id: v.pipe(v.string(), v.maxLength(32)),
    /** Of the channel, as whoever proposes saw it. */
    version: rowVersion,
    name: v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(60)),
    gateway: v.pipe(v.string(), v.maxLength(20)),
    /** The bank's code (BIC), whichever gateway pays. */
    instrument: v.pipe(v.string(), v.trim(), v.maxLength(60)),
    reason,
  }),
  answer: shownWay,
  refusals: {
    ...pick(generalErrors, 'not_found'),
    ...pick(staffErrors, 'changed_meanwhile'),
    ...pick(cashierErrors, 'channel_unserved', 'channel_unreached', 'channel_name', 'way_same', 'way_waiting'),
  },
})
