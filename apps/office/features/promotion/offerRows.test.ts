import { expect, test } from 'vitest'
import type { Draft, Kind } from './offerFields.ts'
import { offerRows } from './offerRows.ts'

const kind: Kind = {
  name: 'listGift',
  title: 'Bonus for a list',
  about: '',
  is_gift: true,
  is_list: true,
  fields: [{ name: 'amount', title: 'Amount, ₱', hint: '', kind: 'pesos' }],
}

const offer: Draft = {
  terms: { amount: '300' },
  first_day: '2026-03-02',
  last_day: '2026-03-09',
  place: 5,
  budget: '900',
  approval: { reference: 'PAGCOR 26-118', first_day: '2026-03-01', last_day: '2026-03-31' },
  audience: {
    brands: ['play'],
    least_level: 1,
    least_age_days: 7,
    needs_email: true,
    needs_approved_id: false,
    needs_payout_account: false,
    once_per_device: false,
    once_per_id: true,
    users: ['11', '12', '13'],
  },
  title: ['Three hundred', 'Tatlong daan'],
  summary: ['For the wait', 'Para sa paghihintay'],
  details: ['One each.', 'Isa bawat isa.'],
}

test('whoever approves an offer reads its terms, dates, approval, audience, list and texts in both languages [PROMO-270]', () => {
  const rows = offerRows(kind, offer).flatMap(([, group]) => group)
  const values = Object.fromEntries(rows.map(({ name, value }) => [name, value]))
  expect(values).toMatchObject({
    'Amount, ₱': '300',
    'First day': '2026-03-02',
    'Last day': '2026-03-09',
    'Budget, ₱': '900',
    Order: '5',
    'Approval reference': 'PAGCOR 26-118',
    'Approved from': '2026-03-01',
    'Approved until': '2026-03-31',
    'VIP level from': '1',
    'Days since sign-up, at least': '7',
    Sites: 'play',
    'Only these members': '3 members',
    'Needs a confirmed email': 'Yes',
    'Needs an approved ID': 'No',
    'Once per approved ID': 'Yes',
    'Title, in English': 'Three hundred',
    'Title, in Tagalog': 'Tatlong daan',
    'Details, in Tagalog': 'Isa bawat isa.',
  })
  expect(rows.find(({ members }) => members)?.members).toEqual(['11', '12', '13'])
})
