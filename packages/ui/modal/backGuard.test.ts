import { expect, test } from 'vitest'
import { createBackGuard } from './backGuard.ts'

/** A browser's history in one array: going back is heard only later, as it is in a browser. */
function browser(first: unknown = null) {
  const entries: { path: string; state: unknown }[] = [{ path: '/', state: first }]
  let at = 0
  let pending = 0
  let closed = 0
  const history = {
    get state() {
      return entries[at]?.state
    },
    pushState(state: unknown, _: string, path = entries[at]?.path ?? '') {
      entries.splice(++at, entries.length, { path, state })
    },
    replaceState(state: unknown) {
      entries[at] = { path: entries[at]?.path ?? '', state }
    },
    back: () => void pending++,
  }
  const guard = createBackGuard(history, () => closed++)
  return {
    guard,
    navigate: (path: string) => history.pushState(null, '', path),
    press: () => void pending++,
    settle() {
      while (pending > 0) {
        pending--
        at--
        guard.onPopState()
      }
    },
    isGuarded: () => (history.state as { modal?: boolean } | null)?.modal === true,
    where: () => `${entries[at]?.path} ${at}`,
    closed: () => closed,
  }
}

test('what was left by a page that was loaded again under its modal guards nothing any more', () => {
  const it = browser({ modal: true, page: 3 })
  expect(it.isGuarded()).toBe(false)
  it.guard.hold()
  expect(it.isGuarded()).toBe(true)
  void it.guard.release()
  it.settle()
  expect(it.where()).toBe('/ 0')
  expect(it.isGuarded()).toBe(false)
})

test('back closes the modal and stays on the page', () => {
  const it = browser()
  it.guard.hold()
  it.press()
  it.settle()
  expect([it.where(), it.closed()]).toEqual(['/ 0', 1])
})

test('closing in another way leaves no entry behind', () => {
  const it = browser()
  it.guard.hold()
  void it.guard.release()
  it.settle()
  expect([it.where(), it.closed()]).toEqual(['/ 0', 0])
})

test('whoever waits for the release may navigate at once', async () => {
  const it = browser()
  it.guard.hold()
  const released = it.guard.release().then(() => it.navigate('/terms'))
  it.settle()
  await released
  expect(it.where()).toBe('/terms 1')
})

test('what is opened while the guard is still being taken away is guarded too', () => {
  const it = browser()
  it.guard.hold()
  void it.guard.release()
  it.guard.hold()
  it.settle()
  expect(it.where()).toBe('/ 1')
  it.press()
  it.settle()
  expect([it.where(), it.closed()]).toEqual(['/ 0', 1])
})

test('a page opened from a modal stands, and one press of back leads to the page before', () => {
  const it = browser()
  it.guard.hold()
  it.navigate('/terms')
  void it.guard.release()
  it.settle()
  expect(it.where()).toBe('/terms 2')
  it.press()
  it.settle()
  expect([it.where(), it.closed()]).toEqual(['/ 0', 0])
})

test('a modal that refuses to go is guarded again', () => {
  const it = browser()
  it.guard.hold()
  it.press()
  it.settle()
  it.guard.hold()
  expect(it.where()).toBe('/ 1')
})
