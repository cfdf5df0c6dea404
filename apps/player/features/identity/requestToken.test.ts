import { expect, test } from 'vitest'
import { requestToken } from './requestToken.ts'

const body = { otp_id: 'otp1', code: '123456' }

test('the token of the answer is given', async () => {
  expect(await requestToken(body, async () => ({ token: 'T' }) as never)).toBe('T')
})

test.each([[{}], [{ token: '' }], [null]])('an answer of %j is a failed login [AUTH-46]', async answer => {
  await expect(requestToken(body, async () => answer as never)).rejects.toThrow('Failed to login with OTP')
})
