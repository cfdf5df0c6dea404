// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { pickDate } from '../datePicker/index.ts'
import { ModalHost } from '../modal/index.ts'
import { pickFromWheel } from './index.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => {
  act(() => void vi.runAllTimers())
  cleanup()
  vi.useRealTimers()
})

const texts = { title: 'Occupation', cancel: 'Cancel', confirm: 'Confirm' }
const options = ['Employed', 'Student', 'Retired'].map(label => ({ value: label.toLowerCase(), label }))
const dateTexts = {
  ...texts,
  title: 'Birthday',
  year: 'Year',
  month: 'Month',
  day: 'Day',
  months: Array.from({ length: 12 }, (_, index) => `Month ${index + 1}`),
}

/** Opens a picker, turns it and leaves it by one of its buttons. */
async function pick(open: () => Promise<string | undefined>, turn: () => void, button: string) {
  render(<ModalHost />)
  const answers: Promise<string | undefined>[] = []
  act(() => void answers.push(open()))
  act(() => void vi.advanceTimersByTime(300))
  turn()
  fireEvent.click(screen.getByText(button))
  await act(() => vi.advanceTimersByTimeAsync(1_000))
  return answers[0]
}

function key(wheel: string, ...keys: string[]) {
  for (const each of keys) fireEvent.keyDown(screen.getByRole('listbox', { name: wheel }), { key: each })
}

function shown(wheel: string): (string | null)[] {
  const list = screen.getByRole('listbox', { name: wheel })
  return [...list.querySelectorAll('[role=option]')].map(option => option.textContent)
}

test.each([
  ['Confirm', 'retired'],
  ['Cancel', undefined],
])('%s answers %s after the wheel was turned [SHELL-45]', async (button, answer) => {
  const turn = () => key('Occupation', 'ArrowDown')
  expect(await pick(() => pickFromWheel({ texts, options, value: 'student' }), turn, button)).toBe(answer)
})

test('confirming without turning applies what lies under the lens [SHELL-45]', async () => {
  expect(
    await pick(
      () => pickFromWheel({ texts, options }),
      () => {},
      'Confirm',
    ),
  ).toBe('employed')
})

test('three wheels choose a day, each narrowed by the others and by the bounds [SHELL-46]', async () => {
  const open = () => pickDate({ texts: dateTexts, today: '2026-03-14', max: '2005-03-14', value: '1996-01-31' })
  function turn() {
    key('Month', 'ArrowDown')
    expect(shown('Day')).toHaveLength(29)
    key('Year', '1', '9', '9', '7')
    expect(shown('Day')).toHaveLength(28)
    key('Year', 'End')
    expect(shown('Year').at(-1)).toBe('2005')
    expect(shown('Month')).toEqual(['Month 1', 'Month 2', 'Month 3'])
    key('Month', 'End')
    expect(shown('Day').at(-1)).toBe('14')
    key('Day', 'End')
  }
  expect(await pick(open, turn, 'Confirm')).toBe('2005-03-14')
})

test('a date left by Cancel answers nothing [SHELL-46]', async () => {
  const open = () => pickDate({ texts: dateTexts, today: '2026-03-14', value: '1996-01-31' })
  expect(await pick(open, () => key('Year', 'Home'), 'Cancel')).toBeUndefined()
})
