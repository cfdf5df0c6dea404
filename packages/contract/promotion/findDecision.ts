import * as v from 'valibot'
import { generalErrors } from '../general/errors.ts'
import { operation } from '../operation.ts'
import { pick } from '../refusal.ts'
import { promotionErrors } from './errors.ts'
import { shownDecision } from './promotion.ts'
import { reference } from './reference.ts'

export const findDecision = operation({
  method: 'GET',
  path: '/office/api/promotion/decision',
  access: 'staff',
  permission: 'promotion.read',
  summary: 'Why somebody was given something or not, by the reference that the member has too',
  query: v.object({ id: reference }),
  answer: shownDecision,
  refusals: { ...pick(generalErrors, 'not_found'), ...pick(promotionErrors, 'promotion_reference') },
})
