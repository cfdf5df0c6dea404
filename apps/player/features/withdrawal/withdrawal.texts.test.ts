import { settings } from '@saya/contract/setting/settings.ts'
import { expect, test } from 'vitest'
import { withdrawalTexts } from './withdrawal.texts.ts'

test('what is said of being looked at holds whatever staff set: of amounts it names the banks’ own alone', () => {
  const set = settings.withdrawals_automatic.map(pesos => Number(pesos).toLocaleString('en'))
  for (const text of [...withdrawalTexts.usualBut('50,000'), ...withdrawalTexts.pesonet('50,000')]) {
    const named = [...text.matchAll(/₱(\d{1,3}(?:,\d{3})*)/g)].map(([, amount]) => amount)
    expect(named).toEqual(['50,000'])
    expect(set).not.toContain(named[0])
  }
})
