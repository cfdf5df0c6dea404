import { expect, test } from 'vitest'
import { readRanges } from './ranges.ts'

const ranges = readRanges(`# from the registry
203.0.113.0/24,PH
198.51.100.0/25,SG,vpn

2001:db8::/32,PH
2001:db9:0:1::/64,US,vpn
`)

test.each([
  ['203.0.113.0', 'PH', false],
  ['203.0.113.255', 'PH', false],
  ['203.0.114.0', undefined, undefined],
  ['203.0.112.255', undefined, undefined],
  ['198.51.100.127', 'SG', true],
  ['198.51.100.128', undefined, undefined],
  ['::ffff:203.0.113.9', 'PH', false],
  ['2001:db8:ffff::1', 'PH', false],
  ['2001:db9:0:1:2:3:4:5', 'US', true],
  ['2001:db9:0:2::', undefined, undefined],
  ['127.0.0.1', undefined, undefined],
  ['no address', undefined, undefined],
  ['', undefined, undefined],
])('the address %s is in %s', (address, country, isHiding) => {
  const found = ranges.find(address)
  expect([found?.country, found?.isHiding]).toEqual([country, isHiding])
})

test.each(['203.0.113.0/24', '203.0.113.0/33,PH', '203.0.113.0/24,ph', '203.0.113/24,PH', '1.2.3.0/24,PH,tor'])(
  'a line that says %s is refused',
  line => expect(() => readRanges(`10.0.0.0/8,PH\n${line}`)).toThrow('Line 2'),
)

test('two networks that overlap are refused', () => {
  expect(() => readRanges('10.0.0.0/8,PH\n10.1.0.0/16,SG')).toThrow('overlap')
})
