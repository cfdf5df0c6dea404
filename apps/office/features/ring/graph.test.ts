import { expect, test } from 'vitest'
import type { WholeRing } from './acts.ts'
import { listEdges, placeNodes } from './graph.ts'

const account = (uid: string, parent: string) => ({ uid, parent }) as WholeRing['accounts'][number]
const ring = {
  uid: '1',
  ring_friends: [{ uid: '2' }, { uid: '3' }],
  accounts: [account('1', ''), account('2', '1'), account('3', '1'), account('9', '')],
  ties: [
    { uid: '2', other: '3', sign: 'device' },
    { uid: '3', other: '2', sign: 'device' },
    { uid: '3', other: '2', sign: 'id' },
    { uid: '2', other: '9', sign: 'couple' },
    // About the friend alone, and about somebody who is not shown.
    { uid: '2', other: '2', sign: 'circle' },
    { uid: '2', other: '77', sign: 'device' },
  ],
} as unknown as WholeRing

test('two accounts have one edge with every reason on it, and each invite one of its own', () => {
  expect(listEdges(ring)).toEqual([
    { one: '2', other: '3', isInvite: false, signs: ['id', 'device'] },
    { one: '2', other: '9', isInvite: false, signs: ['couple'] },
    { one: '1', other: '2', isInvite: true, signs: [] },
    { one: '1', other: '3', isInvite: true, signs: [] },
  ])
})

test('every account has a place of its own', () => {
  const nodes = placeNodes(ring)
  expect(nodes.map(({ uid }) => uid)).toEqual(['1', '2', '3', '9'])
  expect(new Set(nodes.map(({ x, y }) => `${x} ${y}`)).size).toBe(4)
})
