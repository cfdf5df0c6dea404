import { expect, test } from 'vitest'
import { agreedOf, agreement, countSame, type PayoutVerdict } from './verdict.rules.ts'

const arrived: PayoutVerdict = { arrived: true, payout: 'tr_1', told: 501n }
const failed: PayoutVerdict = { ...arrived, arrived: false }
const payout = { id: 'tr_1', reference: 'ours', amount: 501n, currency: 'PHP' }

test('those count together who say the same of the same payout and amount', () => {
  const said = [arrived, { ...arrived, told: 502n }, { ...arrived, payout: 'tr_2' }, failed, arrived]
  expect(countSame(said, arrived)).toBe(2)
})

test.each([
  ['one who says that it arrived', [arrived], 'paid', null],
  ['two who say that it arrived', [arrived, arrived], 'paid', true],
  ['two who say that it arrived, of what came back', [arrived, arrived], 'failed', true],
  ['two who say that it failed', [failed, failed], 'failed', false],
  ['two who say that it failed, of what was paid after all', [failed, failed], 'paid', null],
  ['two who do not agree', [arrived, failed], 'failed', null],
  ['two of whom one means another amount', [arrived, { ...arrived, told: 500n }], 'paid', null],
] as const)('%s: what they agree on', (_name, said, state, agreed) => {
  expect(agreedOf(said, { ...payout, state })).toBe(agreed)
})

test.each([
  ['nobody', [], undefined],
  ['one', [arrived], undefined],
  ['two who do not agree', [arrived, failed], undefined],
  ['two who agree beside one who does not', [failed, arrived, failed], failed],
] as const)('what %s said it came to', (_name, said, agreed) => {
  expect(agreement(said)).toEqual(agreed)
})
