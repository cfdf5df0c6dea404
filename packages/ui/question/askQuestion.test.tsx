// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { ModalHost } from '../modal/index.ts'
import { askQuestion } from './index.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => {
  act(() => void vi.runAllTimers())
  cleanup()
  vi.useRealTimers()
})

const words = { title: 'Delete this account?', text: 'It is gone then.', no: 'Keep it', yes: 'Delete' }

async function answerBy(press: () => void): Promise<boolean> {
  render(<ModalHost />)
  let answer: Promise<boolean> | undefined
  act(() => {
    answer = askQuestion(words, { isGrave: true })
  })
  act(() => void vi.advanceTimersByTime(300))
  expect(document.activeElement?.textContent).toBe('Keep it')
  act(press)
  await act(() => vi.runAllTimersAsync())
  return answer ?? expect.fail('Nothing was asked.')
}

test.each([
  ['the yes', true, () => fireEvent.click(screen.getByRole('button', { name: 'Delete' }))],
  ['the no', false, () => fireEvent.click(screen.getByRole('button', { name: 'Keep it' }))],
  ['Escape', false, () => fireEvent.keyDown(screen.getByRole('dialog'), { key: 'Escape' })],
  ['a press beside it', false, () => fireEvent.click(screen.getByRole('presentation'))],
])('a question begins at its no, and %s answers it with %s [SHELL-132]', async (_what, isWanted, press) => {
  expect(await answerBy(press)).toBe(isWanted)
  expect(screen.queryByRole('dialog')).toBeNull()
})
