import { expect, test } from 'vitest'
import { speak } from '../../shared/texts.ts'
import { passwordTexts } from './password/password.texts.ts'
import {
  emptyForm,
  findCodeFault,
  follow,
  hasFreshCode,
  passwordStepFaults,
  phoneStepFaults,
  type SignInForm,
} from './signInForm.ts'

const typed: SignInForm = { ...emptyForm, number: '0917 123 4567', agreeTerms: true }
const sent = follow(follow(typed, { on: 'wait' }), { on: 'sent', otpId: 'otp1', nowMs: 1_000 })

test('the form starts with +63, nothing typed and no agreement [AUTH-11]', () => {
  expect(emptyForm).toMatchObject({
    step: 'login-otp-1',
    countryCode: '+63',
    number: '',
    agreeTerms: false,
    otpId: '',
    code: '',
    password: '',
  })
})

test('while the code is being sent the sheet stays with the phone', () => {
  expect(follow(typed, { on: 'wait' })).toMatchObject({ step: 'login-otp-1', isBusy: true })
})

test('once the code is sent the sheet asks for it, and shows the number without its 0', () => {
  expect(sent).toMatchObject({
    step: 'login-otp-2',
    otpId: 'otp1',
    number: '917 123 4567',
    isBusy: false,
    resendAtMs: 31_000,
  })
})

test('back leads to the phone with number and agreement as they were', () => {
  const back = follow({ ...sent, code: '12' }, { on: 'back' })
  expect(back).toMatchObject({ step: 'login-otp-1', number: '917 123 4567', agreeTerms: true, code: '' })
})

test.each([
  ['the same number, half a minute not over', sent, 30_999, true],
  ['the same number, half a minute over', sent, 31_000, false],
  ['another number', follow(sent, { on: 'typePhone', typed: { number: '918 123 4567' } }), 2_000, false],
  ['no code sent yet', typed, 2_000, false],
])('%s: the code on its way is used again: %s', (_, form, nowMs, expected) => {
  expect(hasFreshCode(form, nowMs)).toBe(expected)
})

test('where another number is typed than the one that is kept, neither tick of its owner stays [SHELL-94]', () => {
  const kept = { ...typed, keptNumber: '9171234567', isRemembered: true }
  const own = follow(kept, { on: 'typePhone', typed: { number: '917 123 4567' } })
  expect(own).toMatchObject({ agreeTerms: true, isRemembered: true })
  const other = follow(own, { on: 'typePhone', typed: { number: '917 123 456' } })
  expect(other).toMatchObject({ agreeTerms: false, isRemembered: false })
  const ticked = follow(other, { on: 'tick', ticked: { agreeTerms: true, isRemembered: true } })
  const corrected = follow(ticked, { on: 'typePhone', typed: { number: '918 123 4567' } })
  expect(corrected).toMatchObject({ agreeTerms: true, isRemembered: true })
})

test.each([
  ['nothing', emptyForm, ['phoneMissing', 'notAgreed']],
  ['a number without agreement', { ...typed, agreeTerms: false }, ['notAgreed']],
  ['agreement without a number', { ...typed, number: '' }, ['phoneMissing']],
  ['both', typed, []],
])('with %s the phone step is held back by %j [AUTH-27]', (_, form, faults) => {
  expect(phoneStepFaults(form)).toEqual(faults)
})

test('each fault stands with its own field, and typing or agreeing takes it away', () => {
  const refused = follow(emptyForm, { on: 'refuseForm', faults: ['phoneMissing', 'notAgreed'] })
  expect(refused).toMatchObject({ phoneTrouble: { fault: 'phoneMissing' }, agreeTrouble: { fault: 'notAgreed' } })
  expect(follow(refused, { on: 'typePhone', typed: { number: '9' } }).phoneTrouble).toBeNull()
  expect(follow(refused, { on: 'tick', ticked: { agreeTerms: true } }).agreeTrouble).toBeNull()
})

test.each([
  ['', 'codeMissing', '[AUTH-24]'],
  ['12345', 'codeIncomplete', '[AUTH-25]'],
  ['123456', null, '[AUTH-26]'],
  ['12345a', 'codeIncomplete', '[AUTH-26]'],
  ['1234567', 'codeIncomplete', '[AUTH-26]'],
])('the code %j has the fault %s %s', (code, fault, _id) => expect(findCodeFault(code)).toBe(fault))

test('a refused code is emptied, shaken and explained under its field', () => {
  const failure = { reason: 'code_invalid' }
  const event = { on: 'signInFailed', failure, sentence: 'Invalid code', nowMs: 5_000 } as const
  const refused = follow({ ...sent, code: '123456', isBusy: true }, event)
  expect(refused).toMatchObject({ code: '', refusals: 1, isBusy: false, codeTrouble: { sentence: 'Invalid code' } })
  expect(refused.resendAtMs).toBe(31_000)
})

