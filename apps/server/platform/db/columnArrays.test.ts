import { expect, test } from 'vitest'
import { columnArrays } from './columnArrays.ts'

test.each([
  ['numbers and words', [[1, 2n, 'tx-1.a:b']], ['{1}', '{2}', '{"tx-1.a:b"}']],
  ['nothing', [[null, '']], ['{NULL}', '{""}']],
  ['a word that reads like nothing', [['NULL']], ['{"NULL"}']],
  ['what separates elements', [['a,b', '{c}', 'd e']], ['{"a,b"}', '{"{c}"}', '{"d e"}']],
  ['quotation marks and backslashes', [['"\\']], ['{"\\"\\\\"}']],
  [
    'two rows',
    [
      [1, 'a'],
      [2, null],
    ],
    ['{1,2}', '{"a",NULL}'],
  ],
  ['no row', [], []],
])('%s are written as PostgreSQL reads them', (_what, rows, texts) => {
  expect(columnArrays(rows)).toEqual(texts)
})
