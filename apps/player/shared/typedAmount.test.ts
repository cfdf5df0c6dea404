import { expect, test } from 'vitest'
import { isKeyed, isWholeAmount, shownAmount, takeAmount } from './typedAmount.ts'

test.each([
  ['', '2000', '2000'],
  ['', ' 2000 ', '2000'],
  ['', '2,000', '2000'],
  ['', '1,234,567', '1234567'],
  ['500', '5000', '5000'],
  ['2000', '2,0005', '20005'],
  ['2000', '2,00', '200'],
  ['2000', ',000', '000'],
  ['12345', '12,945', '12945'],
  ['12345', '192,345', '192345'],
  ['2000', '', ''],
])('with %j held, %j is %j: commas of groups are the field’s own [WALLET-25, WALLET-57]', (held, typed, holds) => {
  expect(takeAmount(held, typed, { isKeyed: true })).toBe(holds)
})

test.each([
  ['', '100.50'],
  ['', '100,50'],
  ['', '1,000.50'],
  ['', '1.000,50'],
  ['100', '100.'],
  ['100', '100,'],
  ['2000', '2,000.'],
  ['200000', '100,50'],
  ['', '0100'],
  ['', '₱1,500'],
  ['', '-300'],
  ['', '1e5'],
  ['', '1 500'],
  ['', '１００'],
  ['', '1234567890'],
  ['', '0'],
  ['', 'abc'],
])('with %j held, %j stays as it was typed and is no amount [WALLET-25, WALLET-57]', (held, typed) => {
  const holds = takeAmount(held, typed, { isKeyed: true })
  expect([holds, shownAmount(holds), isWholeAmount(holds)]).toEqual([typed, typed, false])
})

test('a point that was typed can be taken away again', () => {
  expect(takeAmount(takeAmount('2000', '2,000.'), '2,000')).toBe('2000')
})

test('what is left of an amount in groups when a key took a digit is an amount; the same text pasted over it is none', () => {
  expect(takeAmount('1500', '1,50', { isKeyed: true })).toBe('150')
  expect(takeAmount('1500', '1,50')).toBe('1,50')
  expect(isWholeAmount('1,50')).toBe(false)
  expect(takeAmount('1500', '1,234')).toBe('1234')
})

test.each([
  [{ inputType: 'insertText', data: '5' }, true],
  [{ inputType: 'insertCompositionText', data: '15' }, true],
  [{ inputType: 'deleteContentBackward', data: null }, true],
  [{ inputType: 'deleteByCut' }, true],
  [{ inputType: 'insertFromPaste', data: null }, false],
  [{ inputType: 'insertFromDrop' }, false],
  [{ inputType: 'insertText', data: '1,50' }, false],
  [{ inputType: 'insertReplacementText', data: '1,50' }, false],
  [{}, false],
])('an entry of the kind %j is by keys: %s', (entry, is) => expect(isKeyed({ type: 'input', ...entry })).toBe(is))

test('amounts are written in groups of three', () => {
  expect(['', '5', '500', '2000', '123456789'].map(shownAmount)).toEqual(['', '5', '500', '2,000', '123,456,789'])
})
