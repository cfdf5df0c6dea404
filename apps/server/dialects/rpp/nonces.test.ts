import { expect, test } from 'vitest'
import { nonces } from './nonces.ts'

function made(most?: number) {
  let nowMs = 0
  const store = nonces({ clock: { now: () => nowMs }, keptMs: 1000, ...(most ? { most } : {}) })
  return { take: store.take, advance: (ms: number) => (nowMs += ms) }
}

test('a nonce is taken once for at least as long as it is kept', () => {
  const { take, advance } = made()
  expect(take('a')).toBe(true)
  expect(take('a')).toBe(false)
  advance(999)
  expect(take('b')).toBe(true)
  advance(999)
  expect(take('a')).toBe(false)
  expect(take('b')).toBe(false)
})

test('memory stays bounded under a flood', () => {
  const { take } = made(10)
  for (let index = 0; index < 100; index++) expect(take(`n${index}`)).toBe(true)
  expect(take('n99')).toBe(false)
  expect(take('n0')).toBe(true)
})

test('each of many is known again, wherever it is kept', () => {
  const { take, advance } = made()
  const names = Array.from({ length: 1000 }, (_, index) => `tx ${index}`)
  expect(names.every(take)).toBe(true)
  advance(1000)
  expect(names.some(take)).toBe(false)
})
