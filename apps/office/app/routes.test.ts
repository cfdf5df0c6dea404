import { may, type Permission, type Role } from '@saya/contract/staff/permissions.ts'
import { expect, test } from 'vitest'
import { findRoute, routes } from './routes.ts'

const as = (role: Role) => (permission: Permission) => may(role, permission)

test('a role begins with the first page that it may see', () => {
  expect(findRoute('/', as('support')).route?.path).toBe('/members')
  expect(findRoute('/', as('content')).route?.path).toBe('/promotions')
})

test('a page below another is that page with the rest of the address, and none for a role that may not', () => {
  expect(findRoute('/members/88000001', as('support'))).toMatchObject({ route: { path: '/members' }, rest: '88000001' })
  expect(findRoute('/ads/grab-vip', as('content'))).toMatchObject({ route: { path: '/ads' }, rest: 'grab-vip' })
  expect(findRoute('/landings', as('finance')).route).toBeUndefined()
  expect(findRoute('/members', as('content')).route).toBeUndefined()
  expect(findRoute('/memberships', as('support')).route).toBeUndefined()
})

test('every page has two keys of its own', () => {
  expect(new Set(routes.map(({ keys }) => keys)).size).toBe(routes.length)
  expect(routes.filter(({ beginsGroup }) => beginsGroup).map(({ keys }) => keys)).toEqual(['m d', 'f o', 'h f'])
})
