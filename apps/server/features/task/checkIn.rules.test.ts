import { describe, expect, test } from 'vitest'
import { type CheckInFacts, configOf, judgeCheckIn, type SignedDay } from './checkIn.rules.ts'
import { newbieWeek } from './week.rules.ts'

const plans = { newbie: [10, 20, 30, 50, 80, 100, 200], daily: [10, 10, 15, 15, 20, 20, 50] }
/** Registered on 2 March, shortly before a Manila midnight. */
const week = newbieWeek(Date.parse('2026-03-02T23:59:59.999+08:00'))

/** `d3` is the third day of a cycle, `n2` the second of the first week; a star says that it was made up for. */
function signed(days: Readonly<Record<string, string>>): readonly SignedDay[] {
  return Object.entries(days).map(([day, said]) => ({
    day: `2026-03-${day}`,
    period: said.startsWith('n') ? 'newbie' : 'daily',
    place: Number(said.slice(1, 2)),
    isMadeUp: said.endsWith('*'),
  }))
}

function judge(today: string, days: Readonly<Record<string, string>>) {
  const facts: CheckInFacts = { today: `2026-03-${today}`, week, signed: signed(days) }
  const { isDone, today: one, both, inARow } = judgeCheckIn(facts, plans)
  const told = `${one.period} ${one.place} +${one.coins}`
  return [
    isDone ? `${told} done` : told,
    both && `${both[0].place} and ${both[1].place}: +${both[0].coins + both[1].coins}`,
    inARow,
  ]
}

describe('in the first week', () => {
  test.each([
    ['the day of registration is the first day [POINTS-52]', '02', {}, ['newbie 1 +10', undefined, 0]],
    ['the day decides the place [POINTS-46]', '04', { '02': 'n1', '03': 'n2' }, ['newbie 3 +30', undefined, 2]],
    [
      'a missed day is offered with today [POINTS-68]',
      '05',
      { '02': 'n1', '03': 'n2' },
      ['newbie 4 +50', '3 and 4: +80', 0],
    ],
    [
      'a second one within seven days is not [POINTS-68]',
      '07',
      { '03': 'n2*', '04': 'n3' },
      ['newbie 6 +100', undefined, 0],
    ],
    ['day seven is the last [POINTS-53]', '08', { '07': 'n6' }, ['newbie 7 +200', undefined, 1]],
    ['the day behind it begins a cycle', '09', { '08': 'n7' }, ['daily 1 +10', undefined, 1]],
    ['no day before the registration is missed', '02', {}, ['newbie 1 +10', undefined, 0]],
    ['the last day that was missed can be made up for', '09', { '07': 'n6' }, ['daily 1 +10', '7 and 1: +210', 0]],
  ] as const)('%s', (_what, today, days, told) => {
    expect(judge(today, days)).toEqual(told)
  })
})

describe('behind it', () => {
  test.each([
    ['a cycle goes on from yesterday [POINTS-60]', '20', { '18': 'd1', '19': 'd2' }, ['daily 3 +15', undefined, 2]],
    ['a cycle ends with its seventh day [POINTS-60]', '20', { '19': 'd7' }, ['daily 1 +10', undefined, 1]],
    [
      'a missed day starts it anew, or is made up for',
      '20',
      { '17': 'd1', '18': 'd2' },
      ['daily 1 +10', '3 and 4: +30', 0],
    ],
    ['two missed days are not made up for', '20', { '17': 'd2' }, ['daily 1 +10', undefined, 0]],
    ['a day that is done stays as it was', '20', { '19': 'd2', '20': 'd3' }, ['daily 3 +15 done', undefined, 2]],
    [
      'six days behind a make-up there is no other [POINTS-68]',
      '20',
      { '13': 'd1*', '18': 'd5' },
      ['daily 1 +10', undefined, 0],
    ],
    [
      'seven days behind it there is [POINTS-68]',
      '21',
      { '13': 'd1*', '19': 'd6' },
      ['daily 1 +10', '7 and 1: +60', 0],
    ],
  ] as const)('%s', (_what, today, days, told) => {
    expect(judge(today, days)).toEqual(told)
  })
})

test('a place that no list has gives 50 [POINTS-61]', () => {
  const facts: CheckInFacts = { today: '2026-03-04', week, signed: [] }
  expect(judgeCheckIn(facts, { newbie: [], daily: [] }).today.coins).toBe(50)
})

test('the config of the check-in has each field that the documents name [POINTS-26]', () => {
  const facts: CheckInFacts = { today: '2026-03-04', week, signed: signed({ '02': 'n1', '03': 'n2' }) }
  expect(configOf(judgeCheckIn(facts, plans), plans)).toEqual({
    bonus: 30,
    daily: plans.newbie,
    daily_done: false,
    sign_in_days: 2,
    progress_bar: 2,
    goal_progress: 7,
    type: 1,
    constraints: plans.newbie.map((bonus, at) => ({ value: at + 1, bonus })),
    place: 3,
    make_up: null,
  })
})
