import { expect, test } from 'vitest'
import { hashOfNumber, readExclusionList } from './readExclusionList.ts'

const head = 'name,birth_date,id_number,reference,until'

test.each([
  ['Juan dela Cruz,1990-01-31,N01-12-345678,R-1,2031-12-31', 'ok'],
  [`Juan dela Cruz,1990-01-31,${hashOfNumber('N01-12-345678')},R-1,2031-12-31`, 'ok'],
  ['"dela Cruz, Juan ""Jun""",1990-01-31,,R-1,2031-12-31', 'ok'],
  ['Juan,1990-01-31,N01', 'columns'],
  ['123,1990-01-31,,R-1,2031-12-31', 'name'],
  ['Juan Cruz,31/01/1990,,R-1,2031-12-31', 'birth_date'],
  ['Juan Cruz,1990-02-31,,R-1,2031-12-31', 'birth_date'],
  ['Juan Cruz,1990-01-31,N1,R-1,2031-12-31', 'id_number'],
  ['Juan Cruz,1990-01-31,,,2031-12-31', 'reference'],
  ['Juan Cruz,1990-01-31,,R-1,soon', 'until'],
] as const)('of the line %s the report says %s [SAFE-82]', (line, expected) => {
  const read = readExclusionList(`${head}\n${line}\n`)
  const fault = read?.refused[0]
  expect([read?.lines, fault ? [fault.line, fault.fault] : 'ok']).toEqual([1, expected === 'ok' ? 'ok' : [2, expected]])
})

test('an ID number is the same person’s, plain or hashed, with marks or without [SAFE-82]', () => {
  const hashes = ['N01-12-345678', 'n0112345678', hashOfNumber('N01 12 345678')].map(
    number => readExclusionList(`${head}\nA B,1990-01-31,${number},R,2031-12-31`)?.people[0]?.idHash,
  )
  expect(new Set(hashes).size).toBe(1)
})

test('the last day of an exclusion counts, by the clock of Manila [SAFE-82]', () => {
  const person = readExclusionList(`${head}\nA B,1990-01-31,,R,2031-12-31`)?.people[0]
  expect(person?.untilMs).toBe(Date.parse('2032-01-01T00:00:00+08:00'))
})

test('a file that does not name its columns is no list [SAFE-82]', () => {
  expect(readExclusionList('name;birth\nx;y')).toBeUndefined()
})
