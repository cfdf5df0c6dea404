import { expect, test } from 'vitest'
import { longestSessionMs, type PlaySession, restOf, sumPlayMs, type TimeMeter } from './playTime.rules.ts'

const minuteMs = 60_000
const at = (time: string) => Date.parse(`2026-03-04T${time}:00+08:00`)
const midnight = (day: string) => Date.parse(`${day}T00:00:00+08:00`)

interface Sitting {
  readonly from: string
  readonly lastBet?: string
  readonly ended?: string
}

function session({ from, lastBet, ended }: Sitting): PlaySession {
  const openedAtMs = at(from)
  const [lastBetAtMs, endedAtMs] = [lastBet ? at(lastBet) : null, ended ? at(ended) : null]
  return { openedAtMs, expiresAtMs: openedAtMs + 12 * 60 * minuteMs, endedAtMs, lastBetAtMs }
}

test.each<[string, readonly Sitting[], number]>([
  ['from the launch to the end of the session', [{ from: '10:00', lastBet: '10:20', ended: '10:30' }], 30],
  ['at the latest 15 minutes after the last bet', [{ from: '10:00', lastBet: '10:20', ended: '11:30' }], 35],
  ['for 15 minutes where nothing is bet', [{ from: '10:00' }], 15],
  ['to this moment where it goes on', [{ from: '11:30', lastBet: '11:59' }], 30],
  [
    'once where sessions overlap',
    [
      { from: '10:00', ended: '10:10' },
      { from: '10:05', ended: '10:15' },
    ],
    15,
  ],
  [
    'once where sessions overlap that came in another order',
    [
      { from: '10:05', ended: '10:15' },
      { from: '10:00', ended: '10:10' },
    ],
    15,
  ],
  [
    'once where one lies within another',
    [
      { from: '10:00', lastBet: '10:30', ended: '10:30' },
      { from: '10:05', ended: '10:10' },
    ],
    30,
  ],
  [
    'together where they do not',
    [
      { from: '10:00', ended: '10:10' },
      { from: '11:00', ended: '11:05' },
    ],
    15,
  ],
  ['from the beginning of the period on', [{ from: '08:00', lastBet: '09:20', ended: '09:20' }], 20],
  ['not before the period', [{ from: '08:00', ended: '08:30' }], 0],
])('play time counts %s [FACT-17]', (_how, sittings, minutes) => {
  const within = { sinceMs: at('09:00'), nowMs: at('12:00') }
  expect(sumPlayMs(sittings.map(session), within)).toBe(minutes * minuteMs)
})

function left(period: TimeMeter['period'], most: number, used: number): TimeMeter {
  return { period, mostMs: most * minuteMs, usedMs: used * minuteMs }
}
const nextDay = midnight('2026-03-05')

test.each<[string, readonly TimeMeter[], string, number, number]>([
  ['what is left is used up', [left('day', 60, 20)], '12:00', at('12:40'), nextDay],
  [
    'as much as is left of the day is left of the limit',
    [left('day', 720, 0)],
    '12:00',
    nextDay + 720 * minuteMs,
    nextDay + 1440 * minuteMs,
  ],
  ['it is used up already', [left('day', 60, 75)], '12:00', at('12:00'), nextDay],
  [
    'a day that begins meanwhile is used up',
    [left('day', 60, 20)],
    '23:50',
    nextDay + 60 * minuteMs,
    nextDay + 1440 * minuteMs,
  ],
  [
    'the first of several is used up',
    [left('day', 60, 0), left('week', 100, 90)],
    '12:00',
    at('12:10'),
    midnight('2026-03-09'),
  ],
  [
    'the first of several is used up, whichever of them is told first',
    [left('week', 100, 90), left('day', 60, 0)],
    '12:00',
    at('12:10'),
    midnight('2026-03-09'),
  ],
  [
    'the first of several is used up, though a later one closes for longer',
    [left('week', 100, 40), left('day', 10, 0)],
    '12:00',
    at('12:10'),
    nextDay,
  ],
  [
    'the longer of two at one moment is used up',
    [left('day', 10, 10), left('week', 90, 95)],
    '12:00',
    at('12:00'),
    midnight('2026-03-09'),
  ],
])('play closes when %s [FACT-17]', (_what, limits, now, openUntilMs, closedUntilMs) => {
  expect(restOf(limits, at(now))).toEqual({ openUntilMs, closedUntilMs })
})

test('no session lasts longer than twelve hours', () => {
  expect(longestSessionMs).toBe(12 * 60 * minuteMs)
})

test('a whole day closes nothing', () => {
  expect(restOf([left('day', 1440, 0)], at('12:00'))).toBeNull()
})
