import { pointsRangeNames as onTheWire } from '@saya/contract/goods/goods.ts'
import { mallLimits } from '@saya/contract/limits'
import { expect, test } from 'vitest'
import { addressOf, goodsSortNames, pointsRangeNames, queryOf, readShown } from './mallFilter.rules.ts'

test('every order and range is in the address and shown again by it, and a page has ten [MALL-04, MALL-05, POINTS-18]', () => {
  expect(pointsRangeNames).toEqual(onTheWire)
  for (const sort of goodsSortNames) {
    for (const range of pointsRangeNames) {
      expect(readShown(new URL(addressOf({ sort, range }), 'http://saya.example').searchParams)).toEqual({
        sort,
        range,
      })
    }
  }
  expect(readShown(new URLSearchParams('sort=x&points_range=7'))).toEqual({ sort: '', range: '' })
  expect(queryOf({ sort: '', range: '' })).toEqual({})
  expect(queryOf({ sort: 'price:asc', range: '100001-' })).toEqual({ sort: 'price:asc', points_range: '100001-' })
  expect(mallLimits.pageSize).toBe(10)
})
