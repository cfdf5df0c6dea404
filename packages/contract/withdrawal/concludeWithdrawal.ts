import * as v from 'valibot'
import { generalErrors } from '../general/errors.ts'
import { operation } from '../operation.ts'
import { pick } from '../refusal.ts'
import { reason } from '../staff/operator.ts'
import { withdrawalErrors } from './errors.ts'
import { shownTold } from './shown.ts'
import { withdrawalStatuses } from './status.ts'
import { withdrawalName } from './withdrawalName.ts'

export const concludeWithdrawal = operation({
  method: 'POST',
  path: '/office/api/withdrawal/conclude',
  access: 'staff',
  permission: 'withdrawal.conclude',
  summary: 'Says whether one arrived of which the gateway tells something else, until two people say the same',
  body: v.object({
    ...withdrawalName.entries,
    arrived: v.boolean(),
    /** What the gateway told, as whoever says so saw it. */
    told: v.nullable(shownTold),
    reason,
  }),
  answer: v.object({
    status: v.picklist(withdrawalStatuses),
    /** How many people say so now, of the two that it takes. */
    said: v.number(),
  }),
  refusals: pick(
    { ...generalErrors, ...withdrawalErrors },
    'not_found',
    'withdrawal_fits',
    'told_changed',
    'verdict_unfounded',
    'verdict_by_others',
    'gateway_unreachable',
  ),
})
