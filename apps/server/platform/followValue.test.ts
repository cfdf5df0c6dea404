import { expect, test, vi } from 'vitest'
import { followValue } from './followValue.ts'

function setup() {
  let nowMs = 0
  const state = { value: 'first', isAway: false, reads: 0, told: [] as string[] }
  const followed = followValue({
    clock: { now: () => nowMs },
    read: async () => {
      state.reads++
      if (state.isAway) throw new Error('The database is away.')
      return state.value
    },
    onRead: value => state.told.push(value),
  })
  return { ...followed, state, pass: (ms: number) => void (nowMs += ms) }
}

test('the first request waits, and the next ones need not', async () => {
  const { settle, known, state } = setup()
  expect(known()).toBeUndefined()
  await settle()
  expect(known()).toBe('first')
  expect(settle()).toBeUndefined()
  expect(state.told).toEqual(['first'])
})

test('under way it is read once a second at most, beside the requests', async () => {
  const { settle, known, state, pass } = setup()
  await settle()
  state.value = 'second'
  for (let index = 0; index < 10; index++) {
    pass(99)
    expect(settle()).toBeUndefined()
  }
  expect(state.reads).toBe(1)
  pass(10)
  expect(settle()).toBeUndefined()
  await vi.waitFor(() => expect(known()).toBe('second'))
  expect(state.reads).toBe(2)
})

test('after a pause the first request waits for what is true now', async () => {
  const { settle, known, state, pass } = setup()
  await settle()
  state.value = 'after the night'
  pass(8 * 3_600_000)
  const waiting = [settle(), settle()].map(async news => news)
  expect(known()).toBe('first')
  await Promise.all(waiting)
  expect(known()).toBe('after the night')
  expect(state.reads).toBe(2)
})

test('while it cannot be read, the last known counts, and only one request in two seconds waits', async () => {
  const { settle, known, state, pass } = setup()
  await settle()
  state.isAway = true
  pass(5000)
  await settle()
  expect(known()).toBe('first')
  expect(settle()).toBeUndefined()
  state.isAway = false
  state.value = 'back'
  pass(2000)
  await settle()
  expect(known()).toBe('back')
})

test('what does not answer at all holds nobody back for long', async () => {
  const followed = followValue({ clock: { now: () => 0 }, read: () => new Promise<string>(() => {}) })
  const begin = performance.now()
  await followed.settle()
  expect(performance.now() - begin).toBeLessThan(2000)
  expect(followed.known()).toBeUndefined()
})
