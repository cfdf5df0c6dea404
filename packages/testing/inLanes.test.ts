import { expect, test } from 'vitest'
import { inLanes } from './inLanes.ts'

test('each is done once, no more than so many at once, and answered in its place', async () => {
  const [all, most] = [Array.from({ length: 20 }, (_, at) => at), 3]
  let [now, highest] = [0, 0]
  const done = await inLanes(all, most, async one => {
    now++
    highest = Math.max(highest, now)
    await new Promise(resolve => setTimeout(resolve, one % 4))
    now--
    return one * 2
  })
  expect(done).toEqual(all.map(one => one * 2))
  expect(highest).toBe(most)
})

test('what fails is heard of', async () => {
  const work = (one: number) => (one === 2 ? Promise.reject(new Error('the second')) : Promise.resolve(one))
  await expect(inLanes([1, 2, 3], 2, work)).rejects.toThrow('the second')
})
