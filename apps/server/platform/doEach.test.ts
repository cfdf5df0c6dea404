import { expect, test } from 'vitest'
import { doEach } from './doEach.ts'

test('what fails with one thing is done with all others in their order, and then fails with the first fault [FACT-113]', async () => {
  const seen: number[] = []
  const all = doEach([1, 2, 3, 4], async at => {
    seen.push(at)
    if (at % 2 === 0) throw new Error(`at ${at}`)
  })
  await expect(all).rejects.toThrow('at 2')
  expect(seen).toEqual([1, 2, 3, 4])
  await expect(doEach([1], async () => {})).resolves.toBeUndefined()
})
