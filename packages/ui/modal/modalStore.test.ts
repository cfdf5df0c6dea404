// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { patienceMs } from './backGuard.ts'
import { currentQueue, modalEntry, openModal, stepInside } from './modalStore.ts'

const look = { look: 'sheet' } as const

beforeEach(() => void vi.useFakeTimers())
afterEach(() => {
  vi.runAllTimers()
  vi.useRealTimers()
})

function states(): string[] {
  return currentQueue().modals.map(modal => modal.state)
}

test('a modal takes 300 ms to come in and 240 ms to go [SHELL-12]', () => {
  const modal = openModal(() => null, look)
  expect(states()).toEqual(['opened'])
  vi.advanceTimersByTime(299)
  expect(states()).toEqual(['opened'])
  vi.advanceTimersByTime(1)
  expect(states()).toEqual(['shown'])
  modal.close()
  expect(states()).toEqual(['closed'])
  vi.advanceTimersByTime(239)
  expect(states()).toEqual(['closed'])
  vi.advanceTimersByTime(1)
  expect(states()).toEqual([])
})

test('two asked for at once come in one after the other [SHELL-14]', () => {
  const [first, second] = [openModal(() => null, look), openModal(() => null, look)]
  expect(states()).toEqual(['opened'])
  vi.advanceTimersByTime(300)
  expect(states()).toEqual(['shown', 'opened'])
  vi.advanceTimersByTime(300)
  expect(states()).toEqual(['shown', 'shown'])
  first.close()
  second.close()
  expect(states()).toEqual(['closed', 'shown'])
  vi.advanceTimersByTime(240)
  expect(states()).toEqual(['closed'])
  vi.advanceTimersByTime(240)
  expect(states()).toEqual([])
})

// The browser of these tests has a history that cannot go back.
test('the result given when closing arrives once the modal is gone', async () => {
  const arrived = vi.fn()
  const modal = openModal<string>(() => null, look)
  void modal.closed.then(arrived)
  vi.advanceTimersByTime(300)
  modal.close('confirmed')
  modal.close('again')
  await vi.advanceTimersByTimeAsync(239)
  expect(arrived).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(1 + patienceMs)
  expect(arrived).toHaveBeenCalledWith('confirmed')
})

test('what was dismissed stays dismissed, whatever is confirmed while it goes', async () => {
  const modal = openModal<string>(() => null, look)
  vi.advanceTimersByTime(300)
  modal.close()
  modal.close('too late')
  vi.advanceTimersByTime(240 + patienceMs)
  expect(await modal.closed).toBeUndefined()
})

test('one closed before its turn never appears, and still settles', async () => {
  openModal(() => null, look)
  const second = openModal<string>(() => null, look)
  second.close('never seen')
  expect(await second.closed).toBe('never seen')
  vi.advanceTimersByTime(300)
  expect(states()).toEqual(['shown'])
  for (const { id } of currentQueue().modals) expect(id).toBeGreaterThan(0)
})

test('a step back inside of it comes before closing, and the next press of the button is caught too', () => {
  const stepBack = vi.fn()
  for (const { id } of currentQueue().modals) modalEntry(id)?.close()
  vi.runAllTimers()
  openModal(() => null, look)
  const entry = modalEntry(currentQueue().modals[0]?.id ?? 0)
  if (!entry) throw new Error('The modal must be in the queue.')
  vi.advanceTimersByTime(300)
  stepInside(entry, stepBack)
  function press() {
    history.replaceState({}, '')
    dispatchEvent(new PopStateEvent('popstate'))
  }
  press()
  expect([stepBack.mock.calls.length, states()]).toEqual([1, ['shown']])
  expect(history.state).toEqual({ modal: true })
  stepInside(entry, undefined)
  press()
  expect(states()).toEqual(['closed'])
})
