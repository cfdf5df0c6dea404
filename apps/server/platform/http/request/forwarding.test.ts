import type { IncomingMessage } from 'node:http'
import { expect, test } from 'vitest'
import { openForwarding } from './forwarding.ts'

const { callerOf } = openForwarding(['10.0.0.0/8', '2001:db8:1::/48', '192.0.2.7'])

test.each([
  ['whoever is connected', '203.0.113.9', undefined, '203.0.113.9'],
  ['whoever is connected, whatever they claim', '203.0.113.9', '10.0.0.1, 198.51.100.1', '203.0.113.9'],
  ['whom a proxy names', '10.1.2.3', '203.0.113.9', '203.0.113.9'],
  [
    'whom the nearest stranger is, through several proxies',
    '10.1.2.3',
    '1.1.1.1, 203.0.113.9,192.0.2.7',
    '203.0.113.9',
  ],
  ['the farthest where all are proxies', '10.1.2.3', '10.0.0.9,10.0.0.8', '10.0.0.9'],
  ['a proxy that names nobody', '10.1.2.3', ' , ', '10.1.2.3'],
  ['an IPv4 address in IPv6', '::ffff:10.1.2.3', '203.0.113.9', '203.0.113.9'],
  ['an IPv6 proxy', '2001:db8:1::5', '2001:db8:2::1', '2001:db8:2::1'],
  ['what no address is', '10.1.2.3', 'unknown', 'unknown'],
])('the caller is %s', (_who, remoteAddress, told, caller) => {
  const headers = told === undefined ? {} : { 'x-forwarded-for': told }
  expect(callerOf({ socket: { remoteAddress }, headers } as IncomingMessage)).toBe(caller)
})
