import * as v from 'valibot'
import { generalErrors } from '../general/errors.ts'
import { oneTimeCode, otpId } from '../identity/code.ts'
import { identityErrors } from '../identity/errors.ts'
import { countryCode } from '../identity/phone.ts'
import { operation } from '../operation.ts'
import { pick } from '../refusal.ts'
import { memberErrors } from './errors.ts'
import { accountPhone, avatarId, accountEmail, nickName, username } from './profile.ts'

const fields = ['username', 'nick_name', 'email', 'avatar', 'phone'] as const

export const updateDetail = operation({
  method: 'POST',
  path: '/member/detail/update',
  access: 'member',
  readsSession: true,
  summary:
    'Change the username, nick name, e-mail address (an empty one removes it), avatar or phone number (with its code)',
  body: v.pipe(
    v.strictObject({
      username: v.optional(username),
      nick_name: v.optional(nickName),
      email: v.optional(accountEmail),
      avatar: v.optional(avatarId),
      phone: v.optional(accountPhone),
      country_code: countryCode,
      otp_id: v.optional(otpId),
      code: v.optional(oneTimeCode),
    }),
    v.check(body => fields.some(field => body[field] !== undefined)),
    v.check(
      body => body.phone === undefined || (body.otp_id !== undefined && body.code !== undefined),
      memberErrors.code_missing.text[0],
    ),
  ),
  answer: v.object({}),
  refusals: {
    ...memberErrors,
    ...pick(identityErrors, 'code_invalid', 'code_spent', 'attempts_exceeded'),
    ...pick(generalErrors, 'step_up_required'),
  },
})
