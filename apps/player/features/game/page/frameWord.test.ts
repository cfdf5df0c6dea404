import { expect, test } from 'vitest'
import { frameWord } from './frameWord.ts'

const own = {}
const frame = { url: 'https://studio.example/open/abc', window: own }
const heard = { origin: 'https://studio.example', source: own, content: { game: 'exit' } }

test.each([
  ['the frame’s own word', heard, 'exit'],
  ['another host', { ...heard, origin: 'https://evil.example' }, null],
  ['another window of that host', { ...heard, source: {} }, null],
  ['a word that is none', { ...heard, content: { game: 'pay' } }, null],
  ['nothing', { ...heard, content: null }, null],
  ['a text', { ...heard, content: 'exit' }, null],
])('of %s the app hears what it should', (_case, said, word) => expect(frameWord(said, frame)).toBe(word))

test('before there is a frame nobody is heard', () => {
  expect(frameWord({ ...heard, source: null }, { ...frame, window: null })).toBeNull()
})
