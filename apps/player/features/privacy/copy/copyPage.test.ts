import type { Calls } from '@saya/contract'
import { expect, test } from 'vitest'
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
  ['a field under its name in words', '<dt>Phone</dt><dd>9171234567</dd>'],
  ['what is not there', '<dt>Email</dt><dd>–</dd>'],
  ['a time that was never', '<dt>Password set</dt><dd>–</dd>'],
  ['a list as a table', '<th scope="col">Device</th><th scope="col">Began</th><th scope="col">Is here</th>'],
  ['a time in Manila', '<td>March 2, 2026, 12:00 PM</td><td>Yes</td>'],
  ['a list within a part', '<dt>Versions</dt><dd><div class="wide" role="group" tabindex="0"><table>'],
  ['an empty list', '<h2 id="bets-head">Your bets</h2><p class="nothing">Nothing yet.</p>'],
  ['a list that is cut', 'Only the newest entries are here.'],
  ['what is left out and why', '<dt>Your password</dt><dd>We do not have it</dd>'],
])('the saved page says %s [SHELL-101]', (_what, html) => expect(page).toContain(html))

test('what a member wrote stays text in a page that runs and fetches nothing', () => {
  expect(page).toContain('&lt;img src=x onerror=&quot;alert(1)&quot;> &amp; more')
  expect(page).not.toMatch(/<(img|script|link|iframe|form)\b/)
  expect(page).toContain(`content="default-src 'none'; style-src 'unsafe-inline'"`)
})

test('it is in the language of its reader', () => {
  expect(copyPage(copy, 'tl')).toContain('<h2 id="bets-head">Mga taya mo</h2><p class="nothing">Wala pa.</p>')
})
