import { expect, test } from 'vitest'
import { manifestPath } from './migrations.ts'
import { participlesPath } from './participles.ts'
import { ratchets } from './ratchets.ts'
import { ceilingsPath } from './sizes.ts'

const frozen = (rows: object) => ({ path: manifestPath, text: JSON.stringify(rows) })
const ceilings = (files: object, functions = {}) => ({ path: ceilingsPath, text: JSON.stringify({ files, functions }) })
const messages = (now: Parameters<typeof ratchets>[0], earlier: Parameters<typeof ratchets>[1]) =>
  ratchets(now, earlier).map(({ message }) => message)

test('more may be frozen, and ceilings may sink and go', () => {
  const now = [frozen({ a: '1', b: '2' }), ceilings({ x: 5 })]
  expect(messages(now, [frozen({ a: '1' }), ceilings({ x: 6 }, { y: 70 })])).toEqual([])
})

test('a row that was frozen otherwise, or is gone, is found against every earlier state', () => {
  expect(messages([frozen({ a: '9' })], [frozen({ a: '1' }), frozen({ a: '1', b: '2' })])).toEqual([
    'was edited: a is frozen as it was',
    'was edited: a is frozen as it was',
    'was edited: b is frozen as it was',
  ])
})

test('a ceiling that rises or is new is found', () => {
  const now = [ceilings({ x: 7, z: 401 })]
  expect(messages(now, [ceilings({ x: 6 })])).toEqual([
    'was edited: the ceiling of x only sinks',
    'was edited: the ceiling of z only sinks',
  ])
})

test('a participle that more types bear, or that is new, is found', () => {
  const counts = (rows: object) => ({ path: participlesPath, text: JSON.stringify(rows) })
  expect(messages([counts({ Asked: 2, Told: 1 })], [counts({ Asked: 1, Shown: 4 })])).toEqual([
    'was edited: the ceiling of Asked only sinks',
    'was edited: the ceiling of Told only sinks',
  ])
})
