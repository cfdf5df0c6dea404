// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { openSound } from '../sound.ts'
import { openQuiet } from './quiet.ts'

const origin = 'https://app.example'
const app = {} as Window
const starts = vi.fn()

class Tone {
  readonly gain = { linearRampToValueAtTime: () => {}, exponentialRampToValueAtTime: () => {} }
  start = starts
  stop() {}
  connect = (next: unknown) => next
}

beforeEach(() => {
  vi.stubGlobal('parent', app)
  vi.stubGlobal(
    'AudioContext',
    class {
      readonly currentTime = 0
      readonly destination = new Tone()
    },
  )
  vi.stubGlobal('OscillatorNode', Tone)
  vi.stubGlobal('GainNode', Tone)
  localStorage.clear()
})
afterEach(() => {
  document.documentElement.removeAttribute('data-quiet')
  starts.mockClear()
  vi.unstubAllGlobals()
})

function hear(word: string, at = origin): void {
  const event = new Event('message')
  Object.assign(event, { data: { app: word }, origin: at })
  Object.defineProperty(event, 'source', { value: app })
  window.dispatchEvent(event)
}

test('what the settings of the app say counts above the sound of a game, for as long as they say so [SHELL-138]', () => {
  const isQuiet = openQuiet(`${origin}/`)
  const sound = openSound(isQuiet)
  sound.toggle()
  expect([sound.isOn, starts.mock.calls.length]).toEqual([true, 1])
  hear('quiet')
  sound.tick()
  sound.win(true)
  expect([isQuiet(), starts.mock.calls.length]).toEqual([true, 1])
  hear('loud')
  sound.tick()
  expect([isQuiet(), starts.mock.calls.length]).toEqual([false, 2])
})

test('nobody else makes a game silent', () => {
  const isQuiet = openQuiet(`${origin}/`)
  hear('quiet', 'https://other.example')
  expect(isQuiet()).toBe(false)
})
