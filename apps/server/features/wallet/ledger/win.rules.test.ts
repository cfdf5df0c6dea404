import type { OutcomeName } from '@saya/rpp'
import { describe, expect, test } from 'vitest'
import {
  answerOf,
  caseOf,
  closed,
  come,
  type Line,
  limited,
  open,
  refused,
  round,
  second,
  settled,
  taken,
  tombstone,
} from './caseForTest.ts'
import type { Judgement } from './judgement.ts'
import { judgeWin } from './win.rules.ts'

/*
 * A win of 25 by a member who has 100, line by line as docs/rpp.md and docs/ledger.md tell it: what is known, what it is
 * answered, and what it changes.
 */

const judged = (line: Line): Judgement => judgeWin(caseOf('settle', line))
const byRound = { refTxId: undefined, isForRound: true }
const byReference = { refTxId: 'ref', isByReference: true }
const elsewhere = { ...second, roundId: 'other' }

type WinCase = [what: string, line: Line, outcome: OutcomeName, balance: bigint, isKept?: boolean]

function expectTable(table: readonly WinCase[]): void {
  test.each(table)('%s', (_what, line, outcome, balance, isKept = true) => {
    expect(answerOf('settle', line)).toEqual({ outcome, balance, isKept })
  })
}

describe('a win', () => {
  expectTable([
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
    [
      'names a bet that has not come, in a round where another stands',
      { wish: { isForRound: true }, known: { round } },
      'BET_NOT_FOUND',
      100n,
      false,
    ],
    [
      'names a bet of another game than it says, and says its round',
      { wish: { game: 0 }, known: { bet: open, round } },
      'OK',
      125n,
    ],
  ])

  describe('that names its round alone', () => {
    const unsaid = { ...byRound, isRoundUnsaid: true }
    expectTable([
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
      [
        'was itself named by a rollback before it came',
        { wish: byRound, known: { round, isBack: true } },
        'TX_ROLLED_BACK',
        100n,
      ],
      ['says no game, and says its round', { wish: { ...byRound, game: 0 }, known: { round } }, 'OK', 125n],
      [
        'says neither, and the round is of a game',
        { wish: { ...unsaid, game: 0 }, known: { round } },
        'TEMPORARY',
        100n,
        false,
      ],
      [
        'says neither, and the round is of the first game',
        { wish: { ...unsaid, game: 0 }, known: { round: { ...round, game: 1 } } },
        'TEMPORARY',
        100n,
        false,
      ],
      [
        'says neither, and the round is of no game',
        { wish: { ...unsaid, game: 0 }, known: { round: { ...round, game: 0 } } },
        'OK',
        125n,
      ],
      ['was looked up with its game', { wish: unsaid, known: { round } }, 'OK', 125n],
    ])
  })

  describe('by a reference', () => {
    expectTable([
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
      [
        'of bets of two rounds, of which the first is its own',
        { wish: byReference, known: { called: [open, elsewhere], round } },
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

describe('a win that is paid', () => {
  test('gives what it says, and is kept', () => {
    const steps = [{ kind: 2, amount: 25n, isGiven: true }]
    expect(judged({ known: { bet: open, round } })).toMatchObject({ outcome: 'OK', isKept: true, steps })
  })

  const played = { ...round, bet: 20n, win: 5n, bets: 2, settled: 2n }
  test.each<[string, Line, settled: bigint]>([
    [
      'leaves the bets that none named as they are, where it names its own',
      { known: { bet: open, round: played } },
      2n,
    ],
    ['settles all that was bet before it, where it names its round', { wish: byRound, known: { round: played } }, 4n],
  ])('%s', (_what, line, settledBy) => {
    expect(judged(line).round).toEqual({ ...played, win: 30n, settled: settledBy })
  })

  const settledSecond = { ...second, state: 1, won: 5n }
  test.each<[string, Line, Judgement['bets']]>([
    ['its bet', { known: { bet: open, round } }, [{ txId: 'bet', state: 1, won: 25n }]],
    [
      'its bet by what that won before as well',
      { known: { bet: settled, round } },
      [{ txId: 'bet', state: 1, won: 50n }],
    ],
    ['no bet of its round', { wish: byRound, known: { round } }, []],
    [
      'the others of its reference by nothing',
      { wish: byReference, known: { called: [open, second], round } },
      [
        { txId: 'bet', state: 1, won: 25n },
        { txId: 'second', state: 1, won: 0n },
      ],
    ],
    [
      'none of these that is settled already',
      { wish: byReference, known: { called: [open, settledSecond], round } },
      [{ txId: 'bet', state: 1, won: 25n }],
    ],
  ])('settles %s', (_what, line, bets) => {
    expect(judged(line).bets).toEqual(bets)
  })

  test.each<[string, Line, Judgement['limits']]>([
    [
      'what is lost, and not what is spent',
      { of: { limits: limited(10n, { lost: 10n }) }, known: { bet: open, round } },
      limited(10n, { lost: -15n }),
    ],
    [
      'nothing in a free round',
      { of: { limits: limited(10n) }, known: { bet: open, round: { ...round, isFree: true } } },
      undefined,
    ],
    ['nothing where there is no limit', { known: { bet: open, round } }, undefined],
  ])('lowers %s', (_what, line, limits) => {
    const after = judged(line)
    expect([after.outcome, after.limits]).toEqual(['OK', limits])
  })
})
