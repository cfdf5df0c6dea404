import { expect, test } from 'vitest'
import { maskText } from './maskText.rules.ts'

test.each([
  ['Call me at 09171234567 please', 'Call me at ••• please'],
  ['+63 917 123 4567', '•••'],
  ['(0917) 123-4567, or ana.b+x@mail.example.com.', '(•••, or •••@•••'],
  ['My account 1234-5678-9012 at the bank', 'My account ••• at the bank'],
  ['I deposited ₱1,500 on 12 May and got 3 tickets', 'I deposited ₱1,500 on 12 May and got 3 tickets'],
  ['Round 123456 stopped', 'Round 123456 stopped'],
  ['write to me @ana', 'write to me @ana'],
])('of “%s” the desk shows “%s”', (text, shown) => {
  expect(maskText(text)).toBe(shown)
})

test('a thousand figures or points are masked at once', () => {
  const began = performance.now()
  maskText('1 '.repeat(500))
  maskText('a.'.repeat(500))
  maskText(`${'a@'.repeat(500)}.`)
  expect(performance.now() - began).toBeLessThan(200)
})
