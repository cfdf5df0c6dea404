// @vitest-environment happy-dom
import { expect, test } from 'vitest'
import { openBalance } from './openBalance.ts'

const place = document.createElement('b')
const balance = openBalance(place)

test('a round that is yet to be shown has the balance without its win', () => {
  balance.showBefore({ balance: '1040.00', win: '50.00' })
  expect(place.textContent).toBe('₱990.00')
  balance.show('1040.00')
  expect(place.textContent).toBe('₱1,040.00')
})

test('what another window spent of a win is no debt, and nothing is shown of what the studio does not say', () => {
  balance.showBefore({ balance: '10.00', win: '50.00' })
  expect(place.textContent).toBe('₱0.00')
  balance.show('')
  balance.showBefore({ balance: '', win: '50.00' })
  expect(place.textContent).toBe('₱0.00')
})
