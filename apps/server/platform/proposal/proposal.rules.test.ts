import { proposalStatuses } from '@saya/contract/proposal.ts'
import { expect, test } from 'vitest'
import { judgeProposal, nextProposalStatus } from './proposal.rules.ts'

test('what was decided stays decided', () => {
  expect(
    proposalStatuses.map(status => [nextProposalStatus(status, 'approve'), nextProposalStatus(status, 'refuse')]),
  ).toEqual([
    ['approved', 'refused'],
    [undefined, undefined],
    [undefined, undefined],
  ])
})

const kind = { own: 'limit_own', lapse: { afterMs: 1000, code: 'limit_lapsed' } } as const

test.each([
  ['proposed', 'approve', false, 0, 'approved'],
  ['proposed', 'approve', false, 999, 'approved'],
  ['proposed', 'approve', false, 1000, 'limit_lapsed'],
  ['proposed', 'approve', true, 0, 'limit_own'],
  ['proposed', 'approve', true, 1000, 'limit_own'],
  ['proposed', 'refuse', false, 0, 'refused'],
  ['proposed', 'refuse', true, 0, 'refused'],
  ['proposed', 'refuse', true, 1000, 'refused'],
  ['approved', 'approve', false, 0, 'changed_meanwhile'],
  ['approved', 'refuse', true, 0, 'changed_meanwhile'],
  ['refused', 'approve', false, 1000, 'changed_meanwhile'],
  ['refused', 'refuse', false, 0, 'changed_meanwhile'],
] as const)(
  'one that is %s and that somebody would %s, their own %s, after %i ms: %s',
  (status, act, isOwn, ageMs, is) => {
    const judged = judgeProposal(kind, { status, act, isOwn, ageMs })
    expect(judged.ok ? judged.to : judged.code).toBe(is)
  },
)

test('a kind that lapses is asked how long ago it was proposed, and takes it for just now where that is not said', () => {
  const soon = { own: 'limit_own', lapse: { afterMs: 1, code: 'limit_lapsed' } } as const
  expect(judgeProposal(soon, { status: 'proposed', act: 'approve', isOwn: false }).ok).toBe(true)
})

test('a kind that does not lapse can be approved for ever', () => {
  const decision = { status: 'proposed', act: 'approve', isOwn: false, ageMs: Number.MAX_SAFE_INTEGER } as const
  expect(judgeProposal({ own: 'limit_own' }, decision)).toEqual({ ok: true, to: 'approved' })
})
