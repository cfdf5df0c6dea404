import { settings } from '@saya/contract/setting/settings.ts'
import { expect, test } from 'vitest'
import { withdrawalTexts } from './withdrawal.texts.ts'

test('what is said of being looked at holds whatever staff set', () => {
  const amounts = settings.withdrawals_automatic.map(pesos => `₱${Number(pesos).toLocaleString('en')}`)
  for (const text of withdrawalTexts.usualBut) {
    // The banks' own amount stays what it is.
    expect(text.match(/₱[\d,]+/g)).toEqual(['₱50,000'])
    for (const amount of amounts) expect(text.match(/₱[\d,]+/g)).not.toContain(amount)
  }
})
