import { expect, test } from 'vitest'
import { fewAtOnce } from './fewAtOnce.ts'

test('no more works run at once than may, in their order, and one that fails makes room too', async () => {
  const run = fewAtOnce(2)
  const begun: number[] = []
  const ends: (() => void)[] = []
  const works = [0, 1, 2, 3].map(name =>
    run(async () => {
      begun.push(name)
      await new Promise<void>(resolve => ends.push(resolve))
      if (name === 0) throw new Error('failed')
      return name
    }).catch((error: Error) => error.message),
  )
  await expect.poll(() => begun).toEqual([0, 1])
  ends[0]?.()
  await expect.poll(() => begun).toEqual([0, 1, 2])
  ends[1]?.()
  await expect.poll(() => begun).toEqual([0, 1, 2, 3])
  ends[2]?.()
  ends[3]?.()
  expect(await Promise.all(works)).toEqual(['failed', 1, 2, 3])
})
