import type { OutcomeName } from '@saya/rpp'
import { describe, expect, test } from 'vitest'
import { carryOut } from './carryOut.rules.ts'
import { firstHead } from './chain.ts'
import { type CommandFields, type CommandKind, fingerprint, type WalletCommand } from './command.ts'
import type { Facts, KnownBet, KnownRound, LockedPurse } from './fact.ts'
import { judge } from './judge.rules.ts'
import { nothingWritten } from './written.ts'

/*
 * The tables of docs/ledger.md and docs/rpp.md, line by line: what is known, what comes, what it is answered and what the
 * member has then. Everybody begins with 100. The bet of a table is one of 10, and its win one of 25.
 */

const nowMs = Date.parse('2026-03-04T12:00:00+08:00')
const hourMs = 3_600_000
const rules = { settledCanBeTakenBack: false, unknownRollbackIsError: false }
const purse: LockedPurse = {
  uid: 7n,
  balance: 100n,
  turnover: 0n,
  version: 3n,
  head: firstHead,
  isOpenToBets: true,
  isClosed: false,
  playUntilMs: null,
  openRounds: 0,
  isTester: false,
  unposted: 0n,
  unpostedHead: firstHead,
  limits: null,
}
const nothing: Facts = {
  own: undefined,
  round: undefined,
  session: undefined,
  bet: undefined,
  called: [],
  isCancelled: false,
  met: null,
  isBack: false,
  hasUntaken: false,
  namesCredit: false,
  wins: [],
}
const round: KnownRound = {
  game: 5,
  bet: 10n,
  refund: 0n,
  win: 0n,
  turnover: 0n,
  openedAtMs: nowMs - hourMs,
  closedAtMs: null,
  settled: 0n,
  bets: 1,
  isFree: false,
  isTwoSided: false,
}
const closed = { ...round, closedAtMs: nowMs - 1, turnover: 10n }
const open: KnownBet = {
  uid: 7n,
  txId: 'bet',
  print: 'of the bet',
  outcome: 0,
  state: 0,
  amount: 10n,
  won: 0n,
  seq: 3n,
  roundId: 'round',
  atMs: nowMs - hourMs,
}
const settled: KnownBet = { ...open, state: 1, won: 25n }
const taken: KnownBet = { ...open, state: 2 }
const refused: KnownBet = { ...open, outcome: 1, seq: null }
const tombstone: KnownBet = { ...open, print: null, outcome: 21, state: 2, amount: 0n, seq: null }
const second: KnownBet = { ...open, txId: 'second', seq: 2n }

function commandOf(kind: CommandKind, wish: Partial<CommandFields> = {}): WalletCommand {
  const named = kind === 'settle' || kind === 'rollback' ? { refTxId: 'bet' } : {}
  const amount = { bet: 10n, settle: 25n, rollback: 0n, promo: 5n, adjust: 5n, close: 0n }[kind]
  return { kind, provider: 1, uid: 7n, txId: kind, roundId: 'round', game: 5, amount, rules, ...named, ...wish }
}

interface Line {
  readonly known?: Partial<Facts>
  readonly of?: Partial<LockedPurse>
  readonly wish?: Partial<CommandFields>
}

/** What a command is answered, what the member has then, whether it is kept, and what else it leaves. */
function come(kind: CommandKind, { known = {}, of = {}, wish = {} }: Line) {
  const command = commandOf(kind, wish)
  const one = {
    command,
    print: fingerprint(command),
    purse: { ...purse, ...of },
    facts: { ...nothing, ...known },
    nowMs,
  }
  const written = nothingWritten()
  const judged = judge(one)
  return { ...carryOut(one, judged, written), judged, written }
}

type JudgeCase = readonly [what: string, line: Line, outcome: OutcomeName, balance: bigint, isKept?: boolean]

function expectTable(kind: CommandKind, table: readonly JudgeCase[]): void {
  const lines = table.map(([what, line, outcome, balance, isKept = true]) => ({ what, line, outcome, balance, isKept }))
  test.each(lines)('$what', ({ line, ...told }) => {
    const { result, judged } = come(kind, line)
    const { outcome, balance } = result
    expect({ what: told.what, outcome, balance, isKept: judged.isKept }).toEqual(told)
  })
}

const token = Buffer.alloc(32, 1)
const session = { uid: 7n, provider: 1, expiresAtMs: nowMs + 1, hasEnded: false }
const limited = (used: bigint, countedOn = '2026-03-04') => ({
  most: [10n, null, null, null, null, null],
  used: [used, 0n, 0n, 0n, 0n, 0n],
  countedOn,
})

