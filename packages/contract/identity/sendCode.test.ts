import * as v from 'valibot'
import { expect, test } from 'vitest'
import { sendCode } from './sendCode.ts'

const sent = { id: 'otp1', codeLength: 6, resendAt: 1_772_425_830 }

test('what is told of a sent code is its id, its length of 6 and when another may be asked for [AUTH-39]', () => {
  expect(v.parse(sendCode.answer, sent)).toEqual(sent)
})

test.each(['id', 'codeLength', 'resendAt'] as const)('without %s it is no such answer [AUTH-39]', name => {
  expect(v.safeParse(sendCode.answer, { ...sent, [name]: undefined }).success).toBe(false)
})
