import type { Calls } from '@saya/contract'
import { betRecord } from '@saya/contract/bet/record.ts'
import { deposit } from '@saya/contract/deposit/deposit.ts'
import { payee } from '@saya/contract/payee/payee.ts'
import { shownRedemption as redemption } from '@saya/contract/redemption/redemption.ts'
import { reward } from '@saya/contract/reward/reward.ts'
import { withdrawal } from '@saya/contract/withdrawal/withdrawal.ts'
import { expect, test } from 'vitest'
import { copyNames } from './copyNames.ts'
import { copyPage } from './copyPage.ts'

const none = { rows: [], is_complete: true }
const copy = {
  made_at: 1_772_424_000,
  uid: '88000001',
  sign_in: { phone: '9171234567', email: '', password_set_at: 0 },
  sessions: [{ device: 'Pixel 9', began_at: 1_772_424_000, is_here: true }],
  feedback: { rows: [{ text: '<img src=x onerror="alert(1)"> & more' }], is_complete: false },
  kyc: { versions: [{ id_type: 'PASSPORT' }], changes: [] },
  limit_prompted_at: null,
  bets: none,
  withheld: [{ what: 'Your password', why: 'We do not have it' }],
} as unknown as Calls['POST /member/export']['answer']

const page = copyPage(copy, 'en')

test.each([
  ['a field under its name in words', '<dt>Phone number</dt><dd>9171234567</dd>'],
  ['what is not there', '<dt>Email</dt><dd>–</dd>'],
  ['a time that was never', '<dt>Password set</dt><dd>–</dd>'],
  ['a list as a table', '<th scope="col">Device</th><th scope="col">Began</th><th scope="col">Is here</th>'],
  ['a time in Manila', '<td>March 2, 2026, 12:00 PM</td><td>Yes</td>'],
  ['a list within a part', '<dt>What you sent</dt><dd><div class="wide" role="group" tabindex="0"><table>'],
  ['an empty list', '<h2 id="bets-head">Your bets</h2><p class="nothing">Nothing yet.</p>'],
  ['a list that is cut', 'Only the newest entries are here.'],
  ['what is left out and why', '<dt>Your password</dt><dd>We do not have it</dd>'],
])('the saved page says %s [SHELL-101]', (_what, html) => expect(page).toContain(html))

test('what a member wrote stays text in a page that runs and fetches nothing', () => {
  expect(page).toContain('&lt;img src=x onerror=&quot;alert(1)&quot;> &amp; more')
  expect(page).not.toMatch(/<(img|script|link|iframe|form)\b/)
  expect(page).toContain(`content="default-src 'none'; style-src 'unsafe-inline'"`)
})

test('it is in the language of its reader, from its headings and dates to the names of its fields [SHELL-101, ACCT-71]', () => {
  const tagalog = copyPage(copy, 'tl')
  expect(tagalog).toContain('<h2 id="bets-head">Mga taya mo</h2><p class="nothing">Wala pa.</p>')
  for (const name of ['Phone number', 'Nag-set ng password', 'Ang ipinadala mo'])
    expect(tagalog).toContain(`<dt>${name}</dt>`)
  expect(tagalog).toMatch(/^<!doctype html><html lang="tl">/)
  expect(tagalog).toContain('<td>Marso 2, 2026, 12:00 PM</td><td>Oo</td>')
  expect(tagalog).not.toContain('March')
})

test.each(Object.entries({ deposit, withdrawal, payee, reward, redemption, betRecord }))(
  'each field of a %s has a name in both languages [ACCT-71]',
  (_what, { entries }) => {
    expect(Object.keys(entries).filter(name => !Object.hasOwn(copyNames, name))).toEqual([])
  },
)

test('each of these names is in words, and not the one that a program gave the field, in both languages [ACCT-71]', () => {
  const isOfWords = (name: string) => /^\p{Lu}[^_]*$/u.test(name)
  const odd = Object.entries(copyNames).filter(([, names]) => names.length !== 2 || !names.every(isOfWords))
  expect(odd).toEqual([])
})
