import { eligibilityErrors } from '@saya/contract/promotion/errors.ts'
import { expect, test } from 'vitest'
import { listWhyNot } from './whyNot.ts'

const of = (parentCode: string, friendCode: string) =>
  listWhyNot({ parent: '88000001', parent_code: parentCode, friend_code: friendCode })

test('staff read for each of the two why nothing was given, and nothing of who was given theirs', () => {
  expect(of('', '')).toEqual([])
  expect(of('promotion_gift_cap', '')).toEqual(['For 88000001: The limit of this month is reached'])
  expect(of('promotion_account', 'promotion_used_up')).toEqual([
    'For 88000001: The account is closed or blocked',
    'For the friend: The budget is used up',
  ])
})

test.each(Object.keys(eligibilityErrors))('%s is said in words of its own', code => {
  const [sentence = ''] = of(code, '')
  expect(sentence).not.toContain('promotion_')
})
