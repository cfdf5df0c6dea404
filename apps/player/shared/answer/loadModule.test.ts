import { expect, test } from 'vitest'
import { loadModule, preloadError } from './loadModule.ts'

test('a part that cannot be loaded raises a preload-error event with the reason, and fails [ROUTE-73]', async () => {
  const target = new EventTarget()
  const raised: Event[] = []
  target.addEventListener(preloadError, event => raised.push(event))
  const missing = new TypeError('Failed to fetch dynamically imported module')
  await expect(loadModule(() => Promise.reject(missing), target)).rejects.toThrow(missing.message)
  expect(raised.map(event => (event as CustomEvent).detail)).toEqual([missing])
})

test('a part that is there raises nothing', async () => {
  const target = new EventTarget()
  let raised = 0
  target.addEventListener(preloadError, () => raised++)
  expect(await loadModule(async () => 'page', target)).toBe('page')
  expect(raised).toBe(0)
})
