import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { KnownRows } from './pagedList.ts'
import { createPagedReader } from './pagedReader.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

/** Answers each page with what the script says: so many rows, or a failure. */
function reader(script: (number | 'fails')[], known?: KnownRows<number>) {
  const pages: number[] = []
  const failures: number[] = []
  const made = createPagedReader<number>({
    load: async page => {
      const answer = script[pages.length] ?? 0
      pages.push(page)
      if (answer === 'fails') throw new Error('No answer.')
      return Array.from({ length: answer }, (_, index) => page * 100 + index)
    },
    pageSize: 2,
    leastGapMs: 300,
    clock: { now: () => Date.now() },
    onFailure: () => failures.push(pages.length),
    known,
  })
  return { ...made, pages, failures }
}

test('it begins with page 1 by itself and goes on until a page is not full [SHELL-59] [SHELL-60]', async () => {
  const it = reader([2, 2, 1])
  it.start()
  for (let round = 0; round < 6; round++) {
    it.askSoon()
    await vi.advanceTimersByTimeAsync(400)
  }
  expect(it.pages).toEqual([1, 2, 3])
  expect(it.current()).toMatchObject({ state: 'over', rows: [100, 101, 200, 201, 300] })
})

test('rows that may be old stand until the first page takes their place, and stay where it fails', async () => {
  const it = reader(['fails', 2], { rows: [1, 2, 3], isOver: false, mayBeOld: true })
  expect(it.current()).toMatchObject({ rows: [1, 2, 3], page: 0 })
  it.start()
  await vi.advanceTimersByTimeAsync(1)
  expect(it.current()).toMatchObject({ rows: [1, 2, 3], state: 'failed' })
  await it.ask()
  expect(it.current()).toMatchObject({ rows: [100, 101], page: 1, state: 'idle' })
  expect(it.pages).toEqual([1, 1])
})

test('the next request leaves no sooner than 300 ms after the last, and no later [SHELL-72]', async () => {
  const it = reader([2, 2])
  it.start()
  await vi.advanceTimersByTimeAsync(100)
  it.askSoon()
  await vi.advanceTimersByTimeAsync(199)
  expect(it.pages).toEqual([1])
  await vi.advanceTimersByTimeAsync(1)
  expect(it.pages).toEqual([1, 2])
})

test('after a failure nothing is asked until a person asks, and then for the same page [SHELL-61]', async () => {
  const it = reader([2, 'fails', 2])
  it.start()
  await vi.advanceTimersByTimeAsync(300)
  it.askSoon()
  await vi.advanceTimersByTimeAsync(1)
  expect(it.current().state).toBe('failed')
  it.askSoon()
  await vi.advanceTimersByTimeAsync(60_000)
  expect(it.pages).toEqual([1, 2])
  expect(it.failures).toEqual([2])
  await it.ask()
  expect(it.pages).toEqual([1, 2, 2])
  expect(it.current()).toMatchObject({ state: 'idle', page: 2 })
})

test('what arrives after the list was left changes nothing, and coming back begins anew', async () => {
  const it = reader([2, 2])
  it.start()()
  await vi.advanceTimersByTimeAsync(1)
  expect(it.current()).toMatchObject({ state: 'idle', rows: [] })
  it.start()
  await vi.advanceTimersByTimeAsync(1)
  expect(it.current().rows).toEqual([100, 101])
})

test('rows that are known from the start are there at once, and only what follows them is asked for', async () => {
  const it = reader([1], { rows: [1, 2], isOver: false })
  expect(it.current().rows).toEqual([1, 2])
  it.start()
  expect(it.pages).toEqual([])
  it.askSoon()
  await vi.advanceTimersByTimeAsync(1)
  expect(it.pages).toEqual([2])
  expect(it.current()).toMatchObject({ state: 'over', rows: [1, 2, 200] })
})

test('a list that is known to its end asks for nothing', async () => {
  const it = reader([], { rows: [1, 2], isOver: true })
  it.start()
  it.askSoon()
  await it.ask()
  expect(it.pages).toEqual([])
  expect(it.current()).toMatchObject({ state: 'over', rows: [1, 2] })
})
