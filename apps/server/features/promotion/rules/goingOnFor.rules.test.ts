import { dayMs } from '@saya/money'
import { expect, test } from 'vitest'
import { goingOnFor } from './terms.rules.ts'

const noon = Date.UTC(2026, 4, 10, 4)
const deal = { pays: 'friends' } as const
const dates = { first_day: '2026-05-10', last_day: '2026-06-30' }

function version(number: number, decidedAtMs: number, wish: { first?: string; last?: string; stopped?: boolean } = {}) {
  const { first = dates.first_day, last = dates.last_day, stopped = false } = wish
  const stoppedAtMs = stopped ? decidedAtMs + dayMs : null
  return {
    version: { promotion: 'p', number, decidedAtMs, stoppedAtMs },
    offer: { first_day: first, last_day: last },
    deal,
  }
}

const first = version(1, noon)
const second = version(2, noon + 5 * dayMs, { first: '2026-05-15' })
const later = { joinedAtMs: noon + 1000, today: '2026-05-20' }

test.each([
  ['nothing else was agreed to', [first], later, 1],
  ['new terms came behind', [first, second], later, 1],
  ['they joined under the new terms', [first, second], { ...later, joinedAtMs: noon + 6 * dayMs }, 2],
  ['new terms came on the day, before they joined', [first, version(2, noon + 500)], later, 2],
  ['new terms came on the day, after they joined', [first, version(2, noon + 2000)], later, 1],
  ['all of it was agreed to later on the day', [version(1, noon + 2000)], later, 1],
  ['it begins the day after', [version(1, noon, { first: '2026-05-11' })], later, undefined],
  ['it was over by then', [version(1, noon - dayMs, { last: '2026-05-09' })], later, undefined],
  ['it was stopped', [version(1, noon, { stopped: true })], later, undefined],
  ['it was stopped, and another one took its place', [version(1, noon, { stopped: true }), second], later, 2],
  [
    'the one that took its place has yet to begin',
    [version(1, noon, { stopped: true }), version(2, noon + 5 * dayMs, { first: '2026-05-25' })],
    later,
    undefined,
  ],
  [
    'the one that took its place begins today',
    [version(1, noon, { stopped: true }), version(2, noon + 5 * dayMs, { first: '2026-05-20' })],
    later,
    2,
  ],
  [
    'the one that holds now was stopped',
    [first, version(2, noon + 5 * dayMs, { first: '2026-05-15', stopped: true })],
    later,
    undefined,
  ],
] as const)('where %s, a friend goes on by the version of then: %# [PROMO-294]', (_case, agreed, when, number) => {
  expect(goingOnFor(agreed, when)?.version.number).toBe(number)
})

test('who goes over to the next version is as if they had joined by it [PROMO-294]', () => {
  const over = goingOnFor([version(1, noon, { stopped: true }), second], later)
  expect(over?.offer).toEqual({ ...second.offer, first_day: dates.first_day })
})
