import { expect, test } from 'vitest'
import { judgeAccount, judgeDecision } from './release.rules.ts'

const held = { readyAtMs: 1001, isRemoved: false, mayWithdraw: true, nowMs: 1000 }

test.each([
  ['cools down', {}, 'ok'],
  ['is ready at this very moment', { readyAtMs: 1000 }, 'release_over'],
  ['was removed', { isRemoved: true }, 'release_over'],
  ['is of somebody who may not be paid', { mayWithdraw: false }, 'release_member'],
] as const)('of an account that %s', (_what, change, wanted) => {
  const judged = judgeAccount({ ...held, ...change })
  expect(judged.ok ? 'ok' : judged.code).toBe(wanted)
})

test.each([
  ['proposed', 'approve', false, 'approved'],
  ['proposed', 'approve', true, 'release_own'],
  ['proposed', 'refuse', true, 'refused'],
  ['proposed', 'refuse', false, 'refused'],
  ['approved', 'approve', false, 'changed_meanwhile'],
  ['approved', 'refuse', false, 'changed_meanwhile'],
  ['refused', 'approve', false, 'changed_meanwhile'],
] as const)('one that is %s and that somebody would %s, their own %s', (status, act, isOwn, wanted) => {
  const judged = judgeDecision({ status, act, isOwn })
  expect(judged.ok ? judged.to : judged.code).toBe(wanted)
})
