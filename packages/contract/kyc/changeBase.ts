import * as v from 'valibot'
import { operation } from '../operation.ts'
import { pick } from '../refusal.ts'
import { kycErrors } from './errors.ts'
import * as field from './fields.ts'
import { photos } from './submission.ts'

export const changeBase = operation({
  method: 'POST',
  path: '/member/kyc/base',
  access: 'member',
  summary: 'Change the basic information of the record; the standing stays as it is',
  body: v.strictObject({
    first_name: field.firstName,
    last_name: field.lastName,
    middle_name: v.optional(field.middleName, ''),
    birthday: field.birthday,
    gender: field.gender,
    attachments: photos,
  }),
  answer: v.object({ version: v.number() }),
  refusals: pick(kycErrors, 'base_failed', 'kyc_locked', 'kyc_photo_unknown', 'kyc_photo_locked', 'birthday_outside'),
})
