import { expect, test } from 'vitest'
import { decisionsOf } from './decisionsOf.ts'

const decided: unknown[] = []
const acts = decisionsOf<{ id: string; status: string; is_mine: boolean }>({
  permission: 'harm.decide',
  approve: { title: 'Approve and post', hotkey: 'a', warning: 'It counts.', done: 'Posted.' },
  refuse: { warning: 'Everything stays as it is.' },
  decide: async ({ id }, decision) => void decided.push([id, decision]),
})
const [approve, refuse] = acts

test.each([
  ['proposed', false, ['approve', 'refuse']],
  ['proposed', true, ['refuse']],
  ['approved', false, []],
  ['rejected', true, []],
])('a proposal that is %s, own: %s, may be met with %j', (status, isMine, names) => {
  const row = { id: '1', status, is_mine: isMine }
  expect(acts.filter(act => act.fits(row)).map(({ name }) => name)).toEqual(names)
})

test('each decision is sent with its reason, and only the refusal is grave', async () => {
  const row = { id: '7', status: 'proposed', is_mine: false }
  await approve?.run(row, { reason: 'It is right.' })
  await refuse?.run(row, { reason: 'It is wrong.' })
  expect(decided).toEqual([
    ['7', { is_approved: true, reason: 'It is right.' }],
    ['7', { is_approved: false, reason: 'It is wrong.' }],
  ])
  expect(acts.map(act => act.isGrave)).toEqual([undefined, true])
})

test('what is said of a decision stands in for the usual words', () => {
  expect(acts.map(({ title, done }) => [title, done])).toEqual([
    ['Approve and post', 'Posted.'],
    ['Refuse', 'Refused.'],
  ])
  expect(acts.map(({ hotkey }) => hotkey)).toEqual(['a', undefined])
})
