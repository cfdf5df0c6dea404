import { expect, test } from 'vitest'
import { findRoute } from './findRoute.ts'

test.each([
  ['/', '/', {}],
  ['/s-game/category/Slot', '/s-game/category/:categoryId', { categoryId: 'Slot' }],
  ['/s-game/category/Table%20Game/', '/s-game/category/:categoryId', { categoryId: 'Table Game' }],
  ['/s-game/sections/favorite', '/s-game/sections/favorite', {}],
  ['/s-game/sections/hot', '/s-game/sections/:sectionId', { sectionId: 'hot' }],
  ['/s-game-page/mangga', '/s-game-page/:gameName', { gameName: 'mangga' }],
  ['/s-game-page/mangga/abc', '/s-game-page/:gameName/:token', { gameName: 'mangga', token: 'abc' }],
  ['/about-slots', '/about-slots', { document: 'about', product: 'slots' }],
  ['/about-casino', '/about-:product', { product: 'casino' }],
  ['/terms-of-use/', '/terms-of-use', { document: 'terms' }],
  ['/s-docs', '/s-docs', {}],
  ['/s-docs/other', '/s-docs/*', {}],
  ['/s-account', '/s-account', {}],
  ['/s-account/privacy', '/s-account/privacy', {}],
  ['/s-account/form/email', '/s-account/form/:type', { type: 'email' }],
  ['/s-points/mall', '/s-points/mall', {}],
  ['/s-points/mall/detail', '/s-points/mall/detail', {}],
  ['/s-game/category/%E0%A4%A', '/s-game/category/:categoryId', { categoryId: '%E0%A4%A' }],
  ['/my-own-page', '*', {}],
  ['/s-game/category', '*', {}],
  ['/nothing/here', '*', {}],
])('the address %s is the route %s', (path, pattern, params) => {
  const found = findRoute(path)
  expect(found.route.pattern).toBe(pattern)
  expect(found.params).toEqual(params)
})
