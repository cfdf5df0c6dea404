import { expect, test } from 'vitest'
import { dearestLines, fileTimesText, longestFirst } from './fileTimes.ts'

test('what is known to take long begins first, and the rest keeps its order', () => {
  const times = { c: 40, b: 90 }
  expect(longestFirst(['a', 'b', 'c', 'd'], times, file => file)).toEqual(['b', 'c', 'a', 'd'])
})

test('times are kept of long files that are there, the newest of each', () => {
  const kept = { 'gone.ts': 50, 'old.ts': 60, 'quick.ts': 70 }
  const text = fileTimesText(kept, { 'quick.ts': 1.2, 'new.ts': 12.6 }, file => file !== 'gone.ts')
  expect(JSON.parse(text)).toEqual({ 'new.ts': 13, 'old.ts': 60 })
})

test('the ten dearest are told, the dearest first', () => {
  const measured = Object.fromEntries(Array.from({ length: 12 }, (_, index) => [`f${index}.ts`, index]))
  const lines = dearestLines(measured).split('\n')
  expect(lines).toHaveLength(10)
  expect(lines[0]).toBe('   11 s  f11.ts')
})
