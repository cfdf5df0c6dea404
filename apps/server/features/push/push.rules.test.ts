import { messageKinds } from '@saya/contract/message/messageKinds.ts'
import { expect, test } from 'vitest'
import { classOf, secondsToLive, sendAt } from './push.rules.ts'

const at = (text: string) => Date.parse(`2026-03-${text}+08:00`)

test.each([
  ['security_device', 'security'],
  ['security_password', 'security'],
  ['security_payee', 'security'],
  ['deposit_completed', 'service'],
  ['kyc_rejected', 'service'],
  ['exclusion_7d', 'service'],
  ['', 'offer'],
  ['level_reached', 'offer'],
  ['tickets_given', 'offer'],
  ['not_known_yet', undefined],
  ['toString', undefined],
])('a message of the kind %j is to its member: %j [MSG-46]', (kind, expected) => {
  expect(classOf(kind)).toBe(expected)
})

test('each kind that there is has a class', () => {
  expect(Object.keys(messageKinds).filter(kind => classOf(kind) === undefined)).toEqual([])
})

test.each([
  ['service', '02T08:00:00', '02T08:00:00'],
  ['service', '02T20:59:59', '02T20:59:59'],
  ['service', '02T21:00:00', '03T08:00:00'],
  ['service', '02T23:59:59', '03T08:00:00'],
  ['service', '03T00:00:00', '03T08:00:00'],
  ['service', '03T07:59:59', '03T08:00:00'],
  ['offer', '02T21:00:00', '03T08:00:00'],
  ['offer', '02T12:00:00', '02T12:00:00'],
  ['security', '02T21:00:00', '02T21:00:00'],
  ['security', '03T03:00:00', '03T03:00:00'],
] as const)('%s of %s is sent at %s [MSG-45]', (of, now, expected) => {
  const nowMs = at(now)
  expect(sendAt({ class: of, createdAtMs: nowMs, nowMs })).toBe(at(expected))
})

test.each([
  ['service', '02T12:00:00', '03T11:59:59', '03T11:59:59'],
  ['service', '02T12:00:00', '03T12:00:00', null],
  ['service', '02T07:00:00', '02T22:00:00', null],
  ['security', '02T22:00:00', '03T21:59:00', '03T21:59:00'],
  ['security', '02T22:00:00', '03T22:00:00', null],
] as const)('%s of %s that was not sent by %s is sent at %j [MSG-49]', (of, created, now, expected) => {
  expect(sendAt({ class: of, createdAtMs: at(created), nowMs: at(now) })).toBe(expected && at(expected))
})

test.each([
  ['service', '02T12:00:00', '02T12:00:00', 9 * 3600],
  ['service', '02T20:59:00', '02T20:59:00', 60],
  ['offer', '01T22:00:00', '02T08:00:00', 13 * 3600],
  ['service', '01T09:00:00', '02T08:00:00', 3600],
  ['security', '02T12:00:00', '02T12:00:00', 24 * 3600],
  ['security', '02T12:00:00', '03T11:00:00', 3600],
] as const)(
  '%s of %s that is sent at %s is kept for %i seconds, and never into the night [MSG-45]',
  (of, created, now, expected) => {
    expect(secondsToLive({ class: of, createdAtMs: at(created), nowMs: at(now) })).toBe(expected)
  },
)
