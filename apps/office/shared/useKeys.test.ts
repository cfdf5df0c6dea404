// @vitest-environment happy-dom
import { act, cleanup, renderHook } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { useSaid } from './act/say.ts'
import { useKeys } from './useKeys.ts'

afterEach(cleanup)

function press(...keys: string[]): void {
  for (const key of keys) document.body.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true }))
}

test('the second key of two acts once, and never for whatever else hears that key alone', () => {
  const [approve, goAccount, goMembers] = [vi.fn(), vi.fn(), vi.fn()]
  renderHook(() => useKeys({ 'g a': goAccount, 'g m': goMembers }))
  renderHook(() => useKeys({ a: approve }))
  press('g', 'a')
  expect([approve.mock.calls.length, goAccount.mock.calls.length]).toEqual([0, 1])
  press('a')
  expect([approve.mock.calls.length, goAccount.mock.calls.length]).toEqual([1, 1])
  press('g', 'x', 'a')
  expect(approve).toHaveBeenCalledTimes(2)
  press('g', 'b')
  press('g', 'm')
  expect(goMembers).toHaveBeenCalledTimes(1)
})

test('a page that is gone hears no key', () => {
  const approve = vi.fn()
  const { unmount } = renderHook(() => useKeys({ a: approve }))
  unmount()
  press('a')
  expect(approve).not.toHaveBeenCalled()
})

test('Enter on a button or a link is theirs, and elsewhere the page’s', () => {
  const open = vi.fn()
  renderHook(() => useKeys({ Enter: open }))
  document.body.innerHTML = '<button><b>Sort</b></button><a href="#">Row</a><p tabindex="-1">Row</p>'
  function enter(selector: string): boolean {
    const event = new KeyboardEvent('keydown', { key: 'Enter', bubbles: true, cancelable: true })
    document.querySelector(selector)?.dispatchEvent(event)
    return event.defaultPrevented
  }
  expect([enter('b'), enter('a'), open.mock.calls.length]).toEqual([false, false, 0])
  expect([enter('p'), open.mock.calls.length]).toEqual([true, 1])
})

test('a capital acts on nothing and says why, where the small letter would act', () => {
  const approve = vi.fn()
  renderHook(() => useKeys({ a: approve }))
  const { result } = renderHook(() => useSaid())
  act(() => press('B'))
  expect(result.current).toBeNull()
  act(() => press('A'))
  expect(result.current?.text).toContain('without Shift and Caps Lock')
  expect(approve).not.toHaveBeenCalled()
})
