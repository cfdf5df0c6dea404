import { expect, test } from 'vitest'
import type { WholeRing } from './acts.ts'
import { listComparable } from './comparable.rules.ts'

const ring = {
  uid: '1',
  accounts: ['1', '2', '3', '9'].map(uid => ({ uid })),
  ties: [
    { uid: '2', other: '3', sign: 'device' },
    { uid: '3', other: '2', sign: 'id' },
    { uid: '2', other: '9', sign: 'couple' },
    // About the friend alone, about somebody who is not shown, and about two others.
    { uid: '2', other: '2', sign: 'circle' },
    { uid: '2', other: '77', sign: 'device' },
    { uid: '3', other: '9', sign: 'payee' },
  ],
} as unknown as WholeRing

test('a friend is compared with whoever invited them, and with every account shown that is tied to them [PROMO-313]', () => {
  expect(listComparable(ring, '2')).toEqual([
    { uid: '1', isInviter: true, signs: [] },
    { uid: '3', isInviter: false, signs: ['id', 'device'] },
    { uid: '9', isInviter: false, signs: ['couple'] },
  ])
})

test('what ties a friend to whoever invited them stands with that account [PROMO-313]', () => {
  const tied = { ...ring, ties: [{ uid: '2', other: '1', sign: 'self' as const }] }
  expect(listComparable(tied, '2')).toEqual([{ uid: '1', isInviter: true, signs: ['self'] }])
})
