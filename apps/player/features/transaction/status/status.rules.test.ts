import { expect, test } from 'vitest'
import { isOnItsWay, stagesOf, toneOf } from './status.rules.ts'

test.each([
  ['pending', 'wait'],
  ['paying', 'wait'],
  ['under_review', 'wait'],
  ['completed', 'ok'],
  ['timeout', 'bad'],
  ['canceled', 'bad'],
] as const)('%s is told in the tone %s [TXN-28, TXN-29, TXN-30]', (status, tone) => {
  expect(toneOf(status)).toBe(tone)
  expect(isOnItsWay(status)).toBe(tone === 'wait')
})

const moments = { created_at: 10, released_at: 20, sent_at: 30, paid_at: 0, ended_at: 40 }

test.each([
  [
    'under_review',
    { released_at: 0, sent_at: 0, ended_at: 0 },
    'asked 10 done, review 0 now, paying 0 ahead, completed 0 ahead',
  ],
  ['paying', { sent_at: 0, ended_at: 0 }, 'asked 10 done, approved 20 done, paying 0 now, completed 0 ahead'],
  ['paying', { ended_at: 0 }, 'asked 10 done, approved 20 done, paying 30 now, completed 0 ahead'],
  ['timeout', { ended_at: 0 }, 'asked 10 done, approved 20 done, paying 30 now, completed 0 ahead'],
  ['completed', {}, 'asked 10 done, approved 20 done, sent 30 done, completed 40 done'],
  ['canceled', {}, 'asked 10 done, approved 20 done, sent 30 done, back 40 back'],
  ['canceled', { paid_at: 35 }, 'asked 10 done, approved 20 done, sent 30 done, completed 35 done, back 40 back'],
  ['canceled', { sent_at: 0 }, 'asked 10 done, approved 20 done, back 40 back'],
  ['canceled', { released_at: 0, sent_at: 0 }, 'asked 10 done, back 40 back'],
] as const)(
  'a withdrawal that is %s has its stages, each with when it was reached: %j [TXN-25, TXN-74]',
  (status, known, told) => {
    const stages = stagesOf({ status, ...moments, ...known })
    expect(stages.map(({ name, at, state }) => `${name} ${at} ${state}`).join(', ')).toBe(told)
  },
)
