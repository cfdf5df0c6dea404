import { expect, test } from 'vitest'
import { isInFilter, makeFilter, plainOf } from './passwordFilter.ts'

const words = Array.from({ length: 5000 }, (_, index) => `word ${index}`)

test('a filter knows each of its words', () => {
  const filter = makeFilter(words)
  expect(words.filter(word => !isInFilter(filter, word))).toEqual([])
})

test('of other words it takes one of ten thousand for its own, and hardly more', () => {
  const filter = makeFilter(words)
  const others = Array.from({ length: 50_000 }, (_, index) => `another ${index}`)
  expect(others.filter(word => isInFilter(filter, word)).length).toBeLessThan(25)
})

test('passwords are compared without case and in one form', () => {
  expect(plainOf('ＰａssWord')).toBe('password')
})
