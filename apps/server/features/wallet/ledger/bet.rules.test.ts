import type { OutcomeName } from '@saya/rpp'
import { describe, expect, test } from 'vitest'
import { judgeBet } from './bet.rules.ts'
import { answerOf, caseOf, closed, come, commandOf, type Line, limited, nowMs, round } from './caseForTest.ts'
import { fingerprint } from './command.ts'
import type { Judgement, RoundChange } from './judgement.ts'

/*
 * A bet of 10 by a member who has 100, line by line as docs/rpp.md and docs/ledger.md tell it: what is known, what it is
 * answered, and what it changes.
 */

const judged = (line: Line): Judgement => judgeBet(caseOf('bet', line))
const token = Buffer.alloc(32, 1)
const session = { uid: 7n, provider: 1, expiresAtMs: nowMs + 1, hasEnded: false }
const free = { ...round, bet: 0n, win: 25n, isFree: true }
const freeBet = { amount: 0n, isFreeRound: true }
/** A limit of 10 on what is lost in a day, of which one is used. */
const lossLimited = {
  most: [null, null, null, 10n, null, null],
  used: [0n, 0n, 0n, 1n, 1n, 1n],
  countedOn: '2026-03-04',
}

type BetCase = [what: string, line: Line, outcome: OutcomeName, balance: bigint, isKept?: boolean]

describe('a bet', () => {
  test.each<BetCase>([
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
    ['would have passed it yesterday', { of: { limits: limited(10n, { countedOn: '2026-03-03' }) } }, 'OK', 90n],
    [
      'is free, so that no limit counts it',
      { of: { limits: limited(10n) }, wish: { amount: 0n, isFreeRound: true } },
      'OK',
      100n,
    ],
    ['was taken back before it came', { known: { isCancelled: true } }, 'BET_CANCELLED', 100n, false],
    ['was refused at the door', { wish: { refusal: 4 } }, 'GAME_DISABLED', 100n],
    [
      'would pass a limit of what is lost, whatever it brings',
      { of: { limits: lossLimited }, wish: { win: 25n } },
      'LIMIT_EXCEEDED',
      100n,
    ],
    ['costs what is left of that limit', { of: { limits: lossLimited }, wish: { amount: 9n } }, 'OK', 91n],
    [
      'is called free and costs something',
      { of: { limits: limited(10n) }, wish: { isFreeRound: true } },
      'LIMIT_EXCEEDED',
      100n,
    ],
  ])('%s', (_what, line, outcome, balance, isKept = true) => {
    expect(answerOf('bet', line)).toEqual({ outcome, balance, isKept })
  })

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

  test.each<[string, Line, Partial<Judgement>]>([
    ['nothing of itself', {}, { isMet: false }],
    ['its own name, where it came by another', { wish: { betRef: 'other' } }, { isMet: false, tombstone: 'bet' }],
  ])('that was taken back before it came leaves %s', (_what, { wish = {} }, left) => {
    const cancelled = { outcome: 'BET_CANCELLED', isKept: false, steps: [] }
    expect(judged({ wish, known: { isCancelled: true } })).toEqual({ ...cancelled, ...left })
  })

  test.each<[string, Line['wish'], string, boolean]>([
    ['in its own round', {}, 'round', false],
    ['in another round', {}, 'elsewhere', true],
    ['by another name as well, in its own round', { betRef: 'other' }, 'round', false],
  ])('that meets what took it back %s leaves no second tombstone', (_what, wish = {}, roundId, isMet) => {
    const own = { print: null, outcome: 21, balance: 0n, seq: null, roundId }
    const after = judged({ wish, known: { isCancelled: true, own } })
    expect(after).toEqual({ outcome: 'BET_CANCELLED', isKept: false, steps: [], isMet })
  })
})

describe('a bet that is taken', () => {
  const stake = { kind: 1, amount: 10n, isGiven: false }
  test.each<[string, Line['wish'], Judgement['steps']]>([
    ['its stake', {}, [stake]],
    ['its stake and then its win', { win: 25n }, [stake, { kind: 2, amount: 25n, isGiven: true }]],
    ['its stake and a win of nothing', { win: 0n }, [stake, { kind: 2, amount: 0n, isGiven: true }]],
  ])('moves %s', (_what, wish = {}, steps) => {
    expect(judged({ wish })).toMatchObject({ outcome: 'OK', isKept: true, steps })
  })

  const first = { bet: 10n, refund: 0n, win: 0n, settled: 0n, bets: 1, isFree: false, isTwoSided: false }
  const played = { ...round, bet: 30n, refund: 20n, win: 5n, settled: 2n }
  test.each<[string, Line, Partial<RoundChange>]>([
    ['begins one', {}, first],
    ['begins one with its win', { wish: { win: 25n } }, { ...first, win: 25n }],
    ['is a further one of it', { known: { round: played } }, { bet: 40n, refund: 20n, win: 5n, settled: 2n, bets: 2 }],
    ['brings a win to one that won before', { known: { round: played }, wish: { win: 25n } }, { win: 30n }],
    ['begins a free one', { wish: freeBet }, { ...first, bet: 0n, isFree: true }],
    ['costs nothing and is not called free', { wish: { amount: 0n } }, { isFree: false }],
    ['is called free and costs one unit', { wish: { amount: 1n, isFreeRound: true } }, { isFree: false }],
    ['is called not free', { wish: { amount: 0n, isFreeRound: false } }, { isFree: false }],
    ['goes on with a free one', { known: { round: free }, wish: freeBet }, { isFree: true }],
    ['makes a free one a real one', { known: { round: free } }, { bet: 10n, isFree: false }],
    ['is free in a real one', { known: { round }, wish: freeBet }, { bet: 10n, isFree: false }],
    ['bets on one of two sides', { wish: { isTwoSided: true } }, { isTwoSided: true }],
    ['says that it does not', { wish: { isTwoSided: false } }, { isTwoSided: false }],
    ['goes on with one of two sides', { known: { round: { ...round, isTwoSided: true } } }, { isTwoSided: true }],
  ])('leaves the sums of a round that it %s', (_what, line, sums) => {
    expect(judged(line)).toMatchObject({ outcome: 'OK', round: sums })
  })

  test.each<[string, Line, spent: bigint, lost: bigint]>([
    ['its stake', {}, 10n, 10n],
    ['what it brings', { wish: { win: 25n } }, 10n, -15n],
    ['nothing else of a real round', { known: { round: { ...round, win: 25n } } }, 10n, 10n],
    ['what a round had won while it was free', { known: { round: free } }, 10n, -15n],
    ['that and what it brings', { known: { round: free }, wish: { win: 5n } }, 10n, -20n],
    ['nothing as a free bet in a real round', { known: { round }, wish: freeBet }, 0n, 0n],
  ])('is counted by the limits with %s', (_what, line, spent, lost) => {
    expect(judged({ ...line, of: { limits: limited(0n) } }).limits).toEqual(limited(spent, { lost }))
  })

  test.each<[string, Line]>([
    ['it begins a free round', { wish: freeBet, of: { limits: limited(0n) } }],
    ['it goes on with a free round', { wish: freeBet, of: { limits: limited(0n) }, known: { round: free } }],
    ['its member has no limits', {}],
  ])('changes no limit where %s', (_what, line) => {
    const after = judged(line)
    expect([after.outcome, after.limits]).toEqual(['OK', undefined])
  })
})
