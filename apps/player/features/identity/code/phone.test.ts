import { expect, test } from 'vitest'
import {
  bareNumber,
  caretAfter,
  countryCodes,
  findPhoneFault,
  formatPhone,
  nationalNumber,
  phoneForCall,
  takeEntry,
} from './phone.ts'

test.each([
  ['', ''],
  ['9', '9'],
  ['917 123 4567', '9171234567'],
  ['0917 123 4567', '09171234567'],
  ['00917', '0917'],
  ['0063 917 123 4567', '9171234567'],
  ['0063 0917 123 4567', '09171234567'],
  ['0639', '9'],
  ['(917) 123-45.67', '9171234567'],
  ['917-123-4567 or so', '9171234567orso'],
  ['0917x1234567', '0917x1234567'],
  ['+63 917 123 4567', '9171234567'],
  ['+63 0917 123 4567', '09171234567'],
  ['639171234567', '9171234567'],
  ['6391', '91'],
  ['63', '63'],
  ['91712345678', '91712345678'],
  ['091712345678', '091712345678'],
])('of %j all but what groups a number is taken: %j', (typed, digits) => expect(bareNumber(typed)).toBe(digits))

test.each([
  ['', ''],
  ['917', '917'],
  ['9171', '917 1'],
  ['917123', '917 123'],
  ['9171234', '917 123 4'],
  ['9171234567', '917 123 4567'],
  ['0', '0'],
  ['0917123', '0917 123'],
  ['09171234567', '0917 123 4567'],
])('the digits %j stand in groups as %j [AUTH-17]', (digits, shown) => expect(formatPhone(digits)).toBe(shown))

test.each([
  ['with the 0', 'AUTH-18', '0917 123 4567', 13],
  ['without it', 'AUTH-19', '917 123 4567', 12],
])('a whole number %s has room and no more [%s]', (_, __, shown, most) => {
  const typed = { value: `${shown}8`, inserted: '8', digitsBeforeCaret: shown.length }
  expect(shown).toHaveLength(most)
  expect(formatPhone(takeEntry(shown, typed).digits)).toBe(shown)
})

test.each([
  ['a digit at the end', '917 123', '917 1234', '4', 7, '9171234', 7],
  ['a digit in the middle', '917 123', '9174 123', '4', 4, '9174123', 4],
  ['one too many at the end', '917 123 4567', '917 123 45678', '8', 11, '9171234567', 10],
  ['one too many in the middle', '917 123 4567', '9175 123 4567', '5', 4, '9171234567', 3],
  ['one too many behind a 0', '0917 123 4567', '0917 123 45678', '8', 12, '09171234567', 11],
  ['a 0 in front of a whole number', '917 123 4567', '0917 123 4567', '0', 1, '09171234567', 1],
  ['a whole number with its code', '', '+63 917 111 0010', '+63 917 111 0010', 10, '9171110010', 10],
  ['a whole number over another', '917 123 4567', '0917 111 0010', '0917 111 0010', 11, '09171110010', 11],
  ['a whole number behind another', '917 123 4567', '917 123 4567+639171110010', '+639171110010', 10, '9171110010', 10],
  ['a whole number that nothing is told of', '', '+639171110010', '', 10, '9171110010', 10],
  ['a number that is too long', '', '91712345678', '', 11, '91712345678', 11],
  ['one too long that a keyboard suggests', '', '0063 9171 2345 678', '0063 9171 2345 678', 11, '91712345678', 11],
  ['a piece that makes it too long', '917 123 4567', '917 123 456789', '', 12, '917123456789', 12],
  ['a key behind one too long', '917 123 45678', '917 123 456789', '9', 12, '91712345678', 11],
  ['a removed digit of one too long', '917 123 45678', '917 123 4567', '', 10, '9171234567', 10],
  ['a removed digit', '917 123 4567', '917 123 456', '', 9, '917123456', 9],
] as const)('after %s the number is right', (_, shown, value, inserted, digitsBeforeCaret, digits, caret) => {
  expect(takeEntry(shown, { value, inserted, digitsBeforeCaret })).toEqual({ digits, digitsBeforeCaret: caret })
})

test.each([
  ['917 123 4567', 0, 0],
  ['917 123 4567', 3, 3],
  ['917 123 4567', 4, 5],
  ['917 123 4567', 10, 12],
  ['917', 9, 3],
])('in %j the caret after %i digits stands at %i', (shown, digits, place) => {
  expect(caretAfter(shown, digits)).toBe(place)
})

test.each([
  ['0917 123 4567', '9171234567'],
  ['917 123 4567', '9171234567'],
  ['  9 17 ', '917'],
])('of %j the national number from the 9 on is %s [AUTH-12, AUTH-15, AUTH-20]', (shown, number) => {
  expect(nationalNumber(shown)).toBe(number)
})

test.each([
  ['nothing', '', 'phoneMissing', '[AUTH-13]'],
  ['spaces alone', '   ', 'phoneMissing', '[AUTH-12, AUTH-13]'],
  ['nine digits', '917 123 456', 'phoneInvalid', '[AUTH-14]'],
  ['nine digits and a 0', '0917 123 456', 'phoneInvalid', '[AUTH-14]'],
  ['ten digits from an 8', '817 123 4567', 'phoneInvalid', '[AUTH-16]'],
  ['ten digits from the 9', '917 123 4567', null, '[AUTH-16]'],
  ['eleven digits from the 9', '917 123 45678', 'phoneInvalid', '[AUTH-14]'],
  ['the same behind a 0', '0917 123 4567', null, '[AUTH-15]'],
])('%s: the fault of %j is %s %s', (_, number, fault, _id) => {
  expect(findPhoneFault({ countryCode: '+63', number })).toBe(fault)
})

test.each([
  ['', 'countryInvalid'],
  ['+6', 'countryInvalid'],
  ['+630', 'countryInvalid'],
  ['+63', null],
])('the country code %j has the fault %s [AUTH-21]', (countryCode, fault) => {
  expect(findPhoneFault({ countryCode, number: '917 123 4567' })).toBe(fault)
})

test('only codes of three characters are offered', () => {
  expect(countryCodes.map(code => code.length)).toEqual([3, 3, 3, 3, 3, 3, 3])
})

test('calls send the country code without its plus sign and the number without its 0 [AUTH-20, AUTH-23]', () => {
  expect(phoneForCall({ countryCode: '+63', number: '0917 123 4567' })).toEqual({
    phone: '9171234567',
    country_code: '63',
  })
})
