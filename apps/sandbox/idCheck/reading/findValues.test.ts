import { expect, test } from 'vitest'
import { detectKind } from './detectKind.ts'
import { findValues } from './findValues.ts'
import { kinds } from './kinds.ts'
import { rowsOf, type Word } from './words.ts'

/** Words of a line, twelve units a letter. */
function line(text: string, left: number, top: number, height: number): Word[] {
  let at = left
  return text.split(' ').map(word => {
    const width = word.length * 12
    const made = { text: word, confidence: 0.9, left: at, right: at + width, top, bottom: top + height }
    at += width + 10
    return made
  })
}

const card = [
  ...line("DRIVER'S LICENSE", 50, 20, 28),
  ...line('Last Name, First Name, Middle Name', 300, 100, 18),
  ...line('CRUZ, JUAN SANTOS', 300, 130, 28),
  ...line('Nationality', 300, 200, 18),
  ...line('Sex', 480, 200, 18),
  ...line('Dale of Birth', 580, 200, 18),
  ...line('PHL', 300, 230, 28),
  ...line('M', 480, 230, 28),
  ...line('1990/05/17', 580, 230, 28),
]

test('the value below each label ends where the next column begins, slips of a letter apart', () => {
  const values = findValues(rowsOf(card), kinds.DRIVING_LICENSE)
  const read = Object.fromEntries(values.map(({ field, words }) => [field, words.map(({ text }) => text).join(' ')]))
  expect(read).toEqual({ fullName: 'CRUZ, JUAN SANTOS', nationality: 'PHL', sex: 'M', birthday: '1990/05/17' })
})

test('a label without anything below it says where to look again', () => {
  const [value] = findValues(rowsOf(line('Sex', 480, 200, 18)), kinds.DRIVING_LICENSE)
  expect(value).toMatchObject({ field: 'sex', words: [] })
  expect(value?.box.top).toBeGreaterThan(218)
})

test('a document is known by what is printed on it alone', () => {
  expect(detectKind(rowsOf(line('LAND TRAN5PORTATION OFFlCE', 50, 20, 28))).kind).toBe('DRIVING_LICENSE')
  expect(detectKind(rowsOf(line('SARI-SARI STORE RICE 5 KG 250.00', 50, 20, 28))).kind).toBeNull()
  expect(detectKind([]).kind).toBeNull()
})
