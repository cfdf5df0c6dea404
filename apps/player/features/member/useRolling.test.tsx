// @vitest-environment happy-dom
import { act, cleanup, renderHook } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { useRolling } from './useRolling.ts'

let isStill = false
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['requestAnimationFrame', 'cancelAnimationFrame', 'performance'] })
  isStill = false
  vi.stubGlobal('matchMedia', () => ({ matches: isStill }))
})
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

function nextFrame(): void {
  act(() => {
    vi.advanceTimersToNextFrame()
  })
}

/** What is shown from frame to frame once the amount is another one. */
function shownOf(from: string, to: string): readonly string[] {
  const { result, rerender } = renderHook(({ amount }) => useRolling(amount), { initialProps: { amount: from } })
  expect(result.current).toBe(from)
  rerender({ amount: to })
  const shown = [result.current]
  for (let frame = 0; frame < 60; frame++) {
    nextFrame()
    shown.push(result.current)
  }
  return shown
}

test('a balance that has grown goes up to what it is, and is that in less than a second [SHELL-139]', () => {
  const shown = shownOf('500.00', '1250.75')
  const amounts = shown.map(Number)
  expect([shown[0], shown.at(-1)]).toEqual(['500.00', '1250.75'])
  expect(amounts).toEqual(amounts.toSorted((a, b) => a - b))
  expect(new Set(shown).size).toBeGreaterThan(20)
})

test('one that has fallen is there at once [SHELL-139]', () => {
  expect(new Set(shownOf('500.00', '499.95'))).toEqual(new Set(['499.95']))
})

test('where nothing is to move, no amount rolls [SHELL-139]', () => {
  isStill = true
  const shown = shownOf('500.00', '1250.75')
  expect(new Set(shown.slice(1))).toEqual(new Set(['1250.75']))
})

test('one that grows again on its way goes on from where it is', () => {
  const { result, rerender } = renderHook(({ amount }) => useRolling(amount), { initialProps: { amount: '100.00' } })
  rerender({ amount: '200.00' })
  for (let frame = 0; frame < 10; frame++) nextFrame()
  const between = Number(result.current)
  expect(between).toBeGreaterThan(100)
  rerender({ amount: '300.00' })
  expect(Number(result.current)).toBe(between)
  for (let frame = 0; frame < 60; frame++) nextFrame()
  expect(result.current).toBe('300.00')
})
