import { officeTokenHeader as declared } from '@saya/contract/office.ts'
import { expect, test } from 'vitest'
import { officeTokenHeader } from './officeTokenHeader.ts'

test('the token travels in the header that the contract names', () => {
  expect(officeTokenHeader).toBe(declared)
})
