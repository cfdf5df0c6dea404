import { expect, test } from 'vitest'
import { maskAddress } from './maskAddress.ts'

test.each([
  ['203.0.113.77', '203.0.113.*'],
  ['::ffff:203.0.113.77', '203.0.113.*'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:*'],
  ['2001:db8::1', '2001:db8:*'],
  ['::1', '*'],
  ['', ''],
  ['unknown', ''],
])('%j is shown as %j', (address, shown) => expect(maskAddress(address)).toBe(shown))
