import { expect, test } from 'vitest'
import { writeCsv } from './csv.ts'

test('cells with commas, quotes and lines are quoted, and nothing a stranger wrote is a formula', () => {
  expect(
    writeCsv(
      ['a', 'b'],
      [
        ['1,5', 'say "x"'],
        ['=1+1', '-100.00'],
        ['@x', 'two\nlines'],
        ['-cmd', ''],
      ],
    ),
  ).toBe(`a,b\r\n"1,5","say ""x"""\r\n'=1+1,-100.00\r\n'@x,"two\nlines"\r\n'-cmd,\r\n`)
})
