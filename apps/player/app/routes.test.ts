import { expect, test } from 'vitest'
import { findRoute } from './findRoute.ts'

/** The addresses without a bottom navigation, and beside each its neighbour that has one. */
test.each([
  ['/login', '/'],
  ['/loginPassword', '/'],
  ['/forgetPassword/verify/phone', '/'],
  ['/s-game-page/mangga-fiesta', '/s-game/category/Slot'],
  ['/my/news', '/my/feedback'],
  ['/bet-record', '/s-transaction/balance'],
  ['/bet-record/1', '/s-transaction'],
  ['/s-game/sections/hot', '/s-game/category/hot'],
  ['/s-game/sections/favorite', '/s-game/category/favorite'],
  ['/withdraw-accounts', '/s-account'],
  ['/s-kyc', '/my'],
  ['/s-vip', '/invite'],
  ['/s-vip/level-system', '/cashback'],
  ['/s-points/detail/1', '/s-points'],
  ['/s-points/mall/detail', '/s-points/mall'],
  ['/s-points/earn/detail', '/s-points/daily-task'],
  ['/s-transaction/status', '/s-transaction/deposit'],
  ['/s-account/avatar', '/s-account/verifytype'],
  ['/about-slots', '/service'],
  ['/welfare/tpg-details', '/welfare'],
  ['/welfare/cq9-page', '/welfare/betting-rank'],
  ['/grabvip', '/app'],
  ['/grabmb', '/blind-box'],
  ['/grabfg', '/daily-wins'],
])('the route of %s hides the bottom navigation, that of %s shows it', (hidden, shown) => {
  expect([findRoute(hidden).route.tabs, findRoute(shown).route.tabs]).toEqual([false, true])
})
