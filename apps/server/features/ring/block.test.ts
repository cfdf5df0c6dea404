import { expect, test } from 'vitest'
import { blockOf } from './block.ts'

test.each([
  ['112.198.4.77', '112.198.4'],
  ['112.198.4.9', '112.198.4'],
  ['2001:4451:8a2:1100::7', '2001:4451:8a2'],
  ['2001:4451:8a2:22::1', '2001:4451:8a2'],
  // As a registration keeps it.
  ['2001:4451:8a2:1100', '2001:4451:8a2'],
  ['127.0.0.1', undefined],
  ['::1', undefined],
  ['0:0:0:0', undefined],
  ['', undefined],
  ['anything', undefined],
])('the network of %s is %s, and one that says nothing is unknown', (address, block) => {
  expect(blockOf(address)).toBe(block)
})
