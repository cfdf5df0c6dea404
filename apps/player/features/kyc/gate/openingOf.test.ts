import { type Jurisdiction, passes } from '@saya/contract/gates.ts'
import { expect, test } from 'vitest'
import { speak } from '../../../shared/texts.ts'
import { decideGate } from './decideGate.ts'
import { gateTexts } from './gate.texts.ts'
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

test('each of the three is said in words: what stays open, and after which step the rest opens [KYC-131]', () => {
  const { kept, onceSent, onceApproved } = speak(gateTexts, 'en')
  expect(kept).toBe('You keep playing and depositing, and you can withdraw once your ID is approved.')
  expect(onceSent).toBe('You can play and deposit as soon as you submit your ID, and withdraw once it is approved.')
  expect(onceApproved).toBe('You can play, deposit and withdraw once your ID is approved.')
})

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
