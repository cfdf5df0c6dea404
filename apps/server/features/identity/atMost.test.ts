import { expect, test } from 'vitest'
import { RefusedRequest } from '../../platform/http/refusedRequest.ts'
import { atMost } from './atMost.ts'

function held() {
  let release: () => void = () => {}
  const promise = new Promise<void>(resolve => {
    release = resolve
  })
  return { promise, release }
}

test('so many run at once, so many wait in their order, and the next is told that we are busy', async () => {
  const run = atMost({ atOnce: 2, waiting: 1 })
  const gates = [held(), held(), held()]
  const begun: number[] = []
  const all = gates.map(({ promise }, index) =>
    run(() => {
      begun.push(index)
      return promise
    }),
  )
  await expect(run(async () => {})).rejects.toThrow(RefusedRequest)
  expect(begun).toEqual([0, 1])
  gates[1]?.release()
  await all[1]
  await Promise.resolve()
  expect(begun).toEqual([0, 1, 2])
  for (const { release } of gates) release()
  await Promise.all(all)
})

test('work that fails makes room as work that succeeds', async () => {
  const run = atMost({ atOnce: 1, waiting: 0 })
  await expect(run(() => Promise.reject(new Error('no')))).rejects.toThrow('no')
  expect(await run(async () => 'yes')).toBe('yes')
})
