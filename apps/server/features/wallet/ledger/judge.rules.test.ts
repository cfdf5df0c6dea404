import type { OutcomeName } from '@saya/rpp'
import { describe, expect, test } from 'vitest'
import { answerOf, caseOf, closed, come, commandOf, type Line, open, round, taken } from './caseForTest.ts'
import { type CommandFields, type CommandKind, fingerprint } from './command.ts'
import type { Facts } from './fact.ts'
import { judge } from './judge.rules.ts'
import { postingKinds } from './judgement.ts'

/*
 * The tables of docs/ledger.md and docs/rpp.md, line by line: what is known, what comes, what it is answered and what the
 * member has then. Those of a bet, a win and a rollback stand beside the rules of each. Everybody begins with 100. The bet of a
 * table is one of 10, and its win one of 25.
 */

type JudgeCase = readonly [what: string, line: Line, outcome: OutcomeName, balance: bigint, isKept?: boolean]

function expectTable(kind: CommandKind, table: readonly JudgeCase[]): void {
  const lines = table.map(([what, line, outcome, balance, isKept = true]) => ({ what, line, outcome, balance, isKept }))
  test.each(lines)('$what', ({ what, line, ...told }) => expect(answerOf(kind, line), what).toEqual(told))
}

describe('a prize, a correction and the end of a round', () => {
  expectTable('promo', [
    ['a prize', {}, 'OK', 105n],
    ['a prize that was taken back before it came', { known: { isBack: true } }, 'TX_ROLLED_BACK', 100n],
    ['a prize whose bet was taken back', { wish: { sentRef: 'bet' }, known: { bet: taken } }, 'TX_ROLLED_BACK', 100n],
  ])
  expectTable('adjust', [
    ['a correction that gives', {}, 'OK', 105n],
    ['a correction that takes', { wish: { isTaken: true } }, 'OK', 95n],
    ['one that would take more than there is', { wish: { isTaken: true, amount: 101n } }, 'INSUFFICIENT_FUNDS', 100n],
  ])
  expectTable('close', [
    ['the end of an open round', { known: { round } }, 'OK', 100n],
    ['the end of one that is closed', { known: { round: closed } }, 'OK', 100n],
    ['the end of one that nobody knows', {}, 'ROUND_NOT_FOUND', 100n, false],
  ])
})

describe('the same key', () => {
  const own = (print: string) => ({ print, outcome: 1, balance: 90n, seq: null, roundId: 'round' })
  const same = fingerprint(commandOf('bet'))

  test.each([
    ['with the same act is answered as before', { known: { own: own(same) } }, 'INSUFFICIENT_FUNDS', true],
    ['with another act is a conflict', { known: { own: own('another') } }, 'TX_CONFLICT', false],
    [
      'with another act that did not say its round is looked up again',
      { known: { own: { ...own('another'), roundId: 'other' } }, wish: { isRoundUnsaid: true } },
      'TEMPORARY',
      false,
    ],
  ] as const)('%s', (_what, line, outcome, replayed) => {
    const { result, written } = come('bet', line)
    expect(result).toMatchObject({ outcome, replayed, balance: 100n })
    expect(written.postings).toEqual([])
  })
})

describe('what a round counts', () => {
  test.each([
    ['what was bet', {}, { closesRound: true }, 10n],
    ['nothing while it is open', {}, {}, 0n],
    ['of two sides what was at risk', { isTwoSided: true }, { closesRound: true, amount: 7n }, 3n],
    ['of two sides no more than was bet', { isTwoSided: true }, { closesRound: true, amount: 25n }, 10n],
    ['nothing for a tester', {}, { closesRound: true, isTester: true }, 0n],
  ])(
    'is %s',
    (_what, known, { isTester = false, ...wish }: Partial<CommandFields> & { isTester?: boolean }, turnover) => {
      const line = { known: { bet: open, round: { ...round, ...known } }, of: { isTester, openRounds: 1 }, wish }
      const { purse: after, written } = come('settle', line)
      expect(after.turnover).toBe(turnover)
      expect(written.rounds).toMatchObject([{ turnover, closes: wish.closesRound === true }])
      expect(after.openRounds).toBe(wish.closesRound ? 0 : 1)
    },
  )

  test('is less by what is taken back of it', () => {
    const { purse: after } = come('rollback', { of: { turnover: 10n }, known: { bet: open, round: closed } })
    expect(after.turnover).toBe(0n)
  })
})

test('what comes to a closed account is told of', () => {
  const { written } = come('settle', { of: { isClosed: true, isOpenToBets: false }, known: { bet: open, round } })
  expect(written.lateCredits).toEqual([{ uid: 7n, seq: 4n, amount: 25n }])
})

test('only what tells that two books differ raises an alarm', () => {
  const alarmOf = (line: Line) => come('settle', line).written.alarms.map(({ kind }) => kind)
  expect(alarmOf({ known: { bet: taken, round } })).toEqual(['TX_ROLLED_BACK'])
  expect(alarmOf({})).toEqual([])
  expect(alarmOf({ known: { bet: open, round } })).toEqual([])
})

/** What comes under a key that is known, and the end of a round, as they are judged. */
const judged = (kind: CommandKind, wish: Partial<CommandFields>, known: Partial<Facts>) =>
  judge(caseOf(kind, { wish, known }))
const keptIn = (roundId: string) => ({ print: 'of another act', outcome: 0, balance: 90n, seq: null, roundId })

test.each([
  ['of its own round, which it said', 'round', {}, 'TX_CONFLICT'],
  ['of its own round, which it did not say', 'round', { isRoundUnsaid: true }, 'TX_CONFLICT'],
  ['of a round that it says otherwise', 'other', {}, 'TX_CONFLICT'],
  ['of a round that it does not say', 'other', { isRoundUnsaid: true }, 'TEMPORARY'],
] as const)('another act under the key of a bet %s is kept nowhere', (_what, roundId, wish, outcome) => {
  expect(judged('bet', wish, { own: keptIn(roundId) })).toEqual({ outcome, isKept: false, steps: [] })
})

test.each([
  ['other', 'TEMPORARY'],
  ['third', 'TX_CONFLICT'],
])('a win that was kept in another round, whose bet lies in the round “%s”, is told %s', (roundId, outcome) => {
  const bet = { ...open, roundId }
  expect(judged('settle', { isRoundUnsaid: true }, { own: keptIn('other'), bet }).outcome).toBe(outcome)
})

test('the same act again is kept no second time', () => {
  const print = fingerprint(commandOf('bet'))
  const before = { balance: 90n, seq: 4n }
  expect(judged('bet', {}, { own: { ...keptIn('round'), ...before, print } })).toMatchObject({
    isKept: false,
    steps: [],
    before,
  })
})

test('the end of a round is a posting of nothing out of the wallet, and of one that is closed none', () => {
  const steps = [{ kind: postingKinds.close, amount: 0n, isGiven: false }]
  expect(judged('close', {}, { round })).toMatchObject({ outcome: 'OK', isKept: true, steps })
  expect(judged('close', {}, { round: closed })).toEqual({ outcome: 'OK', isKept: true, steps: [] })
})

test('a correction may take all there is, and not a unit more', () => {
  const take = (amount: bigint) => judged('adjust', { isTaken: true, amount }, {}).outcome
  expect([take(100n), take(101n)]).toEqual(['OK', 'INSUFFICIENT_FUNDS'])
})
