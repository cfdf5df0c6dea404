// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { dismissToast, showToast, Toaster } from '../toaster/index.ts'
import { Dialog, ModalHost, openModal, Sheet, type ModalOptions, type OpenModal } from './index.ts'

const opened: OpenModal<void>[] = []

beforeEach(() => void vi.useFakeTimers())
afterEach(() => {
  act(() => {
    dismissToast()
    for (const modal of opened.splice(0)) modal.close()
    vi.runAllTimers()
  })
  cleanup()
  vi.useRealTimers()
})

function pass(ms: number) {
  act(() => void vi.advanceTimersByTime(ms))
}

function show(options: Partial<ModalOptions> = {}) {
  render(
    <>
      <button type="button">Opener</button>
      <ModalHost />
      <Toaster />
    </>,
  )
  screen.getByText('Opener').focus()
  const content = () => (
    <Sheet title="Deposit" closeLabel="Close">
      A body
    </Sheet>
  )
  act(() => void opened.push(openModal(content, { look: 'sheet', ...options })))
  pass(300)
  return { close: () => opened[0]?.close() }
}

test('a modal is named by its title, and focus goes into it and back to whoever opened it', () => {
  const modal = show()
  const dialog = screen.getByRole('dialog', { name: 'Deposit' })
  expect(dialog.contains(document.activeElement)).toBe(true)
  act(() => modal.close())
  pass(240)
  expect(screen.queryByRole('dialog')).toBeNull()
  expect(document.activeElement).toBe(screen.getByText('Opener'))
})

test.each([
  ['the cross', () => fireEvent.click(screen.getByLabelText('Close'))],
  ['the mask', () => fireEvent.click(document.querySelector('.modalMask') ?? fail())],
  ['Escape', () => fireEvent.keyDown(screen.getByRole('dialog'), { key: 'Escape' })],
  [
    'a close request of the browser',
    () => fireEvent(screen.getByRole('dialog'), new Event('cancel', { cancelable: true })),
  ],
])('%s closes it by default', (_, act) => {
  show()
  act()
  pass(240)
  expect(screen.queryByRole('dialog')).toBeNull()
})

test('both can be refused, and the cross still works', () => {
  show({ closesOnMask: false, closesOnEscape: false })
  fireEvent.click(document.querySelector('.modalMask') ?? fail())
  fireEvent.keyDown(screen.getByRole('dialog'), { key: 'Escape' })
  const request = new Event('cancel', { cancelable: true })
  fireEvent(screen.getByRole('dialog'), request)
  expect(request.defaultPrevented).toBe(true)
  pass(1_000)
  expect(screen.getByRole<HTMLDialogElement>('dialog').open).toBe(true)
  fireEvent.click(screen.getByLabelText('Close'))
  pass(240)
  expect(screen.queryByRole('dialog')).toBeNull()
})

test('leaving a file choice inside does not close the sheet around it', () => {
  show()
  fireEvent(screen.getByText('A body'), new Event('cancel', { bubbles: true }))
  pass(1_000)
  expect(screen.queryByRole('dialog')).not.toBeNull()
})

test('the page behind cannot be scrolled while anything is open', () => {
  const modal = show()
  expect(document.documentElement.dataset.locked).toBeDefined()
  act(() => modal.close())
  pass(240)
  expect(document.documentElement.dataset.locked).toBeUndefined()
})

test('a toast stands inside the dialog on top, and on the page once that has gone', () => {
  const modal = show()
  act(() => void opened.push(openModal(() => <Dialog title="Sure?" />, { look: 'dialog' })))
  pass(300)
  act(() => showToast('Saved'))
  const top = screen.getByRole('dialog', { name: 'Sure?' })
  expect(top.contains(screen.getByText('Saved'))).toBe(true)
  fireEvent.keyDown(top, { key: 'Escape' })
  pass(240)
  expect(screen.getByRole('dialog', { name: 'Deposit' }).contains(screen.getByText('Saved'))).toBe(true)
  act(() => modal.close())
  pass(240)
  expect(screen.getByRole('status').textContent).toBe('Saved')
})

function fail(): never {
  throw new Error('The mask must be on the page.')
}
