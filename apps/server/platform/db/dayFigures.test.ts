import { expect, test } from 'vitest'
import { medianSeconds } from './dayFigures.ts'

const bucketOf = (seconds: number) => Math.round(20 * Math.log(1 + seconds))

test.each([
  [[], null],
  [[0], 0],
  [[10], 10],
  [[1, 1, 300], 1],
  [[300, 1, 20], 20],
  [[1, 1, 300, 300, 300], 300],
] as const)('the median of %j seconds is %j, to about a twentieth', (seconds, wanted) => {
  const counts = seconds.map(each => ({ bucket: bucketOf(each), count: 1n }))
  const median = medianSeconds(counts)
  if (wanted === null) expect(median).toBeNull()
  else expect(Math.abs((median ?? 0) - wanted)).toBeLessThanOrEqual(wanted * 0.05)
})
