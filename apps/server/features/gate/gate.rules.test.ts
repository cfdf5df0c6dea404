import { gateCauses, gatedActs } from '@saya/contract/gate/gate.ts'
import { expect, test } from 'vitest'
import { closes, findClosing, hasEnded, heldUntil, holdsAt, joinGate, type PlayGate } from './gate.rules.ts'

const gate = (of: Partial<PlayGate> = {}): PlayGate => ({
  cause: 'time_out',
  openUntilMs: null,
  closedUntilMs: null,
  ...of,
})

test.each([
  ['exclusion', ['deposit', 'play', 'bonus', 'points', 'offer', 'message']],
  ['time_out', ['deposit', 'play', 'bonus', 'points', 'offer', 'message']],
  ['staff', ['deposit', 'play', 'bonus', 'points', 'offer', 'message']],
  ['review', ['deposit', 'play', 'bonus', 'points', 'offer', 'message']],
  ['rest', ['play', 'bonus', 'offer', 'message']],
  ['kyc', ['play']],
] as const)('the cause %s closes %s and nothing else', (cause, acts) => {
  expect(gatedActs.filter(act => closes({ cause }, act))).toEqual(acts)
})

test.each([
  // Closed from, closed to, at, holds, is over.
  [null, null, 0, true, false],
  [null, 10, 9, true, false],
  [null, 10, 10, false, true],
  [5, null, 4, false, false],
  [5, null, 5, true, false],
  [5, 10, 4, false, false],
  [5, 10, 5, true, false],
  [5, 10, 10, false, true],
] as const)('a cause that closes from %s to %s holds at %i: %s, and is over: %s', (from, to, at, holds, isOver) => {
  const one = gate({ openUntilMs: from, closedUntilMs: to })
  expect([holdsAt(one, at), hasEnded(one, at)]).toEqual([holds, isOver])
})

test('of several causes a member is told of the gravest that closes what they asked for', () => {
  const all = gateCauses.map(cause => gate({ cause })).toReversed()
  expect(findClosing(all, 'play')?.cause).toBe('exclusion')
  expect(findClosing([gate({ cause: 'rest' }), gate({ cause: 'staff' })], 'play')?.cause).toBe('staff')
  expect(findClosing([gate({ cause: 'rest' }), gate({ cause: 'kyc' })], 'deposit')).toBeUndefined()
  expect(findClosing([], 'play')).toBeUndefined()
})

test.each([
  ['begins where there was none', undefined, gate({ closedUntilMs: 10 }), gate({ closedUntilMs: 10 })],
  ['becomes longer', gate({ closedUntilMs: 10 }), gate({ closedUntilMs: 20 }), gate({ closedUntilMs: 20 })],
  ['does not become shorter', gate({ closedUntilMs: 20 }), gate({ closedUntilMs: 10 }), gate({ closedUntilMs: 20 })],
  ['does not lose that it has no end', gate(), gate({ closedUntilMs: 10 }), gate()],
  ['may lose its end', gate({ closedUntilMs: 10 }), gate(), gate()],
  [
    'does not begin later',
    gate({ closedUntilMs: 9 }),
    gate({ openUntilMs: 5, closedUntilMs: 9 }),
    gate({ closedUntilMs: 9 }),
  ],
  [
    'begins at the earlier of two times',
    gate({ openUntilMs: 8, closedUntilMs: 9 }),
    gate({ openUntilMs: 5, closedUntilMs: 9 }),
    gate({ openUntilMs: 5, closedUntilMs: 9 }),
  ],
  [
    'begins at once where it was to begin later',
    gate({ openUntilMs: 8, closedUntilMs: 9 }),
    gate({ closedUntilMs: 9 }),
    gate({ closedUntilMs: 9 }),
  ],
  ['begins anew once it is over', gate({ closedUntilMs: 1 }), gate({ openUntilMs: 5 }), gate({ openUntilMs: 5 })],
] as const)('a time-out or an exclusion %s', (_what, known, next, stands) => {
  for (const cause of ['time_out', 'exclusion'] as const) {
    const joined = joinGate(known && { ...known, cause }, { ...next, cause }, 2)
    expect(joined).toEqual({ ...stands, cause })
  }
})

test.each([
  ['one that lasts', [gate({ closedUntilMs: 50 })], [], 50],
  ['one that is over', [gate({ closedUntilMs: 7 })], [], 7],
  ['the longer of two', [gate({ closedUntilMs: 7 })], [{ cause: 'rest', endedAtMs: 9 } as const], 9],
  ['one that begins this moment', [gate({ openUntilMs: 10, closedUntilMs: 50 })], [], 50],
  ['none that is still to come', [gate({ openUntilMs: 11, closedUntilMs: 50 })], [], undefined],
  ['no other cause', [gate({ cause: 'staff' }), gate({ cause: 'exclusion', closedUntilMs: 50 })], [], undefined],
] as const)('a pause holds bonuses back until it ends: %s', (_what, kept, ends, until) => {
  expect(heldUntil('bonus', { kept, ends }, 10)).toBe(until)
})

test('a rest holds no coins back', () => {
  expect(heldUntil('points', { kept: [gate({ cause: 'rest', closedUntilMs: 50 })], ends: [] }, 10)).toBeUndefined()
})

test.each(['kyc', 'rest', 'staff', 'review'] as const)('what stands of %s is what was said last', cause => {
  const next = gate({ cause, openUntilMs: 3, closedUntilMs: 5 })
  expect(joinGate(gate({ cause }), next, 2)).toEqual(next)
})
