import { kycStatus } from '@saya/contract/kycStatus.ts'
import { expect, test } from 'vitest'
import { afterSignIn } from './afterSignIn.ts'

function play() {}

const verified = { standing: kycStatus.fully_kyc, hasKycPage: true }

test.each([
  ['a waiting action is done before anything else [AUTH-58]', { pending: play, origin: '/my' }, '/', { run: play }],
  [
    'the page that asked for a member is opened [AUTH-60, ROUTE-66]',
    { origin: '/my?tab=1' },
    '/',
    { goTo: '/my?tab=1' },
  ],
  ['whoever asked for nothing stays', {}, '/s-game/category/Slot', 'stay'],
  ['the sign-in address itself leads home', {}, '/login', { goTo: '/' }],
] as const)('%s', (_, wish, path, next) => expect(afterSignIn(wish, { path, ...verified })).toEqual(next))

test.each(Object.entries(kycStatus))(
  'where somebody %s is led who wanted nothing to be done [AUTH-59]',
  (name, standing) => {
    const isLedOn = ['under_review', 'block', 'fully_kyc'].includes(name)
    const next = afterSignIn({ origin: '/my' }, { path: '/', standing, hasKycPage: true })
    expect(next).toEqual({ goTo: isLedOn ? '/my' : '/s-kyc' })
  },
)

test.each(Object.entries(kycStatus))(
  'what somebody %s wanted is done if their standing lets them',
  (name, standing) => {
    const next = afterSignIn({ pending: play, origin: '/my' }, { path: '/', standing, hasKycPage: true })
    if (name === 'unset') expect(next).toEqual({ goTo: '/s-kyc' })
    else if (name === 'block') expect(next).toEqual({ goTo: '/my' })
    else expect(next).toEqual({ run: play })
  },
)

test('nobody is sent to a page that is not there', () => {
  const arrival = { path: '/', standing: kycStatus.unset, hasKycPage: false }
  expect(afterSignIn({ origin: '/my' }, arrival)).toEqual({ goTo: '/my' })
  expect(afterSignIn({ pending: play }, arrival)).toEqual({ run: play })
})
