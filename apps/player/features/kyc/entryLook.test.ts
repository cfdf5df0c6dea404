import type { KycName } from '@saya/contract/gates.ts'
import { expect, test } from 'vitest'
import { entryLook } from './entryLook.ts'

const hour = 3_600_000

function look(standing: KycName, hours: number, recordStanding: KycName = standing, isHeld = false) {
  return entryLook({ standing, recordStanding, isHeld, createdAtMs: 0, nowMs: hours * hour })
}

test.each([
  ['unset', 1, 'usual'],
  ['basic_account', 1, 'usual'],
  ['rejected', 1, 'rejected'],
  ['under_review', 1, 'underReview'],
  ['under_review', 73, 'underReview'],
  ['unset', 73, 'past'],
  ['rejected', 73, 'past'],
  ['frozen', 73, 'past'],
  ['block', 73, 'blocked'],
] as const)('the entry of somebody %s after %d hours says "%s"', (standing, hours, wording) => {
  expect(look(standing, hours).wording).toBe(wording)
})

test('proving again is offered unless it is under review, done, or blocked [KYC-09]', () => {
  const offered = (['unset', 'basic_account', 'rejected', 'basic_kyc', 'frozen', 'test_account'] as const).map(
    name => look(name, 1).mayRecertify,
  )
  expect(offered).toEqual([true, true, true, true, true, true])
  expect((['under_review', 'fully_kyc', 'block'] as const).map(name => look(name, 1).mayRecertify)).toEqual([
    false,
    false,
    false,
  ])
})

test('it may be done later, and the time counts down, until the deadline [KYC-10]', () => {
  expect([look('unset', 72).mayDoItLater, look('unset', 73).mayDoItLater, look('block', 1).mayDoItLater]).toEqual([
    true,
    false,
    false,
  ])
  expect([look('unset', 72).hasCountdown, look('unset', 73).hasCountdown]).toEqual([true, false])
})

test('no time counts down while it is looked at [KYC-132]', () => {
  expect([look('under_review', 1).hasCountdown, look('rejected', 1).hasCountdown]).toEqual([false, true])
})

test('the reason is told as long as the record is sent back, also past the deadline', () => {
  expect([look('rejected', 1).hasReason, look('frozen', 73, 'rejected').hasReason, look('unset', 1).hasReason]).toEqual(
    [true, true, false],
  )
})

test('whoever is verified in part has no deadline, and nothing of theirs is closed by it', () => {
  for (const hours of [1, 73]) {
    const { wording, hasCountdown, mayDoItLater } = look('basic_kyc', hours)
    expect([wording, hasCountdown, mayDoItLater]).toEqual(['inPart', false, true])
  }
})

test('whoever was frozen by somebody is told so, and offered what their record leaves to be done', () => {
  const held = (record: KycName, hours: number) => look('frozen', hours, record, true)
  expect(held('fully_kyc', 96)).toMatchObject({ wording: 'held', mayRecertify: false, hasCountdown: false })
  expect(held('under_review', 1)).toMatchObject({ wording: 'held', mayRecertify: false, hasCountdown: false })
  expect(held('unset', 1)).toMatchObject({ wording: 'held', mayRecertify: true, hasCountdown: false })
  expect(held('rejected', 96)).toMatchObject({ wording: 'held', mayRecertify: true, hasReason: true })
})

test('to whoever was frozen by somebody verification is not said to open anything [KYC-131]', () => {
  const openings = [look('unset', 1), look('frozen', 1, 'rejected', true), look('unset', 73)]
  expect(openings.map(({ hasCountdown, hasOpening }) => [hasCountdown, hasOpening])).toEqual([
    [true, true],
    [false, false],
    [false, false],
  ])
})

test('no time counts down to what is closed already: by the deadline, by somebody, or until the approval [KYC-131]', () => {
  expect(look('frozen', 1)).toMatchObject({ wording: 'past', hasCountdown: false, mayDoItLater: false })
  expect(look('frozen', 1, 'rejected', true).hasCountdown).toBe(false)
  const strict = { isHeld: false, createdAtMs: 0, nowMs: hour, jurisdiction: 'strict' } as const
  for (const standing of ['unset', 'basic_account', 'rejected'] as const) {
    const { hasCountdown, hasOpening } = entryLook({ ...strict, standing, recordStanding: standing })
    expect([hasCountdown, hasOpening]).toEqual([false, true])
  }
})
