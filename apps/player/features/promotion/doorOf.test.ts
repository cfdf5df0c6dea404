import { expect, test } from 'vitest'
import { findRoute } from '../../app/findRoute.ts'
import { doorOf, isForList } from './doorOf.ts'

test('whatever is not claimed by hand leads to the page where it is followed, collected or brought about [PROMO-346]', () => {
  for (const kind of ['ranking', 'rebate', 'lossRebate', 'invite', 'listTickets']) {
    const href = doorOf(kind)?.href ?? ''
    expect([kind, typeof findRoute(href).route.page]).toEqual([kind, 'string'])
  }
  expect(doorOf('rebate')?.line).toBe('toCollect')
})

test('what a list gives is told to come by itself, and no other kind to be a list [PROMO-170]', () => {
  expect(['listGift', 'listTickets', 'gift', 'tickets', 'appBonus', 'rebate'].filter(isForList)).toEqual([
    'listGift',
    'listTickets',
  ])
})
