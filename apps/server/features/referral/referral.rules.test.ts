import { expect, test } from 'vitest'
import { readChannel, readReferrer, referralState } from './referral.rules.ts'

test.each([
  ['88000001', true, 'named'],
  ['88000001', false, 'unknown'],
  ['88000009', true, 'self'],
  ['88000009', false, 'self'],
  ['0088000009', false, 'self'],
  ['a friend', false, 'unknown'],
  ['9'.repeat(30), false, 'unknown'],
  ['', false, 'channel'],
] as const)('a link with %j, a member %s, makes it %s', (code, isKnown, state) => {
  expect(referralState({ uid: 88_000_009n, code, named: readReferrer(code), isKnown })).toBe(state)
})

test.each([
  ['12', '12'],
  ['0', '0'],
  ['', ''],
  ['agent', ''],
  ['12 agent', ''],
])('a link that says the channel %j is of the channel %j', (said, channel) => {
  expect(readChannel(said)).toBe(channel)
})
