import { expect, test } from 'vitest'
import { differenceOf, type RoundHere, type RoundThere, sumByGame } from './compare.rules.ts'

const round = { roundId: 'r', playerRef: '7', game: 'g', bet: 5n, win: 2n, atMs: 0 }
const there: RoundThere = { ...round, isDecided: true, isStopped: false, stopped: [] }
const here: RoundHere = { ...round, isOpen: false, untilMs: 0 }
const hourMs = 3_600_000

test.each([
  ['alike', { there, here }, undefined],
  ['alike and open here', { there, here: { ...here, isOpen: true } }, 'state'],
  ['only there', { there, here: undefined }, 'missing_here'],
  ['taken back here', { there, here: { ...here, bet: 0n, win: 0n } }, 'missing_here'],
  ['only here', { there: undefined, here }, 'missing_there'],
  ['dropped there', { there: { ...there, bet: 0n, win: 0n }, here }, 'missing_there'],
  ['dropped there and unknown here', { there: { ...there, bet: 0n, win: 0n }, here: undefined }, undefined],
  ['taken back here and unknown there', { there: undefined, here: { ...here, bet: 0n, win: 0n } }, undefined],
  ['another stake', { there: { ...there, bet: 6n }, here }, 'amount'],
  ['another win', { there, here: { ...here, win: 0n } }, 'amount'],
  ['stopped there', { there: { ...there, isDecided: false, isStopped: true }, here }, 'stopped'],
  ['stopped there and unknown here', { there: { ...there, isStopped: true }, here: undefined }, 'stopped'],
  ['on neither', { there: undefined, here: undefined }, undefined],
] as const)('a round that is %s', (_name, pair, kind) => {
  expect(differenceOf(pair, hourMs)).toBe(kind)
})

test('what the provider has not decided waits for two days, and is a person’s matter then', () => {
  const undecided = { there: { ...there, isDecided: false }, here: undefined }
  expect(differenceOf(undecided, 48 * hourMs)).toBe('waiting')
  expect(differenceOf(undecided, 48 * hourMs + 1)).toBe('aged')
})

test('sums are taken by game on either side, without prizes and what is undecided or came to nothing', () => {
  const sums = sumByGame([
    { there, here },
    { there: { ...there, win: 9n }, here: undefined },
    { there: { ...there, isDecided: false }, here },
    { there: undefined, here: { ...here, game: 'other' } },
    { there: { ...there, bet: 0n, win: 0n }, here: undefined },
    { there: { ...there, roundId: 'prize r' }, here: { ...here, roundId: 'prize r' } },
  ])
  expect(Object.fromEntries(sums)).toEqual({
    g: { there: { rounds: 2n, bet: 10n, win: 11n }, here: { rounds: 1n, bet: 5n, win: 2n } },
    other: { there: { rounds: 0n, bet: 0n, win: 0n }, here: { rounds: 1n, bet: 5n, win: 2n } },
  })
})
