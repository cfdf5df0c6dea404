import { expect, test } from 'vitest'
import { joinWindows, windowsOf } from './windows.rules.ts'

const minuteMs = 60_000
const day = 24 * 60

const span = (from: number, until: number) => ({ fromMs: from * minuteMs, untilMs: until * minuteMs })
const inMinutes = (spans: readonly { fromMs: number; untilMs: number }[]) =>
  spans.map(({ fromMs, untilMs }) => [fromMs / minuteMs, untilMs / minuteMs])

test('rounds are asked about together, each moment once, in whole minutes and an hour at a time', () => {
  const joined = joinWindows([
    span(30, 150),
    span(161.5, 162),
    span(0, 3),
    span(2.5, 5),
    span(155, 156),
    span(300, 301),
  ])
  expect(inMinutes(joined)).toEqual([
    [0, 5],
    [30, 90],
    [90, 150],
    [150, 162],
    [300, 301],
  ])
  expect(joinWindows([])).toEqual([])
})

test('of a round of weeks only the time around its postings is asked about, of one of hours all of it', () => {
  const round = { roundId: 'r', playerRef: '1' }
  expect(inMinutes(windowsOf({ ...round, ...span(0, 2 * day) }, [3 * minuteMs]))).toEqual([[0, 2 * day]])
  const long = windowsOf({ ...round, ...span(0, 30 * day) }, [10 * day * minuteMs])
  expect(inMinutes(long)).toEqual([
    [0, 2],
    [10 * day - 1, 10 * day + 1],
    [30 * day - 2, 30 * day],
  ])
})
