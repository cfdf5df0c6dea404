import { expect, test } from 'vitest'
import { inTurn } from './inTurn.ts'

test('work of one key runs in order, even after a failure', async () => {
  const run = inTurn()
  const seen: string[] = []
  const step =
    (name: string, fails = false) =>
    async () => {
      seen.push(`${name} begins`)
      await new Promise(resolve => setImmediate(resolve))
      seen.push(`${name} ends`)
      if (fails) throw new Error(name)
      return name
    }
  const results = await Promise.allSettled([run('k', step('a')), run('k', step('b', true)), run('k', step('c'))])
  expect(seen).toEqual(['a begins', 'a ends', 'b begins', 'b ends', 'c begins', 'c ends'])
  expect(results.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled'])
})

test('different keys do not wait for each other', async () => {
  const run = inTurn()
  void run('slow', () => new Promise(() => {}))
  expect(await run('quick', async () => 'done')).toBe('done')
})
