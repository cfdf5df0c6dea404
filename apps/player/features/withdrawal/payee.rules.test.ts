import { expect, test } from 'vitest'
import { choosePayee } from './payee.rules.ts'

const payees = [
  { id: 'waits', channel_name: 'Maya', isReady: false },
  { id: 'gcash', channel_name: 'GCash', isReady: true },
  { id: 'bpi', channel_name: 'BPI', isReady: true },
  { id: 'mayabank', channel_name: 'Maya Bank', isReady: true },
]
const isReady = (payee: (typeof payees)[number]) => payee.isReady

test.each([
  ['nothing is known', undefined, undefined, 'gcash'],
  ['money came from a wallet', undefined, 'GCash', 'gcash'],
  ['money came from a bank’s online desk', undefined, 'BPI Online', 'bpi'],
  ['the account it came from waits', undefined, 'Maya', 'gcash'],
  ['it came by a way that nothing goes out by', undefined, 'QR Ph', 'gcash'],
  ['the person chose another one', 'mayabank', 'BPI Online', 'mayabank'],
  ['the person chose one that waits', 'waits', 'BPI Online', 'waits'],
  ['what they chose is gone', 'gone', 'BPI Online', 'bpi'],
])('where %s, %s and %s lead to the account %s [SAFE-145]', (_what, id, paidInBy, chosen) => {
  expect(choosePayee(payees, { id, isReady, paidInBy })?.id).toBe(chosen)
})

test('where none is ready the first is shown, and none where there is none', () => {
  const [first] = payees
  expect(choosePayee(payees, { id: undefined, isReady: () => false })).toBe(first)
  expect(choosePayee([], { id: undefined, isReady, paidInBy: 'GCash' })).toBeUndefined()
})
