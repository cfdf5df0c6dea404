import * as v from 'valibot'
import * as field from '../kyc/fields.ts'
import { operation } from '../operation.ts'
import { pick } from '../refusal.ts'
import { payeeErrors } from './errors.ts'
import { payee } from './payee.ts'

export const addPayee = operation({
  method: 'POST',
  path: '/finance/account/insert',
  access: 'member',
  money: true,
  stepUp: true,
  summary: 'Add a payout account; the answer says from when on money may be paid out to it',
  body: v.object({
    // What is wrong with a number is told by what kind of account it is, so what is no number comes through here.
    account: v.pipe(v.string(), v.maxLength(40)),
    channel_name: v.pipe(v.string(), v.maxLength(60)),
    first_name: field.firstName,
    middle_name: v.optional(field.middleName, ''),
    last_name: field.lastName,
  }),
  answer: payee,
  refusals: pick(
    payeeErrors,
    'payee_kyc_required',
    'payee_channel_unknown',
    'payee_mobile',
    'payee_number',
    'payee_exists',
    'payees_full',
    'payees_exhausted',
  ),
})
