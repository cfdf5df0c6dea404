import { expect, test } from 'vitest'
import { kinds } from '../../../server/features/promotion/kinds/index.ts'
import { findRoute } from '../../app/findRoute.ts'
import { speak } from '../../shared/texts.ts'
import { doorOf, isForList } from './doorOf.ts'
import { promotionTexts } from './promotion.texts.ts'

test('whatever is not claimed by hand leads to the page where it is followed, collected or brought about [PROMO-346]', () => {
  const afterEachDay = 'It is worked out after each day.'
  const told: string[] = []
  for (const [kind, page, line] of [
    ['ranking', '/welfare/betting-rank', `${afterEachDay} You do not have to do anything.`],
    ['rebate', '/welfare/cq9-page', `${afterEachDay} You have seven days to collect it.`],
    ['lossRebate', '/welfare/tpg-details', `${afterEachDay} You do not have to do anything.`],
    ['invite', '/invite', 'It comes by itself once a friend you invited qualifies.'],
    ['listTickets', '/cashback', 'It is added by itself. You do not have to do anything.'],
    // A bonus for a list has no page of its own: it is credited once, and followed nowhere.
    ['listGift', null, 'It is added by itself. You do not have to do anything.'],
  ] as const) {
    const door = doorOf(kind)
    expect([kind, door?.href]).toEqual([kind, page])
    if (page !== null) expect([kind, typeof findRoute(page).route.page]).toEqual([kind, 'string'])
    expect(door && speak(promotionTexts, 'en')[door.line]).toBe(line)
    told.push(kind)
  }
  const byHand = ['gift', 'tickets', 'appBonus']
  expect([...told, ...byHand].toSorted()).toEqual(kinds.map(({ name }) => name).toSorted())
})

test('what a list gives is told to come by itself, and no other kind to be a list [PROMO-170]', () => {
  expect(['listGift', 'listTickets', 'gift', 'tickets', 'appBonus', 'rebate'].filter(isForList)).toEqual([
    'listGift',
    'listTickets',
  ])
})
