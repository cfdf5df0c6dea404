import { expect, test } from 'vitest'
import { speak } from '../../../shared/texts.ts'
import { findNewPasswordFault, wantsHint } from './newPassword.ts'
import { passwordTexts } from './password.texts.ts'

const t = speak(passwordTexts, 'en')

test.each([
  ['', 'Password is required'],
  ['a', 'Password minLength is 8, maxLength is 64'],
  ['1234567', 'Password minLength is 8, maxLength is 64'],
  ['🦜🐃🦆🐖🐓🐕🐈', 'Password minLength is 8, maxLength is 64'],
  ['x'.repeat(65), 'Password maxLength is 64'],
])('the password %j is told: %s [ACCT-42, ACCT-43, ACCT-44]', (password, sentence) => {
  const fault = findNewPasswordFault(password)
  expect(fault && t[fault]).toBe(sentence)
})

test.each(['12345678', 'abcdefgh', 'mga puwang at ñ', '🦜🐃🦆🐖🐓🐕🐈🐇', 'x'.repeat(64), '🦜'.repeat(64)])(
  'any characters make a password, %j too [ACCT-42]',
  password => expect(findNewPasswordFault(password)).toBeNull(),
)

test.each([
  ['abcdefgh', true],
  ['12345678', true],
  ['!!!!!!!!', true],
  ['abcdefg1', false],
  ['ñandu 7 ñandu', false],
])(
  'that a letter and a number would be better is hinted at for %j: %s, and hinders nothing [ACCT-45]',
  (password, is) => {
    expect(wantsHint(password)).toBe(is)
    expect(findNewPasswordFault(password)).toBeNull()
    expect(t.contentHint).toBe('must contain at least 1 letter and 1 number')
  },
)
