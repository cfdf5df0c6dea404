import { expect, test } from 'vitest'
import { advance, isShown, keepable, noVerification, whereToShow } from './verification.ts'

const sent = advance(noVerification, {
  on: 'sent',
  otpId: 'otp1',
  resendAtMs: 61_000,
  type: 'forget',
  field: 'password',
  phone: '9171234567',
})

test('it holds what was sent, for what, to whom and how, and what was shown [AUTH-65]', () => {
  expect(advance(sent, { on: 'codeChecked', code: '123456' })).toEqual({
    otpId: 'otp1',
    type: 'forget',
    field: 'password',
    verifyMethod: 'phone',
    code: '123456',
    oldPassword: '',
    phone: '9171234567',
    email: '',
    resendAtMs: 61_000,
  })
  expect(advance(noVerification, { on: 'passwordChecked', oldPassword: 'luma' })).toMatchObject({
    type: 'edit',
    field: 'password',
    verifyMethod: 'password',
    oldPassword: 'luma',
  })
})

test.each([
  ['create', 'password'],
  ['edit', 'email'],
  ['forget', 'phone'],
] as const)('its type may be %s, and its field %s [AUTH-65]', (type, field) => {
  const email = 'a@example.com'
  const step = { on: 'sent', otpId: 'o', resendAtMs: 0, type, field, email } as const
  expect(advance(sent, step)).toMatchObject({ type, field, verifyMethod: 'email', phone: '', email })
})

test('another code makes what was shown before worthless, and the end clears everything', () => {
  const checked = advance(sent, { on: 'codeChecked', code: '123456' })
  const again = { on: 'sent', otpId: 'otp2', resendAtMs: 0, type: 'forget', field: 'password', phone: '9' } as const
  expect(advance(checked, again).code).toBe('')
  expect(advance(checked, { on: 'done' })).toEqual(noVerification)
})

test('only a code or the old password lets a new one follow', () => {
  expect([noVerification, sent].map(isShown)).toEqual([false, false])
  expect(isShown(advance(sent, { on: 'codeChecked', code: '123456' }))).toBe(true)
  expect(isShown(advance(sent, { on: 'passwordChecked', oldPassword: 'luma' }))).toBe(true)
})

test('neither a password nor a code that was shown is left lying on the device', () => {
  const shown = advance(noVerification, { on: 'passwordChecked', oldPassword: 'luma' })
  expect(JSON.stringify(keepable(shown))).not.toContain('luma')
  expect(JSON.stringify(keepable(advance(sent, { on: 'codeChecked', code: '407512' })))).not.toContain('407512')
})

test.each([
  [true, 'password', '/s-account/form/password'],
  [true, 'phone', '/s-account/form/verify'],
  [false, 'phone', '/forgetPassword/verify/phone'],
  [false, 'email', '/forgetPassword/verify/phone'],
] as const)('what was forgotten is shown again where it was: member %s by %s at %s', (isMember, shownBy, path) => {
  expect(whereToShow({ isMember, shownBy })).toBe(path)
})
