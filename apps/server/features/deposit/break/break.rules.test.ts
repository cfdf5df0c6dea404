import { expect, test } from 'vitest'
import { type BreakAct, breakStates, endOfBreak, isDecided, nextBreakState } from './break.rules.ts'

const acts: readonly BreakAct[] = ['propose', 'agree', 'decline', 'return', 'keep', 'reopen', 'post', 'settle']
const legal: Readonly<Record<string, string>> = {
  'open propose': 'proposed',
  'open return': 'returned',
  'open keep': 'kept',
  'open settle': 'settled',
  'proposed settle': 'settled',
  'proposed agree': 'crediting',
  'proposed decline': 'open',
  'crediting post': 'credited',
  'kept reopen': 'open',
}

test.each(breakStates.flatMap(state => acts.map(act => [state, act] as const)))(
  'a break that is %s, and somebody would %s: what the table says and nothing else',
  (state, act) => {
    expect(nextBreakState(state, act)).toBe(legal[`${state} ${act}`])
  },
)

test.each([
  ['open', null, 'held'],
  ['proposed', 7n, 'held'],
  ['crediting', 7n, 'held'],
  ['credited', 7n, 'credited'],
  ['credited', 8n, 'kept'],
  ['returned', null, 'returned'],
  ['kept', null, 'kept'],
] as const)('a break that is %s, for %s, is told to the member 7 as %s', (state, whose, told) => {
  expect(endOfBreak({ state, proposed_uid: whose }, 7n)).toBe(told)
})

test('no deposit is credited with money that people have seen to, or have agreed whose it is', () => {
  expect(breakStates.filter(state => !isDecided(state)).toSorted()).toEqual(['open', 'proposed'])
})
