import { expect, test } from 'vitest'
import { speak } from '../../../shared/texts.ts'
import { accountPhoneDigits, findAccountCodeFault, findAccountPhoneFault, findNameFault } from './accountFaults.ts'
import { findEmailFault } from '../../identity/index.ts'
import { formTexts } from './form.texts.ts'

test.each([
  ['abcd', 'nameShort'],
  ['abcde', null],
  ['A1b2C3', null],
  ['a'.repeat(30), null],
  ['a'.repeat(31), 'nameLong'],
  ['ana cruz', 'namePattern'],
  ['ana_cruz', 'namePattern'],
  ['anañaa', 'namePattern'],
])('the name %j [ACCT-52, ACCT-53]', (name, fault) => expect(findNameFault(name)).toBe(fault))

test.each([
  ['ana@example.com', null],
  ['a.b+c@mail.example.ph', null],
  [`${'a'.repeat(18)}@example.com`, null],
  [`${'a'.repeat(19)}@example.com`, 'emailLong'],
  ['', 'emailInvalid'],
  ['ana', 'emailInvalid'],
  ['ana@example', 'emailInvalid'],
  ['ana@@example.com', 'emailInvalid'],
  ['ana @example.com', 'emailInvalid'],
])('the e-mail address %j [ACCT-49]', (email, fault) => expect(findEmailFault(email)).toBe(fault))

test.each([
  ['9171234567', null],
  ['91712345678', null],
  ['917123456789', 'phoneLong'],
  ['917123456', 'phoneInvalid'],
  ['8171234567', 'phoneInvalid'],
  ['0917123456', 'phoneInvalid'],
  ['', 'phoneInvalid'],
])('the phone number %j [ACCT-46]', (phone, fault) => expect(findAccountPhoneFault(phone)).toBe(fault))

test.each([
  ['+63 917 123-4567', '9171234567'],
  ['0063 917 123 4567', '9171234567'],
  ['+63 (0)917 123 4567', '9171234567'],
  ['639171234567', '9171234567'],
  ['0917 123 4567', '9171234567'],
  ['917 123 4567 8', '91712345678'],
  ['917 123 456o', '917123456o'],
])('the number of %j is %s, and nothing of it is cut off', (typed, digits) => {
  expect(accountPhoneDigits(typed)).toBe(digits)
})

test.each([
  ['123456', null],
  ['12345', 'codeIncomplete'],
  ['1234567', 'codeIncomplete'],
  ['', 'codeIncomplete'],
  ['12345a', 'codeIncomplete'],
])('the code %j [ACCT-56]', (code, fault) => expect(findAccountCodeFault(code)).toBe(fault))

test('the words for what is wrong [ACCT-47, ACCT-48, ACCT-50, ACCT-51, ACCT-54, ACCT-56]', () => {
  const t = speak(formTexts, 'en')
  expect(t.phoneInvalid).toBe('Phone number Error')
  expect(t.phoneLong).toBe('Phone number maxLength is 11')
  expect(t.emailInvalid).toBe('Email Address Error')
  expect(t.emailLong).toBe('Email Address maxLength is 30')
  expect(t.nameShort(t.username)).toBe('Username: at least 5 characters')
  expect(t.nameLong(t.nickName)).toBe('Nick name: at most 30 characters')
  expect(t.namePattern).toBe('Reg Error')
  expect(t.codeIncomplete).toBe('Please enter the correct code')
})
