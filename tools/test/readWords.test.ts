import { expect, test } from 'vitest'
import { readWords } from './readWords.ts'

test.each([
  [[], { keepsTimes: false, since: undefined, rest: [] }],
  [['--keep-times'], { keepsTimes: true, since: undefined, rest: [] }],
  [['api', 'apps/server'], { keepsTimes: false, since: undefined, rest: ['api', 'apps/server'] }],
  [['--changed'], { keepsTimes: false, since: 'HEAD', rest: [] }],
  [['--changed', 'main'], { keepsTimes: false, since: 'main', rest: [] }],
  [['unit', '--changed', 'main~3'], { keepsTimes: false, since: 'main~3', rest: ['unit'] }],
  [['--changed', 'unit'], { keepsTimes: false, since: 'HEAD', rest: ['unit'] }],
])('%j are read as %j', (words, read) => expect(readWords(words)).toEqual(read))
