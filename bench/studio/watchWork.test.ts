import { expect, test } from 'vitest'
import { workOf } from './watchWork.ts'

const frameUs = 1_000_000 / 60
const task = (frame: number, ms: number, thread = 'page') => ({
  thread,
  atUs: 5000 + frame * frameUs + 1,
  workedUs: ms * 1000,
})

test('the work of a frame is that of all tasks that began in it, and that of a tenth of a second its sixth', () => {
  const { frames, tenths } = workOf([task(0, 3), task(0.5, 4), task(2, 5), task(6, 12), task(0, 2, 'other')])
  expect(frames).toEqual([7, 0, 5, 0, 0, 0, 12])
  expect(tenths).toEqual([2, 2])
})

test('where nothing was done there is no frame', () => {
  expect(workOf([])).toEqual({ frames: [], tenths: [] })
})
