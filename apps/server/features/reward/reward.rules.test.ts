import { describe, expect, test } from 'vitest'
import { heldUntil } from '../gate/gate.rules.ts'
import {
  dueAt,
  expiryAfter,
  expiryAfterHold,
  judgeReward,
  multipleFor,
  retryAt,
  rewardIdOf,
  rewardKinds,
  rewardTransitions,
} from './reward.rules.ts'

const open = { status: 'open', expiresAtMs: null, collectedAtMs: null } as const

test.each([
  ['that is open', open, 'post'],
  ['that has not expired yet', { ...open, expiresAtMs: 101 }, 'post'],
  ['that expires this very moment', { ...open, expiresAtMs: 100 }, 'reward_expired'],
  ['that was collected in time and waits for us', { ...open, expiresAtMs: 100, collectedAtMs: 90 }, 'post'],
  ['that is held, also past its time', { ...open, status: 'held', expiresAtMs: 50 }, 'reward_held'],
  ['that was posted, also past its time', { ...open, status: 'posted', expiresAtMs: 50 }, 'posted'],
  ['that expired', { ...open, status: 'expired' }, 'reward_expired'],
  ['that was refused', { ...open, status: 'refused' }, 'reward_refused'],
] as const)('a reward %s is judged as %s', (_what, reward, comes) => {
  expect(judgeReward(reward, 100)).toBe(comes)
})

test('what is over stays over, and what is held is posted by nobody', () => {
  expect(rewardTransitions.table).toEqual({
    open: { post: 'posted', hold: 'held', refuse: 'refused', expire: 'expired' },
    held: { release: 'open', refuse: 'refused' },
    posted: {},
    expired: {},
    refused: {},
  })
})

describe('how often a reward must be played through', () => {
  test.each([
    [4001, undefined, 1],
    [4005, undefined, 0],
    [4007, undefined, 2],
    [4007, 0, 0],
    [4003, 1, 1],
    [42, undefined, 0],
    [42, 7, 0],
  ] as const)('of kind %i promised with %s: %i', (kind, multiple, comes) => {
    expect(multipleFor(kind, multiple)).toBe(comes)
  })

  test('a level bonus says it itself', () => {
    expect(() => multipleFor(4003, undefined)).toThrow('says how often')
  })
})

test.each([
  ['automatic, it is due at once', { isAutomatic: true, expiresAtMs: 500 }, 100],
  ['to be collected, when it expires', { isAutomatic: false, expiresAtMs: 500 }, 500],
  ['to be collected for ever, never', { isAutomatic: false, expiresAtMs: null }, null],
])('%s', (_what, reward, due) => expect(dueAt(reward, 100)).toBe(due))

test('what could not be posted is tried in an hour, or when it expires', () => {
  const hour = 3_600_000
  expect(retryAt({ expiresAtMs: null, collectedAtMs: null }, 100)).toBe(hour + 100)
  expect(retryAt({ expiresAtMs: 5000, collectedAtMs: null }, 100)).toBe(5000)
  expect(retryAt({ expiresAtMs: 5000, collectedAtMs: 50 }, 100)).toBe(hour + 100)
})

test.each([
  ['a time-out, seven days after it', 'time_out', 100, 100 + 7 * 86_400_000],
  ['a rest, seven days after it', 'rest', 100, 100 + 7 * 86_400_000],
  ['an exclusion, not at all', 'exclusion', 100, undefined],
  ['staff, not at all', 'staff', null, undefined],
] as const)('what expires during %s, is still collectable', (_what, cause, closedUntilMs, comes) => {
  const held = heldUntil('bonus', { kept: [{ cause, openUntilMs: null, closedUntilMs }], ends: [] }, 50)
  expect(expiryAfter(held, { promisedAtMs: 0 }, 50)).toBe(comes)
})

test.each([
  ['the moment at which the pause ends', 100, 0, 100, 100 + 7 * 86_400_000],
  ['seven days after it', 100, 0, 100 + 7 * 86_400_000, undefined],
  ['a pause that was over before the promise', 100, 100, 150, undefined],
  ['no pause', undefined, 0, 100, undefined],
] as const)(
  'what expires at or behind %s is collectable until %#',
  (_what, heldUntilMs, promisedAtMs, nowMs, comes) => {
    expect(expiryAfter(heldUntilMs, { promisedAtMs }, nowMs)).toBe(comes)
  },
)

test('no two keys make one id', () => {
  const keys = [7n, 77n].flatMap(uid =>
    rewardKinds.flatMap(kind => ['1', '11', '1 1'].map(name => ({ uid, kind, name }))),
  )
  expect(new Set(keys.map(rewardIdOf)).size).toBe(keys.length)
})

test.each([
  ['for an hour', { expiresAtMs: 900, heldAtMs: 100 }, 1260],
  ['without an end', { expiresAtMs: null, heldAtMs: 100 }, null],
  ['and was not held', { expiresAtMs: 900, heldAtMs: null }, 900],
])('a reward that was held %s expires so much later', (_what, hold, expiresAtMs) => {
  expect(expiryAfterHold(hold, 460)).toBe(expiresAtMs)
})

test('coins and every promotion are promised before they are paid', () => {
  expect(rewardKinds).toEqual([42, 4001, 4002, 4003, 4004, 4005, 4006, 4007, 4008, 4009, 4010])
})
