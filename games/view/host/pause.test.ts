// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { openPause } from './pause.ts'

const origin = 'https://app.example'
const app = {} as Window

beforeEach(() => vi.stubGlobal('parent', app))
afterEach(() => vi.unstubAllGlobals())

interface Word {
  readonly word: unknown
  readonly from?: unknown
  readonly at?: string
}

function hear({ word, from = app, at = origin }: Word): void {
  const event = new Event('message')
  Object.assign(event, { data: word, origin: at })
  Object.defineProperty(event, 'source', { value: from })
  window.dispatchEvent(event)
}

test('a game stops and goes on by the word of the app around it [SAFE-23]', async () => {
  const pause = openPause(`${origin}/`)
  await pause.passed()
  hear({ word: { app: 'pause' } })
  hear({ word: { app: 'pause' } })
  expect(pause.isPaused()).toBe(true)
  let hasPassed = false
  const passing = pause.passed().then(() => (hasPassed = true))
  await Promise.resolve()
  expect(hasPassed).toBe(false)
  hear({ word: { app: 'resume' } })
  await passing
  expect([hasPassed, pause.isPaused()]).toEqual([true, false])
})

test('no time that passes stops it or lets it go on: the app keeps the clock [SAFE-23]', async () => {
  vi.useFakeTimers()
  const pause = openPause(`${origin}/`)
  await vi.advanceTimersByTimeAsync(12 * 3_600_000)
  expect(pause.isPaused()).toBe(false)
  hear({ word: { app: 'pause' } })
  await vi.advanceTimersByTimeAsync(12 * 3_600_000)
  expect(pause.isPaused()).toBe(true)
  vi.useRealTimers()
})

test.each([
  { word: { app: 'pause' }, from: {} },
  { word: { app: 'pause' }, at: 'https://other.example' },
  { word: { game: 'pause' } },
  { word: 'pause' },
  { word: null },
])('nobody else stops it, and nothing else does %#', word => {
  const pause = openPause(`${origin}/`)
  hear(word)
  expect(pause.isPaused()).toBe(false)
})
