import { outcomes } from '@saya/rpp'
import { expect, test } from 'vitest'
import { carryOut } from './carryOut.rules.ts'
import { type Line, nothing, nowMs, purse as member, rules } from './caseForTest.ts'
import type { WalletCommand } from './command.ts'
import type { KnownRound } from './fact.ts'
import { betStates, forget, type Judgement, postingKinds, refuse } from './judgement.ts'
import { nothingWritten } from './written.ts'

/** What a judged command writes, field by field. */

const purse = { ...member, turnover: 40n, openRounds: 2, unposted: 5n }
const sums = { bet: 10n, refund: 0n, win: 0n, settled: 0n, bets: 1, isFree: false, isTwoSided: false }
const free: KnownRound = { ...sums, game: 5, turnover: 0n, openedAtMs: nowMs - 1, closedAtMs: null, isFree: true }
const named = { provider: 3, uid: 7n, txId: 'tx', roundId: 'round', game: 5, amount: 10n, rules }
const stake = { kind: postingKinds.bet, amount: 10n, isGiven: false }
const gain = { kind: postingKinds.win, amount: 25n, isGiven: true }
const taken: Judgement = { outcome: 'OK', isKept: true, steps: [stake], round: sums }

function write(judged: Judgement, { wish = {}, known = {}, of = {} }: Line = {}) {
  const command = { kind: 'bet', ...named, ...wish } as WalletCommand
  const one = { command, print: 'print', purse: { ...purse, ...of }, facts: { ...nothing, ...known }, nowMs }
  const written = nothingWritten()
  return { ...carryOut(one, judged, written), written }
}

test('a bet goes from the wallet to its provider, and is kept as open under the number of its posting', () => {
  const { purse: after, result, written } = write(taken)
  expect(written.postings).toMatchObject([
    { seq: 4n, kind: 1, source: 0, destination: 1003, amount: 10n, balance: 90n, turnover: 0n, reference: 'tx' },
  ])
  expect(written.commands).toEqual([
    {
      provider: 3,
      kind: 1,
      txId: 'tx',
      uid: 7n,
      print: 'print',
      outcome: 0,
      state: betStates.open,
      amount: 10n,
      won: 0n,
      balance: 90n,
      seq: 4n,
      roundId: 'round',
      sentRef: null,
      isSentAsPromo: null,
      keptNo: null,
      keptHash: null,
      isTombstone: null,
    },
  ])
  expect(after).toMatchObject({ balance: 90n, version: 4n, openRounds: 3, turnover: 40n, unposted: 5n })
  expect(result).toEqual({ outcome: 'OK', replayed: false, balance: 90n, originalBalance: 90n, seq: 4n })
})

test('a bet with its win is settled at once, and its round counts with the last posting', () => {
  const judged = { ...taken, steps: [stake, gain], round: { ...sums, win: 25n } }
  const { purse: after, written } = write(judged, { wish: { win: 25n, closesRound: true } })
  expect(written.postings.map(({ source, destination, turnover }) => [source, destination, turnover])).toEqual([
    [0, 1003, 0n],
    [1003, 0, 10n],
  ])
  expect(written.commands).toMatchObject([{ state: betStates.settled, won: 25n, seq: 5n, balance: 115n }])
  expect(after).toMatchObject({ openRounds: 2, turnover: 50n })
})

test.each([
  ['more by a bet that came to it', { ...sums, bet: 30n }, 20n],
  ['less by a bet that is taken back', { ...sums, refund: 10n, bets: 0 }, -10n],
  ['the same by a win', { ...sums, win: 25n }, 0n],
])('a round that counted already counts %s', (_what, change, added) => {
  const round = { ...free, isFree: false, closedAtMs: nowMs, turnover: 10n }
  const { purse: after, written } = write({ ...taken, round: change }, { known: { round } })
  expect(written.postings).toMatchObject([{ turnover: added }])
  expect(after.turnover).toBe(40n + added)
})

test('what belongs to no round counts nothing as played', () => {
  const { purse: after, written } = write({ outcome: 'OK', isKept: true, steps: [gain] }, { wish: { kind: 'promo' } })
  expect(written.postings).toMatchObject([{ turnover: 0n, balance: 125n }])
  expect([written.rounds, after.turnover, after.openRounds]).toEqual([[], 40n, 2])
})

