import * as v from 'valibot'
import { memberUid } from '../dossier/shown.ts'
import { operation } from '../operation.ts'
import { pick } from '../refusal.ts'
import { reason } from '../staff/operator.ts'
import { assets, causes, directions, shownAdjustment } from './adjustment.ts'
import { adjustmentErrors } from './errors.ts'

export const proposeAdjustment = operation({
  method: 'POST',
  path: '/office/api/adjustment/propose',
  access: 'staff',
  permission: 'adjustment.propose',
  summary:
    'Proposes to give a member money or Filcoins, or to take them; a colleague has to agree, and nothing moves before',
  body: v.object({
    uid: memberUid,
    asset: v.optional(v.picklist(assets), 'PHP'),
    direction: v.picklist(directions),
    cause: v.picklist(causes),
    /** In pesos and centavos, or in whole Filcoins; what is wrong with it is told by a sentence of its own. */
    amount: v.pipe(v.string(), v.trim(), v.maxLength(30)),
    /** Of a chargeback, the deposit that the bank took back, where one is meant: what rests on it is taken back too. */
    deposit: v.optional(v.pipe(v.string(), v.trim(), v.maxLength(60)), ''),
    reason,
    evidence: reason,
  }),
  answer: shownAdjustment,
  refusals: pick(
    adjustmentErrors,
    'adjustment_amount',
    'adjustment_coins',
    'adjustment_coin_cause',
    'adjustment_deposit',
    'adjustment_charged_back',
    'adjustment_member',
    'adjustment_waiting',
  ),
})
