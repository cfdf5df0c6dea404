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
  rules,
  second,
  settled,
  taken,
  tombstone,
} from './caseForTest.ts'
import type { Judgement } from './judgement.ts'
import { judgeRollback } from './rollback.rules.ts'

/*
 * What takes back a bet of 10, of a member who has 100, line by line as docs/rpp.md and docs/ledger.md tell it: what is known,
 * what it is answered, and what it changes.
 */

const judged = (line: Line): Judgement => judgeRollback(caseOf('rollback', line))
const mayTakeBack = { rules: { ...rules, settledCanBeTakenBack: true } }
const wonInRound = { ...round, win: 25n, settled: 4n }
const byReference = { refTxId: 'ref', isByReference: true }

type RollbackCase = [what: string, line: Line, outcome: OutcomeName, balance: bigint, isKept?: boolean]

describe('a rollback', () => {
  test.each<RollbackCase>([
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
    ['names a reference of one bet that stands', { wish: byReference, known: { called: [open], round } }, 'OK', 110n],
    ['names one of two open bets of a round', { known: { bet: open, round: { ...round, bets: 2 } } }, 'OK', 110n],
    [
      'names a bet that stands, and a win has the same id',
      { known: { bet: open, round, namesCredit: true } },
      'OK',
      110n,
    ],
    [
      'names a bet that was taken back, and a win has the same id',
      { known: { bet: taken, round, namesCredit: true } },
      'OK',
      100n,
    ],
    ['names a win a second time', { known: { bet: tombstone, namesCredit: true } }, 'NOT_A_BET', 100n],
    ['names a bet whose round nobody knows', { known: { bet: open } }, 'TX_CONFLICT', 100n, false],
    [
      'would leave exactly nothing',
      { of: { balance: 15n }, wish: mayTakeBack, known: { bet: settled, round: { ...round, win: 25n } } },
      'OK',
      0n,
    ],
    [
      'names a settled bet, in a round of which another bet won the rest',
      { wish: mayTakeBack, known: { bet: settled, round: { ...wonInRound, win: 40n, bets: 2 } } },
      'OK',
      85n,
    ],
    [
      'names the last bet of a round that won beside it',
      { wish: mayTakeBack, known: { bet: settled, round: { ...wonInRound, win: 40n } } },
      'OK',
      70n,
    ],
    [
      'names a settled bet beside another, in a round that won nothing of itself',
      { wish: mayTakeBack, known: { bet: settled, round: { ...round, win: 40n, bets: 2 } } },
      'OK',
      85n,
    ],
    [
      'names one of two bets of a round that was settled with nothing',
      { wish: mayTakeBack, known: { bet: open, round: { ...wonInRound, win: 0n, bets: 2 } } },
      'OK',
      110n,
    ],
    [
      'names one of two bets of a round that won a single unit',
      { wish: mayTakeBack, known: { bet: open, round: { ...wonInRound, win: 1n, bets: 2 } } },
      'ALREADY_SETTLED',
      100n,
    ],
    [
      'names the last bet of a round that won a single unit',
      { wish: mayTakeBack, known: { bet: open, round: { ...wonInRound, win: 1n } } },
      'OK',
      109n,
    ],
    [
      'names a bet that came after the win of its round',
      { known: { bet: { ...open, seq: 5n }, round: { ...wonInRound, bets: 2 } } },
      'OK',
      110n,
    ],
  ])('%s', (_what, line, outcome, balance, isKept = true) => {
    expect(answerOf('rollback', line)).toEqual({ outcome, balance, isKept })
  })

  test('of a bet that has not come leaves a tombstone, and none beside one that is there', () => {
    expect(come('rollback', {}).written.commands).toMatchObject([
      { kind: 1, txId: 'bet', print: null, outcome: 21, state: 2, keptNo: 1n },
      { kind: 3, txId: 'rollback', outcome: 0, keptNo: 2n },
    ])
    expect(come('rollback', { known: { bet: tombstone } }).written.commands).toMatchObject([{ kind: 3, keptNo: 1n }])
  })

  test.each<[string, Line, Judgement]>([
    ['has not come', {}, { outcome: 'OK', isKept: true, steps: [], tombstone: 'bet' }],
    [
      'has not come, and is a win’s',
      { known: { namesCredit: true } },
      { outcome: 'NOT_A_BET', isKept: true, steps: [], tombstone: 'bet' },
    ],
    [
      'is a win’s and was cancelled already',
      { known: { bet: tombstone, namesCredit: true } },
      { outcome: 'NOT_A_BET', isKept: true, steps: [] },
    ],
    ['was cancelled already', { known: { bet: tombstone } }, { outcome: 'OK', isKept: true, steps: [] }],
    ['was refused', { known: { bet: refused } }, { outcome: 'OK', isKept: true, steps: [] }],
  ])('by the name of what %s moves nothing', (_what, line, judgement) => {
    expect(judged(line)).toEqual(judgement)
  })
})

describe('a bet that is taken back', () => {
  test.each<[string, won: bigint, Judgement['steps']]>([
    ['its stake where it won nothing', 0n, [{ kind: 3, amount: 10n, isGiven: true }]],
    ['what it cost more than it won', 4n, [{ kind: 3, amount: 6n, isGiven: true }]],
    ['nothing where it won what it cost', 10n, [{ kind: 3, amount: 0n, isGiven: true }]],
    ['what it won more than it cost, out of the wallet', 25n, [{ kind: 3, amount: 15n, isGiven: false }]],
  ])('moves %s', (_what, won, steps) => {
    const known = { bet: { ...settled, won }, round: { ...round, win: won } }
    const bets = [{ txId: 'bet', state: 2, won: 0n }]
    expect(judged({ wish: mayTakeBack, known })).toMatchObject({ outcome: 'OK', isKept: true, steps, bets })
  })

  test('leaves its round without its stake and what it won', () => {
    const played = { ...round, bet: 40n, refund: 5n, win: 30n, bets: 3 }
    const { round: after } = judged({ wish: mayTakeBack, known: { bet: settled, round: played } })
    expect(after).toEqual({ ...played, refund: 15n, win: 5n, bets: 2 })
  })

  const limits = limited(10n, { lost: 10n })
  const known = { bet: open, round }
  test.each<[string, Line, Judgement['limits']]>([
    ['its stake', { of: { limits }, known }, limited(0n)],
    [
      'its stake, and what it won is forgotten',
      {
        of: { limits: limited(10n, { lost: -15n }) },
        wish: mayTakeBack,
        known: { bet: settled, round: { ...round, win: 25n } },
      },
      limited(0n),
    ],
    ['nothing in a free round', { of: { limits }, known: { ...known, round: { ...round, isFree: true } } }, undefined],
    ['nothing where there is no limit', { known }, undefined],
  ])('leaves the limits without %s', (_what, line, left) => {
    const after = judged(line)
    expect([after.outcome, after.limits]).toEqual(['OK', left])
  })
})
