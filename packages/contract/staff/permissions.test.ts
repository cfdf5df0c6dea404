import { expect, test } from 'vitest'
import { may, type Permission, permissions, permissionsOf, roles } from './permissions.ts'

test('what nobody is named for, nobody may', () => {
  expect(roles.filter(role => may(role, 'member.sell' as Permission))).toEqual([])
})

test('the regulator reads and changes nothing', () => {
  expect(permissionsOf('regulator').filter(name => !/\.(enter|list|read|search|money|export)$/.test(name))).toEqual([])
})

test('whoever manages the operators decides about no member', () => {
  expect(permissionsOf('admin').filter(name => /^(member|review)\./.test(name))).toEqual([
    'member.search',
    'member.read',
    'member.money',
    'review.list',
  ])
})

test('every permission has somebody, and a name that the record takes', () => {
  for (const [name, named] of Object.entries(permissions)) {
    expect(named.length).toBeGreaterThan(0)
    expect(name).toMatch(/^[a-z]+\.[A-Za-z]+$/)
  }
})
