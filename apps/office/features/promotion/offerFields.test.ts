import { expect, test } from 'vitest'
import { draftOf, type Kind, valuesOf } from './offerFields.ts'

const kind: Kind = {
  name: 'rebate',
  title: 'Rebate',
  about: '',
  is_gift: false,
  is_list: false,
  fields: [
    { name: 'share', title: 'Share', hint: '', kind: 'percent' },
    { name: 'games', title: 'Games', hint: '', kind: 'list' },
  ],
}

const values = {
  'terms.share': '0.5',
  'terms.games': '3, 4',
  first_day: '2026-03-02',
  last_day: '2026-03-09',
  budget: '1,000',
  place: '5',
  least_level: '1',
  least_age_days: '7',
  brands: 'play',
  users: '',
  needs_email: '',
  needs_approved_id: 'yes',
  needs_payout_account: '',
  once_per_device: '',
  once_per_id: 'yes',
  'title.en': 'More',
  'title.tl': 'Dagdag',
  'summary.en': 'Back',
  'summary.tl': 'Balik',
  'details.en': 'All of it',
  'details.tl': 'Lahat',
}

test('what is kept is shown as it was said', () => {
  const draft = draftOf(kind, values)
  if (typeof draft === 'string') throw new Error(draft)
  expect(draft.terms).toEqual({ share: '0.5', games: ['3', '4'] })
  expect(valuesOf(kind, draft)).toEqual(values)
})

test('a new one begins with what its kind says, and one that is there with what was said', () => {
  const [share, games] = kind.fields
  if (!share || !games) throw new Error('The kind has no fields.')
  const preset: Kind = { ...kind, fields: [{ ...share, preset: '0.3' }, games] }
  expect(valuesOf(preset, undefined)).toMatchObject({ 'terms.share': '0.3', place: '0' })
  const draft = draftOf(kind, values)
  if (typeof draft === 'string') throw new Error(draft)
  expect(valuesOf(preset, draft)).toEqual(values)
})

test('a draft of before there was a field shows what its terms mean without it, and not what a new one begins with [PROMO-245]', () => {
  const wait = { name: 'wait', title: 'Days', hint: '', kind: 'count', preset: '3', when_absent: '0' } as const
  const draft = draftOf(kind, values)
  if (typeof draft === 'string') throw new Error(draft)
  const later: Kind = { ...kind, fields: [...kind.fields, wait] }
  expect(valuesOf(later, draft)).toMatchObject({ 'terms.wait': '0', 'terms.share': '0.5' })
  expect(valuesOf(later, { ...draft, terms: { ...draft.terms, wait: '7' } })).toMatchObject({ 'terms.wait': '7' })
  expect(valuesOf(later, undefined)).toMatchObject({ 'terms.wait': '3' })
})

test('an approval is kept whole', () => {
  const approved = {
    ...values,
    'approval.reference': 'PAGCOR 26-118',
    'approval.first_day': '2026-03-01',
    'approval.last_day': '2026-03-31',
  }
  const draft = draftOf(kind, approved)
  if (typeof draft === 'string') throw new Error(draft)
  expect(draft.approval).toEqual({ reference: 'PAGCOR 26-118', first_day: '2026-03-01', last_day: '2026-03-31' })
  expect(valuesOf(kind, draft)).toEqual(approved)
})

test.each([
  [{ place: 'first' }, 'whole numbers'],
  [{ brands: 'plays' }, 'sites'],
  [{ users: 'ana' }, 'UIDs'],
  [{ 'approval.reference': 'PAGCOR 26-118' }, 'both of its days'],
])('%j cannot be read', (part, sentence) => expect(draftOf(kind, { ...values, ...part })).toContain(sentence))

test('a new gift asks for one claim per ID', () => {
  expect(valuesOf({ ...kind, is_gift: true }, undefined)).toMatchObject({ once_per_id: 'yes' })
})