test('a code that never reached the server is kept for another try', () => {
  const event = { on: 'signInFailed', failure: {}, sentence: 'Failed to login', nowMs: 5_000 } as const
  expect(follow({ ...sent, code: '123456' }, event)).toMatchObject({ code: '123456', refusals: 0 })
})

test.each(['sendFailed', 'signInFailed'] as const)(
  'after %s by the lock the next code waits 30 minutes [AUTH-36]',
  on => {
    const failure = { reason: 'attempts_exceeded' }
    expect(follow(sent, { on, failure, sentence: 'locked', nowMs: 5_000 }).resendAtMs).toBe(1_805_000)
  },
)

test('a lock that is asked about again has the rest of its time, not all of it', () => {
  const failure = { reason: 'attempts_exceeded', cause: new Response(null, { headers: { 'retry-after': '1200' } }) }
  expect(follow(sent, { on: 'signInFailed', failure, sentence: 'locked', nowMs: 5_000 }).resendAtMs).toBe(1_205_000)
})

test.each(['attempts_exceeded', 'code_spent'])(
  'what %s says stands beside the code again after a way back, until another code is sent',
  reason => {
    const event = { on: 'signInFailed', failure: { reason }, sentence: 'No more.', nowMs: 5_000 } as const
    const back = follow(follow(sent, event), { on: 'back' })
    expect([hasFreshCode(back, 6_000), back.codeTrouble]).toEqual([true, null])
    const again = follow(back, { on: 'resume' })
    expect(again).toMatchObject({ step: 'login-otp-2', codeTrouble: { sentence: 'No more.' } })
    const anew = follow(again, { on: 'sent', otpId: 'otp2', nowMs: 40_000 })
    expect(follow(follow(anew, { on: 'back' }), { on: 'resume' }).codeTrouble).toBeNull()
  },
)

test('a code that could not be sent is explained under the phone, and the sheet stays there', () => {
  const event = { on: 'sendFailed', failure: {}, sentence: 'Failed to send OTP', nowMs: 0 } as const
  expect(follow(typed, event)).toMatchObject({ step: 'login-otp-1', phoneTrouble: { sentence: 'Failed to send OTP' } })
})

const byPassword: SignInForm = { ...follow(typed, { on: 'usePassword' }), password: 'tatlong maya' }

test('the step of the password keeps the number, and the way back to the code forgets the password', () => {
  expect(byPassword).toMatchObject({ step: 'login-password', number: '0917 123 4567' })
  expect(follow(byPassword, { on: 'back' })).toMatchObject({
    step: 'login-otp-1',
    password: '',
    number: '0917 123 4567',
  })
})

test('who signs in by a password agrees too, and what was agreed to before stays agreed to [AUTH-11, AUTH-27]', () => {
  expect(byPassword.agreeTerms).toBe(true)
  expect(passwordStepFaults({ ...byPassword, agreeTerms: false })).toEqual(['notAgreed'])
})

test('a password that is missing keeps the step from being sent [AUTH-29]', () => {
  expect(passwordStepFaults({ ...byPassword, password: '' })).toEqual(['passwordMissing'])
  expect(passwordStepFaults({ ...byPassword, number: '' })).toEqual(['phoneMissing'])
  expect(follow(byPassword, { on: 'refuseForm', faults: ['passwordMissing'] }).passwordTrouble).toEqual({
    fault: 'passwordMissing',
  })
})

test.each([
  ['short', 'a'],
  ['odd', 'ñ !?'],
  ['of 64 characters', 'x'.repeat(64)],
])('a password that is %s is not judged by its shape [AUTH-30, AUTH-31, AUTH-32]', (_shape, password) => {
  expect(passwordStepFaults({ ...byPassword, password })).toEqual([])
})

test('a refused password is said under its field and stays to be mended', () => {
  const refused = { on: 'signInFailed', failure: { reason: 'sign_in_refused' }, sentence: 'No.', nowMs: 0 } as const
  expect(follow(byPassword, refused)).toMatchObject({ passwordTrouble: { sentence: 'No.' }, password: 'tatlong maya' })
})

test.each(['', '1', '12345', '1234567'])(
  'in the account forms the code %j is told to be wrong before it is sent [ACCT-56]',
  code => {
    expect(findCodeFault(code)).not.toBeNull()
    expect(speak(passwordTexts, 'en').codeWrong).toBe('Please enter the correct code')
    expect(findCodeFault('123456')).toBeNull()
  },
)
