import { expect, test } from 'vitest'
import { phaseOf } from './phase.ts'

const fairness = { commitment: '', nonce: 0, serverSeed: '', closingSeed: '', words: [] }
const times = { opensAtMs: 1000, closesAtMs: 21_000, drawsAtMs: 25_000, toldAtMs: 0 }
const round = { id: 'r', state: 'open', shown: null, fairness, ...times } as const

test('what was drawn is the result at any time, and a table without a round rests', () => {
  const shown = { kind: 'roulette', number: 7, winners: [] } as const
  expect(phaseOf({ ...round, state: 'drawn', shown }, 0)).toBe('result')
  expect(phaseOf(round, 1000)).toBe('open')
  expect(phaseOf(null, 0)).toBe('rests')
})
