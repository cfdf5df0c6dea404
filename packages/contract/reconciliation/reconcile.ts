import * as v from 'valibot'
import { day } from '../day.ts'
import { cashierErrors } from '../cashier/errors.ts'
import { generalErrors } from '../general/errors.ts'
import { operation } from '../operation.ts'
import { pick } from '../refusal.ts'
import { direction } from './direction.ts'

export const reconcile = operation({
  method: 'POST',
  path: '/office/api/reconciliation/make',
  access: 'staff',
  permission: 'reconciliation.make',
  summary: 'Compares one day at one gateway anew, now: what came in, or what went out',
  body: v.object({ gateway: v.pipe(v.string(), v.maxLength(20)), day, direction: v.optional(direction, 'in') }),
  answer: v.object({ mismatches: v.number() }),
  refusals: { ...pick(generalErrors, 'not_found'), ...pick(cashierErrors, 'day_ahead', 'gateway_silent') },
})
