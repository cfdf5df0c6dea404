import { expect, test } from 'vitest'
import { type Mark, marksOf } from './marks.rules.ts'

const mark = (uid: bigint, kind: Mark['kind'], trace: string): Mark => ({ uid, kind, trace })
const marks = [
  mark(1n, 'device', 'phone'),
  mark(1n, 'device', 'tablet'),
  mark(2n, 'device', 'tablet'),
  mark(3n, 'device', 'tablet'),
  mark(3n, 'payee', 'phone'),
  mark(2n, 'payee', 'wallet'),
  mark(3n, 'payee', 'wallet'),
]

test('an account is told by how many of each kind it is known, and who has the same one', () => {
  expect(marksOf(1n, marks)).toEqual([
    { kind: 'id', count: 0, shared_with: [] },
    { kind: 'payee', count: 0, shared_with: [] },
    { kind: 'device', count: 2, shared_with: ['2', '3'] },
  ])
  expect(marksOf(3n, marks)).toEqual([
    { kind: 'id', count: 0, shared_with: [] },
    { kind: 'payee', count: 2, shared_with: ['2'] },
    { kind: 'device', count: 1, shared_with: ['1', '2'] },
  ])
})
