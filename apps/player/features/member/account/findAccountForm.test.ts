import { expect, test } from 'vitest'
import { findAccountForm } from './findAccountForm.ts'

test.each(['username', 'UserName', 'EMAIL', 'email', 'Phone'])('%s is a form, in any letters [ACCT-34]', type => {
  expect(findAccountForm(type)).toBe(findAccountForm(type.toLowerCase()))
  expect(findAccountForm(type)).toBeTypeOf('function')
})

test.each(['', 'avatar', 'toString', '__proto__'])('%j is none', type => {
  expect(findAccountForm(type)).toBeUndefined()
})