describe('a bet', () => {
  expectTable('bet', [
    ['is covered', {}, 'OK', 90n],
    ['is all there is', { wish: { amount: 100n } }, 'OK', 0n],
    ['costs more than there is', { wish: { amount: 101n } }, 'INSUFFICIENT_FUNDS', 100n],
    ['brings its win with it', { wish: { win: 25n } }, 'OK', 115n],
    ['is not paid by the win that it brings', { wish: { amount: 101n, win: 900n } }, 'INSUFFICIENT_FUNDS', 100n],
    ['is in an open session', { wish: { session: token }, known: { session } }, 'OK', 90n],
    ['names no session where one is asked for', { wish: { session: null } }, 'TOKEN_INVALID', 100n],
    ['names a session that nobody knows', { wish: { session: token } }, 'TOKEN_INVALID', 100n],
    [
      'is in the session of another',
      { wish: { session: token }, known: { session: { ...session, uid: 8n } } },
      'TOKEN_INVALID',
      100n,
    ],
    [
      'is in the session of another provider',
      { wish: { session: token }, known: { session: { ...session, provider: 2 } } },
      'TOKEN_INVALID',
      100n,
    ],
    [
      'is in a session that was ended',
      { wish: { session: token }, known: { session: { ...session, hasEnded: true } } },
      'TOKEN_INVALID',
      100n,
    ],
    [
      'is in a session that ran out',
      { wish: { session: token }, known: { session: { ...session, expiresAtMs: nowMs } } },
      'TOKEN_EXPIRED',
      100n,
    ],
    ['is of somebody who may not play', { of: { isOpenToBets: false } }, 'PLAYER_BLOCKED', 100n],
    ['comes when its member may play no longer', { of: { playUntilMs: nowMs } }, 'PLAYER_BLOCKED', 100n],
    ['comes just before that', { of: { playUntilMs: nowMs + 1 } }, 'OK', 90n],
    ['comes to a round that is open', { known: { round } }, 'OK', 90n],
    ['comes to a round that is closed', { known: { round: closed } }, 'ROUND_CLOSED', 100n],
    ['is just within a limit', { of: { limits: limited(0n) } }, 'OK', 90n],
    ['would pass a limit', { of: { limits: limited(1n) } }, 'LIMIT_EXCEEDED', 100n],
    ['would have passed it yesterday', { of: { limits: limited(10n, '2026-03-03') } }, 'OK', 90n],
    [
      'is free, so that no limit counts it',
      { of: { limits: limited(10n) }, wish: { amount: 0n, isFreeRound: true } },
      'OK',
      100n,
    ],
    ['was taken back before it came', { known: { isCancelled: true } }, 'BET_CANCELLED', 100n, false],
    ['was refused at the door', { wish: { refusal: 4 } }, 'GAME_DISABLED', 100n],
  ])

  test('of which one was taken back before it came is known by its own name too, and in its own round', () => {
    const byOther = come('bet', { known: { isCancelled: true }, wish: { betRef: 'other' } })
    expect(byOther.written.commands).toMatchObject([{ kind: 1, txId: 'bet', print: null, state: 2, isTombstone: true }])
    const own = { print: null, outcome: 21, balance: 0n, seq: null, roundId: 'elsewhere' }
    const unsaid = come('bet', { known: { isCancelled: true, own } })
    expect(unsaid.written.commands).toMatchObject([{ kind: 7, txId: 'bet', roundId: 'round', isTombstone: false }])
    const met = { isCancelled: true, own, met: fingerprint(commandOf('bet')) }
    expect(come('bet', { known: met }).result.outcome).toBe('BET_CANCELLED')
    expect(come('bet', { known: { ...met, met: 'another' } }).result.outcome).toBe('TX_CONFLICT')
  })
})

