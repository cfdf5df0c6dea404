import fc from 'fast-check'
import { expect, test } from 'vitest'
import { mask } from './mask.ts'

test.each([
  ['12345678901234', '1234*******234'],
  ['1234567890123456', '1234*********456'],
  ['maria.santos@example.test', 'mari******************est'],
  ['9171234567', '917*****67'],
  ['1234567890123', '1234*******23'],
  ['maria', 'ma***'],
  ['ana', 'a**'],
  ['x', '*'],
  ['', ''],
  ['🎲🎲🎲🎲', '🎲🎲**'],
])('%j is shown as %j [SHELL-79]', (text, shown) => expect(mask(text)).toBe(shown))

test('a mask keeps the length and never shows more than half, nor more than four and three', () => {
  fc.assert(
    fc.property(fc.string({ unit: fc.constantFrom('a', 'ñ', '7', '🎲') }), text => {
      const shown = Array.from(mask(text))
      const open = shown.filter(character => character !== '*').length
      expect(shown).toHaveLength(Array.from(text).length)
      expect(open).toBeLessThanOrEqual(Math.min(7, shown.length / 2))
    }),
  )
})
