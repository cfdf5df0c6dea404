import { expect, test } from 'vitest'
import { keepFor } from './keepFor.ts'

test('what was asked for is asked anew when its time is over, and not before, however many ask', async () => {
  let [nowMs, asked] = [0, 0]
  const ask = keepFor({ now: () => nowMs }, 1000, async () => ++asked)
  expect(await Promise.all([ask(), ask(), ask()])).toEqual([1, 1, 1])
  nowMs = 999
  expect(await ask()).toBe(1)
  nowMs = 1000
  expect(await ask()).toBe(2)
})
