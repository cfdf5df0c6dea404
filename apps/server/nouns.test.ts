import { contract } from '@saya/contract'
import { officeContract } from '@saya/contract/office.ts'
import { expect, test } from 'vitest'
import { type Nouns, nouns } from './nouns.ts'

test('every noun of the contract is opened: one that is left out does not compile', () => {
  const { wallet: _wallet, ...others } = nouns
  // @ts-expect-error: the contract has the noun wallet.
  const incomplete: Nouns = others
  const names = new Set([...Object.keys(contract), ...Object.keys(officeContract)])
  expect(Object.keys(nouns).sort()).toEqual([...names].sort())
  expect(Object.keys(incomplete)).toHaveLength(names.size - 1)
})

test('a noun with calls of the product and of the office opens both: one without the other does not compile', () => {
  const { player } = nouns.voucher
  // @ts-expect-error: the office has calls of vouchers too.
  const halved: Nouns = { ...nouns, voucher: { player } }
  expect(halved.voucher).toEqual({ player })
})

test('no noun opens the routes of another: they do not compile in its place', () => {
  // @ts-expect-error: these are the calls of deposits.
  const mixed: Nouns = { ...nouns, withdrawal: { ...nouns.withdrawal, player: nouns.deposit.player } }
  expect(mixed.withdrawal.player).toBe(nouns.deposit.player)
})
