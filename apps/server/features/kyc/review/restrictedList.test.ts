import { expect, test } from 'vitest'
import { readRestrictedList } from './restrictedList.ts'

const head = 'source,name,birthday,valid_from,valid_to,reference'

test('a list is read with its quotes, empty days and line ends', () => {
  const text = `\ufeff${head}\r\nNDRP,"Cruz, Pedro ""Pet""",1980-02-03,,2030-01-01,7\r\n\r\nPAGCOR,Ana Reyes,,,,\r\n`
  expect(readRestrictedList(text)).toEqual([
    {
      source: 'NDRP',
      name: 'Cruz, Pedro "Pet"',
      birthday: '1980-02-03',
      validFrom: '',
      validTo: '2030-01-01',
      reference: '7',
    },
    { source: 'PAGCOR', name: 'Ana Reyes', birthday: '', validFrom: '', validTo: '', reference: '' },
  ])
})

test.each([
  ['', 'The first line must be'],
  ['name\nAna', 'The first line must be'],
  [`${head}\nNDRP,Ana`, 'Line 2'],
  [`${head}\nNDRP,Ana,,,,\nNDRP,---,,,,`, 'Line 3'],
  [`${head}\nNDRP,Ana,3 Feb 1980,,,`, 'Line 2 has a day'],
])('of a list that is none the line is told, and nothing of what stands in it', (text, sentence) => {
  expect(() => readRestrictedList(text)).toThrow(sentence)
  expect(() => readRestrictedList(text)).not.toThrow(/Ana|Feb/)
})
