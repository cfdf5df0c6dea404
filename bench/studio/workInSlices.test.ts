import { expect, test } from 'vitest'
import { workInSlices } from './workInSlices.ts'

const frameUs = 1_000_000 / 60

function traceOf(tasks: readonly (readonly [tid: number, ts: number, dur: number])[]): string {
  const names = [1, 2].map(tid => ({
    ph: 'M',
    name: 'thread_name',
    pid: 1,
    tid,
    ts: 0,
    args: { name: tid < 3 ? 'CrRendererMain' : 'Compositor' },
  }))
  const events = tasks.map(([tid, ts, dur]) => ({ ph: 'X', name: 'RunTask', pid: 1, tid, ts, dur }))
  return JSON.stringify({ traceEvents: [...names, ...events] })
}

test('the work of a frame is what its tasks took, a task over its end counts in both, and other threads in none', () => {
  const work = workInSlices(
    traceOf([
      [1, 1000, 4000],
      [1, 6000, 2000],
      [1, 1000 + frameUs - 1000, 3000],
      [2, 1000, 500],
      [3, 1000, 90_000],
    ]),
  )
  expect(work.map(ms => Math.round(ms * 10) / 10)).toEqual([7, 2])
})

test('a frame in which nothing was done had no work', () => {
  const work = workInSlices(
    traceOf([
      [1, 0, 1000],
      [1, 3 * frameUs + 10, 1000],
    ]),
  )
  expect(work.map(ms => Math.round(ms * 10) / 10)).toEqual([1, 0, 0, 1])
})
