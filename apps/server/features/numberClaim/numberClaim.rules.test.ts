import { numberClaimStatuses } from '@saya/contract/numberClaim/numberClaim.ts'
import { numberClaimLimits } from '@saya/contract/numberClaim/numberClaimLimits.ts'
import { expect, test } from 'vitest'
import { claimTransitions, judgeClaim, nextClaimStatus, openMs } from './numberClaim.rules.ts'

const hourMs = 3_600_000
const now = 1000 * hourMs
const proposed = {
  status: 'proposed',
  expiresAtMs: now + 1,
  proposedAtMs: now - 24 * hourMs,
  isOwn: false,
  isOtherProposed: false,
} as const
const asked = { ...proposed, status: 'asked', proposedAtMs: null } as const

test.each([
  ['a request is proposed', 'propose', asked, 'proposed'],
  ['one that is proposed is not proposed again', 'propose', proposed, 'number_claim_over'],
  [
    'not while another of the same member is proposed [AUTH-96]',
    'propose',
    { ...asked, isOtherProposed: true },
    'number_claim_beside',
  ],
  ['a proposal is approved after 24 hours [AUTH-91]', 'approve', proposed, 'approved'],
  [
    'not a millisecond earlier [AUTH-91]',
    'approve',
    { ...proposed, proposedAtMs: now - 24 * hourMs + 1 },
    'number_claim_early',
  ],
  ['not by whoever proposed it [AUTH-91]', 'approve', { ...proposed, isOwn: true }, 'number_claim_own'],
  ['not what nobody proposed', 'approve', asked, 'number_claim_over'],
  ['not what has expired [AUTH-89]', 'approve', { ...proposed, expiresAtMs: now }, 'number_claim_over'],
  ['either is refused, also by whoever proposed it', 'refuse', { ...proposed, isOwn: true }, 'refused'],
  ['what nobody proposed is refused too', 'refuse', asked, 'refused'],
  ['what the owner stopped stays so', 'refuse', { ...proposed, status: 'stopped' }, 'number_claim_over'],
] as const)('%s', (_name, act, claim, expected) => {
  const judged = judgeClaim(act, claim, now)
  expect(judged.ok ? judged.to : judged.code).toBe(expected)
})

test('the owner stops what is open, and what is over stays over', () => {
  expect(numberClaimStatuses.map(status => nextClaimStatus(status, 'stop') ?? '')).toEqual([
    'stopped',
    'stopped',
    '',
    '',
    '',
    '',
  ])
})

test('a request is proposed, and then approved; it is refused, stopped or expires before that, and stays so', () => {
  expect(claimTransitions).toEqual({
    asked: { propose: 'proposed', refuse: 'refused', stop: 'stopped', expire: 'expired' },
    proposed: { approve: 'approved', refuse: 'refused', stop: 'stopped', expire: 'expired' },
    approved: {},
    refused: {},
    stopped: {},
    expired: {},
  })
  expect(openMs / (24 * hourMs)).toBe(numberClaimLimits.openDays)
})
