import { expect, test } from 'vitest'
import { requestTokenByPassword } from './requestTokenByPassword.ts'

const body = { phone: '9171234567', country_code: '63', password: 'tatlong maya' }

test('the token of the answer is given', async () => {
  expect(await requestTokenByPassword(body, async () => ({ token: 'T' }) as never)).toBe('T')
})

test.each([[{}], [{ token: '' }], [null]])('an answer of %j is a failed login [AUTH-47]', async answer => {
  await expect(requestTokenByPassword(body, async () => answer as never)).rejects.toThrow(
    'Failed to login with password',
  )
})
