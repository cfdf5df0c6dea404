// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { storage } from './storage.ts'
import { tap } from './tap.ts'

const vibrate = vi.fn()
beforeEach(() => vi.stubGlobal('navigator', { vibrate, userActivation: { hasBeenActive: true } }))
afterEach(() => {
  storage().set('isQuiet', false)
  vibrate.mockClear()
  vi.unstubAllGlobals()
})

test('a phone taps under the finger, briefly, unless its owner wants none of it [SHELL-138]', () => {
  tap()
  expect(vibrate.mock.calls).toEqual([[12]])
  storage().set('isQuiet', true)
  tap()
  expect(vibrate).toHaveBeenCalledTimes(1)
})

test('no phone taps before somebody has touched the page', () => {
  vi.stubGlobal('navigator', { vibrate, userActivation: { hasBeenActive: false } })
  tap()
  expect(vibrate).not.toHaveBeenCalled()
})

test('where nothing can tap, nothing does', () => {
  vi.stubGlobal('navigator', {})
  expect(tap).not.toThrow()
})
