import { expect, test } from 'vitest'
import { countTap, type Taps } from './countTap.ts'

const none: Taps = { count: 0, lastMs: 0 }

function tapTimes(count: number, everyMs: number, from = none): Taps {
  let taps = from
  for (let index = 0; index < count; index++) taps = countTap(taps, taps.lastMs + everyMs)
  return taps
}

test('thirty taps, each under 500 ms after the one before, reveal [SHELL-74]', () => {
  expect(tapTimes(29, 499).count).toBe(29)
  expect(tapTimes(30, 499).count).toBe(0)
})

test('a tap 500 ms after the one before starts the count anew [SHELL-74]', () => {
  expect(countTap(tapTimes(29, 100), 29 * 100 + 500).count).toBe(1)
})
