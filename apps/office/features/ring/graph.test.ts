import { expect, test } from 'vitest'
import type { WholeRing } from './acts.ts'
import { type Edge, listDrawn, listEdges, listTiesOf } from './graph.ts'

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

test('the ties of a friend are numbered by themselves, without the invite', () => {
  expect(listTiesOf(listEdges(ring), '2').map(({ one, other }) => [one, other])).toEqual([
    ['2', '3'],
    ['2', '9'],
  ])
})

/** So many friends of member 0, all of whom are tied to each other. */
function crowd(friends: number): readonly Edge[] {
  const uids = Array.from({ length: friends }, (_, at) => String(at + 1))
  const ties = uids.flatMap((one, at) =>
    uids.slice(at + 1).map(other => ({ one, other, isInvite: false, signs: ['device'] }) as const),
  )
  return [...ties, ...uids.map(other => ({ one: '0', other, isInvite: true, signs: [] }) as const)]
}

test('few ties are all drawn, and of many those of the chosen friend beside every invite [PROMO-314]', () => {
  const few = crowd(9)
  expect(listDrawn(few, '1')).toEqual(few)
  const drawn = listDrawn(crowd(30), '7')
  expect(drawn.filter(({ isInvite }) => isInvite)).toHaveLength(30)
  const ties = drawn.filter(({ isInvite }) => !isInvite)
  expect(ties).toHaveLength(29)
  expect(ties.every(({ one, other }) => one === '7' || other === '7')).toBe(true)
})
