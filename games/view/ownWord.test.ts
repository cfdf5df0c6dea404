import { expect, test } from 'vitest'
import { openOwnWord } from './ownWord.ts'

test('a word that its player chose goes into the next bet, and one that is made up into those after it', () => {
  let made = 0
  const word = openOwnWord(() => `made-${++made}`)
  expect(word.next).toBe('made-1')
  expect(word.choose('Aking_salita-1')).toBe(true)
  expect([word.next, word.next]).toEqual(['Aking_salita-1', 'Aking_salita-1'])
  word.spend()
  expect(word.next).toBe('made-2')
})

test.each(['', 'two words', 'a,b', 'ñ', 'x'.repeat(65)])('%s is no word, and the one before it stays', text => {
  const word = openOwnWord(() => 'made')
  expect(word.choose(text)).toBe(false)
  expect(word.next).toBe('made')
})
