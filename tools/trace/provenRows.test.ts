import { expect, test } from 'vitest'
import type { Row } from './proveRows.ts'
import { lostProofs } from './provenRows.ts'

const row = (id: string, missing: readonly string[]): Row => ({
  id,
  area: 'GAME',
  text: 'One.',
  verify: ['ui'],
  missing,
})

test('a row that was proven and is not now is named with what it lacks, and one that never was is not', () => {
  expect(lostProofs([row('GAME-1', ['ui']), row('GAME-2', []), row('GAME-3', ['ui'])], ['GAME-1', 'GAME-2'])).toEqual([
    'GAME-1 was proven, and has no passing test of the kind ui any more',
  ])
})

test('a row that was proven does not go unseen either', () => {
  expect(lostProofs([], ['GAME-1'])).toEqual(['GAME-1 was proven, and is no requirement any more'])
})
