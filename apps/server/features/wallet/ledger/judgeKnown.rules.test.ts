import { expect, test } from 'vitest'
import { firstHead } from './chain.ts'
import { type CommandFields, fingerprint, type WalletCommand } from './command.ts'
import type { Facts, KnownRound, LockedPurse } from './fact.ts'
import { judge } from './judge.rules.ts'
import { postingKinds } from './judgement.ts'

/** What comes under a key that is known, and the end of a round. */

const purse: LockedPurse = {
  uid: 7n,
  balance: 100n,
  turnover: 0n,
  version: 3n,
  head: firstHead,
  isOpenToBets: true,
  isClosed: false,
  playUntilMs: null,
  openRounds: 1,
  isTester: false,
  unposted: 0n,
  unpostedHead: firstHead,
  limits: null,
}
const nothing = { called: [], isCancelled: false, met: null, isBack: false, hasUntaken: false, namesCredit: false }
const rules = { settledCanBeTakenBack: false, unknownRollbackIsError: false }

function judged(wish: Partial<CommandFields>, known: Partial<Facts>) {
  const named = { provider: 1, uid: 7n, txId: 'tx', roundId: 'round', game: 5, amount: 10n, rules }
  const command = { kind: 'bet', ...named, ...wish } as WalletCommand
  const none = { own: undefined, round: undefined, session: undefined, bet: undefined, wins: [] }
  return judge({ command, print: fingerprint(command), purse, facts: { ...none, ...nothing, ...known }, nowMs: 1000 })
}

const own = (roundId: string) => ({ print: 'of another act', outcome: 0, balance: 90n, seq: null, roundId })

test.each([
  ['of its own round, which it said', 'round', {}, 'TX_CONFLICT'],
  ['of its own round, which it did not say', 'round', { isRoundUnsaid: true }, 'TX_CONFLICT'],
  ['of a round that it says otherwise', 'other', {}, 'TX_CONFLICT'],
  ['of a round that it does not say', 'other', { isRoundUnsaid: true }, 'TEMPORARY'],
] as const)('another act under the key of a bet %s is kept nowhere', (_what, roundId, wish, outcome) => {
  expect(judged(wish, { own: own(roundId) })).toEqual({ outcome, isKept: false, steps: [] })
})

test.each([
  ['other', 'TEMPORARY'],
  ['third', 'TX_CONFLICT'],
])('a win that was kept in another round, whose bet lies in the round “%s”, is told %s', (roundId, outcome) => {
  const bet = {
    uid: 7n,
    txId: 'bet',
    print: 'bet',
    outcome: 0,
    state: 0,
    amount: 10n,
    won: 0n,
    seq: 3n,
    roundId,
    atMs: 1,
  }
  const win = { kind: 'settle', refTxId: 'bet', isRoundUnsaid: true } as const
  expect(judged(win, { own: own('other'), bet }).outcome).toBe(outcome)
})

test('the same act again is kept no second time', () => {
  const print = fingerprint({
    kind: 'bet',
    provider: 1,
    uid: 7n,
    txId: 'tx',
    roundId: 'round',
    game: 5,
    amount: 10n,
    rules,
  })
  const before = { balance: 90n, seq: 4n }
  expect(judged({}, { own: { ...own('round'), ...before, print } })).toMatchObject({ isKept: false, steps: [], before })
})

test('the end of a round is a posting of nothing out of the wallet, and of one that is closed none', () => {
  const sums = { bet: 10n, refund: 0n, win: 0n, settled: 0n, bets: 1, isFree: false, isTwoSided: false }
  const round: KnownRound = { ...sums, game: 5, turnover: 0n, openedAtMs: 1, closedAtMs: null }
  const steps = [{ kind: postingKinds.close, amount: 0n, isGiven: false }]
  expect(judged({ kind: 'close', amount: 0n }, { round })).toMatchObject({ outcome: 'OK', isKept: true, steps })
  const closed = judged({ kind: 'close', amount: 0n }, { round: { ...round, closedAtMs: 2 } })
  expect(closed).toEqual({ outcome: 'OK', isKept: true, steps: [] })
})

test('a correction may take all there is, and not a unit more', () => {
  const take = (amount: bigint) => judged({ kind: 'adjust', isTaken: true, amount }, {}).outcome
  expect([take(100n), take(101n)]).toEqual(['OK', 'INSUFFICIENT_FUNDS'])
})