describe('a win', () => {
  expectTable('settle', [
    ['names a bet that stands', { known: { bet: open, round } }, 'OK', 125n],
    ['is the second of its bet', { known: { bet: settled, round } }, 'OK', 125n],
    ['names a bet that has not come', {}, 'BET_NOT_FOUND', 100n, false],
    ['names a bet that was refused', { known: { bet: refused, round } }, 'TX_ROLLED_BACK', 100n],
    ['names a bet that was taken back', { known: { bet: taken, round } }, 'TX_ROLLED_BACK', 100n],
    ['names a bet that was cancelled before it came', { known: { bet: tombstone } }, 'TX_ROLLED_BACK', 100n],
    [
      'was itself named by a rollback before it came',
      { known: { bet: open, round, isBack: true } },
      'TX_ROLLED_BACK',
      100n,
    ],
    [
      'says another round than its bet’s',
      { known: { bet: { ...open, roundId: 'other' } } },
      'TX_CONFLICT',
      100n,
      false,
    ],
    ['names another member’s bet', { known: { bet: { ...open, uid: 8n } } }, 'TX_CONFLICT', 100n, false],
    ['comes to a round that is closed', { known: { bet: open, round: closed } }, 'ROUND_CLOSED', 100n],
    [
      'was looked up in a round that is not its bet’s',
      { known: { bet: { ...open, roundId: 'other' } }, wish: { isRoundUnsaid: true } },
      'TEMPORARY',
      100n,
      false,
    ],
  ])

  describe('that names its round alone', () => {
    const byRound = { refTxId: undefined, isForRound: true }
    expectTable('settle', [
      ['settles what was bet there', { wish: byRound, known: { round } }, 'OK', 125n],
      [
        'comes where a free bet stands',
        { wish: byRound, known: { round: { ...round, bet: 0n, isFree: true } } },
        'OK',
        125n,
      ],
      [
        'comes where all was taken back',
        { wish: byRound, known: { round: { ...round, refund: 10n, bets: 0 } } },
        'TX_ROLLED_BACK',
        100n,
      ],
      ['comes where a bet was refused', { wish: byRound, known: { hasUntaken: true } }, 'TX_ROLLED_BACK', 100n],
      ['comes where nothing was bet', { wish: byRound }, 'BET_NOT_FOUND', 100n, false],
      ['comes to a round that is closed', { wish: byRound, known: { round: closed } }, 'ROUND_CLOSED', 100n],
      ['names neither bet nor round', { wish: { refTxId: undefined }, known: { round } }, 'BET_NOT_FOUND', 100n, false],
    ])
  })

  describe('by a reference', () => {
    const byReference = { refTxId: 'ref', isByReference: true }
    const elsewhere = { ...second, roundId: 'other' }
    expectTable('settle', [
      ['of one bet', { wish: byReference, known: { called: [open], round } }, 'OK', 125n],
      ['of two bets of its round', { wish: byReference, known: { called: [second, open], round } }, 'OK', 125n],
      [
        'of bets of two rounds',
        { wish: byReference, known: { called: [elsewhere, open], round } },
        'TX_CONFLICT',
        100n,
        false,
      ],
      [
        'of a bet that stands beside one taken back',
        { wish: byReference, known: { called: [open, { ...taken, txId: 'x' }], round } },
        'OK',
        125n,
      ],
      [
        'of another member’s bet',
        { wish: byReference, known: { called: [{ ...open, uid: 8n }] } },
        'TX_CONFLICT',
        100n,
        false,
      ],
    ])

    test('is that of the first bet, and settles the others with it', () => {
      const { written } = come('settle', { wish: byReference, known: { called: [second, open], round } })
      expect(written.bets).toEqual([
        { provider: 1, txId: 'second', state: 1, won: 25n },
        { provider: 1, txId: 'bet', state: 1, won: 0n },
      ])
    })
  })
})

describe('a rollback', () => {
  const mayTakeBack = { rules: { ...rules, settledCanBeTakenBack: true } }
  const wonInRound = { ...round, win: 25n, settled: 4n }
  expectTable('rollback', [
    ['names an open bet', { known: { bet: open, round } }, 'OK', 110n],
    ['names an open bet in a round that another closed', { known: { bet: open, round: closed } }, 'OK', 110n],
    ['names a bet that was taken back', { known: { bet: taken, round } }, 'OK', 100n],
    ['names a bet that was refused', { known: { bet: refused } }, 'OK', 100n],
    ['names a settled bet', { known: { bet: settled, round } }, 'ALREADY_SETTLED', 100n],
    [
      'names a settled bet, which the contract allows',
      { wish: mayTakeBack, known: { bet: settled, round: { ...round, win: 25n } } },
      'OK',
      85n,
    ],
    [
      'would leave less than nothing',
      { of: { balance: 14n }, wish: mayTakeBack, known: { bet: settled, round: { ...round, win: 25n } } },
      'BALANCE_TOO_LOW',
      14n,
    ],
    [
      'names a bet that a win of the round settled',
      { known: { bet: open, round: wonInRound } },
      'ALREADY_SETTLED',
      100n,
    ],
    ['names the last bet of such a round', { wish: mayTakeBack, known: { bet: open, round: wonInRound } }, 'OK', 85n],
    [
      'names one of two bets of such a round',
      { wish: mayTakeBack, known: { bet: open, round: { ...wonInRound, bets: 2 } } },
      'ALREADY_SETTLED',
      100n,
    ],
    ['names a bet that has not come', {}, 'OK', 100n],
    [
      'names one that has not come, of which the contract wants to hear',
      { wish: { rules: { ...rules, unknownRollbackIsError: true } } },
      'TX_NOT_FOUND',
      100n,
    ],
    ['names a win or a prize', { known: { namesCredit: true } }, 'NOT_A_BET', 100n],
    ['names another member’s bet', { known: { bet: { ...open, uid: 8n }, round } }, 'TX_CONFLICT', 100n, false],
    [
      'says another round than its bet’s',
      { known: { bet: { ...open, roundId: 'other' } } },
      'TX_CONFLICT',
      100n,
      false,
    ],
    [
      'does not say the round, which is another',
      { wish: { isRoundUnsaid: true }, known: { bet: { ...open, roundId: 'other' } } },
      'TEMPORARY',
      100n,
      false,
    ],
    [
      'names a reference of two bets that stand',
      { wish: { refTxId: 'ref', isByReference: true }, known: { called: [second, open], round } },
      'TX_CONFLICT',
      100n,
      false,
    ],
  ])

  test('of a bet that has not come leaves a tombstone, and none beside one that is there', () => {
    expect(come('rollback', {}).written.commands).toMatchObject([
      { kind: 1, txId: 'bet', print: null, outcome: 21, state: 2, keptNo: 1n },
      { kind: 3, txId: 'rollback', outcome: 0, keptNo: 2n },
    ])
    expect(come('rollback', { known: { bet: tombstone } }).written.commands).toMatchObject([{ kind: 3, keptNo: 1n }])
  })
})

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
