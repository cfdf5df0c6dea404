// @vitest-environment happy-dom
import { cleanup, renderHook } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { tellChanged } from './changes.ts'
import { useWatch } from './useWatch.ts'

let looks = 0
const asked = {
  refresh: async () => {
    looks++
  },
}
beforeEach(() => {
  vi.useFakeTimers()
  looks = 0
})
afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
  vi.useRealTimers()
})

function comeBack(state: DocumentVisibilityState = 'visible') {
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(state)
  document.dispatchEvent(new Event('visibilitychange'))
}

test('what may change is looked at anew by news, by who comes back, and by the clock while somebody looks', () => {
  renderHook(() => useWatch(asked, { changes: ['wallet'], everyMs: 3000 }))
  expect(looks).toBe(0)
  tellChanged('wallet')
  tellChanged('message')
  expect(looks).toBe(1)
  comeBack()
  expect(looks).toBe(2)
  vi.advanceTimersByTime(3000)
  expect(looks).toBe(3)
  comeBack('hidden')
  vi.advanceTimersByTime(9000)
  expect(looks).toBe(3)
})

test('what is over is looked at by news alone', () => {
  comeBack()
  renderHook(() => useWatch(asked, { changes: ['deposit'], isOver: true, everyMs: 3000 }))
  comeBack()
  vi.advanceTimersByTime(9000)
  expect(looks).toBe(0)
  tellChanged('deposit')
  expect(looks).toBe(1)
})
