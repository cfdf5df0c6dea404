import { carryOut } from './carryOut.rules.ts'
import { firstHead } from './chain.ts'
import { type CommandFields, type CommandKind, fingerprint, type WalletCommand } from './command.ts'
import type { Facts, KnownBet, KnownRound, LockedPurse } from './fact.ts'
import { judge } from './judge.rules.ts'
import type { Case } from './judgement.ts'
import type { PlayLimits } from './playLimit.rules.ts'
import { nothingWritten } from './written.ts'

/*
 * What the tables of the ledger's rules begin with: a member who has 100, a bet of 10 and its win of 25. Each line of a table says
 * what is different.
 */

export const nowMs = Date.parse('2026-03-04T12:00:00+08:00')
const hourMs = 3_600_000

export const rules = { settledCanBeTakenBack: false, unknownRollbackIsError: false }

export const purse: LockedPurse = {
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

export const nothing: Facts = {
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

export const round: KnownRound = {
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
export const closed: KnownRound = { ...round, closedAtMs: nowMs - 1, turnover: 10n }

export const open: KnownBet = {
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
export const settled: KnownBet = { ...open, state: 1, won: 25n }
export const taken: KnownBet = { ...open, state: 2 }
export const refused: KnownBet = { ...open, outcome: 1, seq: null }
export const tombstone: KnownBet = { ...open, print: null, outcome: 21, state: 2, amount: 0n, seq: null }
export const second: KnownBet = { ...open, txId: 'second', seq: 2n }

/** A limit of 10 on what is spent in a day, with so much of it used. */
export function limited(spent: bigint, { lost = 0n, countedOn = '2026-03-04' } = {}): PlayLimits {
  const used = [spent, spent, spent, lost, lost, lost]
  return { most: [10n, null, null, null, null, null], used, countedOn }
}

export function commandOf<K extends CommandKind>(kind: K, wish: Partial<CommandFields> = {}): CommandOf<K> {
  const named = kind === 'settle' || kind === 'rollback' ? { refTxId: 'bet' } : {}
  const amount = { bet: 10n, settle: 25n, rollback: 0n, promo: 5n, adjust: 5n, close: 0n }[kind]
  const command = {
    kind,
    provider: 1,
    uid: 7n,
    txId: kind,
    roundId: 'round',
    game: 5,
    amount,
    rules,
    ...named,
    ...wish,
  }
  return command as unknown as CommandOf<K>
}

type CommandOf<K extends CommandKind> = Extract<WalletCommand, { readonly kind: K }>

/** What is different in a line of a table: what is known, the member's wallet, and what the command says. */
export interface Line {
  readonly known?: Partial<Facts>
  readonly of?: Partial<LockedPurse>
  readonly wish?: Partial<CommandFields>
}

export function caseOf<K extends CommandKind>(kind: K, { known = {}, of = {}, wish = {} }: Line): Case<CommandOf<K>> {
  const command = commandOf(kind, wish)
  const print = fingerprint(command)
  return { command, print, purse: { ...purse, ...of }, facts: { ...nothing, ...known }, nowMs }
}

/** What a command is answered, what the member has then, whether it is kept, and what else it leaves. */
export function come(kind: CommandKind, line: Line) {
  const one = caseOf(kind, line)
  const written = nothingWritten()
  const judged = judge(one)
  return { ...carryOut(one, judged, written), judged, written }
}

/** The same as a line of a table says it. */
export function answerOf(kind: CommandKind, line: Line) {
  const { result, judged } = come(kind, line)
  return { outcome: result.outcome, balance: result.balance, isKept: judged.isKept }
}