test('what is refused makes no posting, and is kept with a number and a hash of its own', () => {
  const { purse: after, written } = write(refuse('INSUFFICIENT_FUNDS'), { wish: { win: 25n } })
  expect(written.postings).toEqual([])
  expect(written.commands).toMatchObject([
    { outcome: outcomes.INSUFFICIENT_FUNDS, won: 0n, seq: null, keptNo: 6n, isTombstone: false, balance: 100n },
  ])
  expect(after).toMatchObject({
    unposted: 6n,
    openRounds: 2,
    turnover: 40n,
    unpostedHead: written.commands[0]?.keptHash,
  })
})

test('a tombstone stands for a bet that never moves anything, before what left it', () => {
  const { written } = write({ ...refuse('OK'), tombstone: 'lost' }, { wish: { kind: 'rollback', amount: 0n } })
  expect(written.commands).toMatchObject([
    { kind: 1, txId: 'lost', print: null, outcome: outcomes.BET_CANCELLED, state: betStates.takenBack, amount: 0n },
    { kind: 3, txId: 'tx', isTombstone: false },
  ])
  expect(written.commands[0]).toMatchObject({ isTombstone: true, won: 0n, keptNo: 6n })
})

test('a bet that met what had taken it back is kept as met, and comes to nothing', () => {
  const { written } = write({ ...forget('BET_CANCELLED'), isMet: true })
  expect(written.commands).toMatchObject([
    { kind: 7, txId: 'tx', print: 'print', outcome: 0, state: 0, amount: 0n, won: 0n, isTombstone: false },
  ])
})

test.each([
  ['a bet that is kept', taken, { betRef: 'ref' }, ['ref']],
  ['a bet that was refused for good', refuse('INSUFFICIENT_FUNDS'), { betRef: 'ref' }, ['ref']],
  ['a bet that was taken back before', forget('BET_CANCELLED'), { betRef: 'ref' }, ['ref']],
  ['a bet that is forgotten', forget('TEMPORARY'), { betRef: 'ref' }, []],
  ['a bet without a reference', taken, {}, []],
  ['a win, whatever it says', taken, { kind: 'settle', betRef: 'ref' }, []],
] as const)('of %s the reference is known if it is one', (_what, judged, wish, names) => {
  const { written } = write(judged, { wish })
  expect(written.names).toEqual(names.map(betRef => ({ betRef, provider: 3, txId: 'tx', uid: 7n })))
})

test('what was sent beside its id stands with the command, and that it was sent as a prize', () => {
  const { written } = write(taken, { wish: { kind: 'promo', sentRef: 'ref', isSentAsPromo: true } })
  expect(written.commands).toMatchObject([{ sentRef: 'ref', isSentAsPromo: true }])
})

test.each([
  ['a gift to a closed account', { isClosed: true }, gain, [{ uid: 7n, seq: 4n, amount: 25n }]],
  ['one of a single unit', { isClosed: true }, { ...gain, amount: 1n }, [{ uid: 7n, seq: 4n, amount: 1n }]],
  ['nothing, to a closed account', { isClosed: true }, { ...gain, amount: 0n }, []],
  ['what is taken of a closed account', { isClosed: true }, stake, []],
  ['a gift to an open account', { isClosed: false }, gain, []],
])('of late credits is told: %s', (_what, of, step, told) => {
  expect(write({ ...taken, steps: [step] }, { of }).written.lateCredits).toEqual(told)
})

test.each([
  ['the first bet that costs something in a free round', free, false, 4n],
  ['another free bet', free, true, null],
  ['a bet in a round that was never free', { ...free, isFree: false }, false, null],
  ['the first bet of a round', undefined, false, null],
])('a free round becomes a real one with %s', (_what, round, isFree, realFrom) => {
  const { written } = write({ ...taken, round: { ...sums, isFree } }, { known: { round } })
  expect(written.rounds).toMatchObject([{ realFrom }])
})

test.each([
  ['a round begins', undefined, {}, sums, 3],
  ['a round goes on', free, {}, sums, 2],
  ['a round ends', free, { closesRound: true }, sums, 1],
  ['a round is over already', { ...free, closedAtMs: nowMs }, {}, sums, 2],
])('how many rounds are open is counted where %s', (_what, round, wish, change, openRounds) => {
  const { purse: after } = write({ ...taken, round: change }, { known: { round }, wish })
  expect(after.openRounds).toBe(openRounds)
})

test('a repetition is answered with what it came to, and writes nothing', () => {
  const { result, written, purse: after } = write({ ...forget('OK'), before: { balance: 55n, seq: 2n } })
  expect(result).toEqual({ outcome: 'OK', replayed: true, balance: 100n, originalBalance: 55n, seq: 2n })
  expect([written, after]).toEqual([nothingWritten(), purse])
})
