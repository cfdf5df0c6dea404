import { expect, test } from 'vitest'
import { dragCloses } from './dragToClose.ts'

test.each([
  ['far and slow', 121, 0, true],
  ['far, on the way back up', 121, -1, true],
  ['a flick', 40, 0.9, true],
  ['a slow nudge', 119, 0.2, false],
  ['a tap that slipped', 8, 3, false],
  ['upwards', -60, -2, false],
])('%s: a sheet let go %i px down at %f px/ms closes: %s', (_, distance, speed, closes) => {
  expect(dragCloses(distance, speed)).toBe(closes)
})
