import { expect, test } from 'vitest'
import { emptyWallet } from './emptyWallet.ts'

test('a wallet of which nothing is known is nobody’s and holds nothing [WALLET-02]', () => {
  expect(emptyWallet).toEqual({ uid: '', balance: '0', withdrawable: '0' })
})
