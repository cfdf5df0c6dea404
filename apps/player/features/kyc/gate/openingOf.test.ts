import { type Jurisdiction, passes } from '@saya/contract/gates.ts'
import { expect, test } from 'vitest'
import { decideGate } from './decideGate.ts'
import { openingOf } from './openingOf.ts'

test.each([
  ['unset', 'standard', 'onceSent'],
  ['frozen', 'standard', 'onceApproved'],
  ['basic_account', 'standard', 'kept'],
  ['rejected', 'standard', 'kept'],
  ['unset', 'strict', 'onceApproved'],
  ['basic_account', 'strict', 'onceApproved'],
  ['rejected', 'strict', 'onceApproved'],
] as const)(
  'to somebody %s under the %s law play is said to be %s, as the gates have it [KYC-131]',
  (standing, law, said) => {
    expect(openingOf({ standing, jurisdiction: law, depositBy: 'deposit' })).toBe(said)
    expect(opens(standing, law)).toBe(said)
  },
)

test.each([
  ['unset', 'onceSent'],
  ['basic_account', undefined],
  ['rejected', 'kept'],
] as const)(
  'to somebody %s who deposits by a wallet no deposit is said to stay open that is closed [KYC-131]',
  (standing, said) => {
    expect(openingOf({ standing, depositBy: 'depositByWallet' })).toBe(said)
    if (said === undefined) expect(passes('depositByWallet', standing)).toBe(false)
  },
)

/** What the gates themselves do, for play as for deposits, before and after something is sent and approved. */
function opens(standing: string, jurisdiction: Jurisdiction): string {
  const member = { isSignedIn: true, path: '/', jurisdiction, isLate: standing === 'frozen' }
  const isOpen = (one: string) =>
    (['play', 'deposit'] as const).every(gate => decideGate({ ...member, gate, standing: one }) === 'pass')
  expect(isOpen('fully_kyc')).toBe(true)
  expect(decideGate({ ...member, gate: 'withdraw', standing: 'under_review' })).toBe('underReview')
  if (isOpen(standing)) return 'kept'
  return isOpen('under_review') ? 'onceSent' : 'onceApproved'
}
