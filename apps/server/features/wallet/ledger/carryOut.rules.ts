import { type OutcomeName, outcomes } from '@saya/rpp'
import { accounts } from './accounts.ts'
import { hashOf } from './chain.ts'
import { type CommandFields, type CommandResult, kindNumber, referenceOf } from './command.ts'
import type { KnownRound, LockedPurse } from './fact.ts'
import { betStates, type Case, type Judgement, type RoundChange, type Step } from './judgement.ts'
import { keptHashOf } from './keptHashOf.ts'
import { isOpen, turnoverOf } from './round.rules.ts'
import type { BatchWrites, WrittenCommand } from './written.ts'

export interface CommandEffect {
  readonly purse: LockedPurse
  readonly result: CommandResult
}

/** A bet that met what had taken it back in another round: never sent, so that nobody can name it. */
const metKind = 7

/** What somebody should know of: that a provider and the ledger know different histories. */
const alarming: ReadonlySet<OutcomeName> = new Set([
  'TX_CONFLICT',
  'TX_ROLLED_BACK',
  'ALREADY_SETTLED',
  'ROUND_CLOSED',
  'BALANCE_TOO_LOW',
  'NOT_A_BET',
])

/** Notes all that a judged command writes, and answers it with the purse that it leaves. */
export function carryOut(one: Case, judged: Judgement, written: BatchWrites): CommandEffect {
  const { command } = one
  const { outcome, before } = judged
  if (before) {
    const { balance } = one.purse
    const result = { outcome, replayed: true, balance, originalBalance: before.balance, seq: before.seq }
    return { purse: one.purse, result }
  }
  const posted = post(one, judged, written)
  const purse = keep(one, judged, { ...posted, written })
  const { provider, txId, uid, roundId, kind } = command
  const betRef = command.kind === 'bet' ? command.betRef : undefined
  for (const bet of judged.bets ?? []) written.bets.push({ ...bet, provider })
  if (betRef !== undefined && (judged.isKept || outcome === 'BET_CANCELLED'))
    written.names.push({ betRef, provider, txId, uid })
  if (alarming.has(outcome)) written.alarms.push({ kind: outcome, provider, act: kind, txId, roundId })
  const { balance } = purse
  return { purse, result: { outcome, replayed: false, balance, originalBalance: balance, seq: posted.seq } }
}

interface PostingEffect {
  readonly purse: LockedPurse
  readonly seq: bigint | null
}

/** Writes the postings with the round that they change. What a round counts goes with the last of them. */
function post(one: Case, judged: Judgement, written: BatchWrites): PostingEffect {
  const { steps, round, limits } = judged
  const counted = round ? changeRound(one, round, written) : { turnover: 0n, openRounds: one.purse.openRounds }
  let purse: LockedPurse = { ...one.purse, openRounds: counted.openRounds, limits: limits ?? one.purse.limits }
  let seq: bigint | null = null
  for (const [index, step] of steps.entries()) {
    purse = postStep(one, { purse, step, turnover: index === steps.length - 1 ? counted.turnover : 0n }, written)
    seq = purse.version
  }
  return { purse, seq }
}

interface Stepping {
  readonly purse: LockedPurse
  readonly step: Step
  readonly turnover: bigint
}

function postStep({ command, nowMs }: Case, { purse, step, turnover }: Stepping, written: BatchWrites): LockedPurse {
  const { uid, provider, txId: reference, roundId, game } = command
  const { kind, amount, isGiven } = step
  const house = accounts.provider + provider
  const [source, destination] = isGiven ? [house, accounts.wallet] : [accounts.wallet, house]
  const seq = purse.version + 1n
  const balance = purse.balance + (isGiven ? amount : -amount)
  const posting = { uid, seq, kind, source, destination, amount, turnover, provider, reference }
  const chained = { ...posting, asset: 'PHP', balance_after: balance, at: nowMs, round_id: roundId }
  const hash = hashOf(purse.head, chained)
  written.postings.push({ ...posting, balance, roundId, game, hash })
  if (purse.isClosed && isGiven && amount > 0n) written.lateCredits.push({ uid, seq, amount })
  return { ...purse, version: seq, head: hash, balance, turnover: purse.turnover + turnover }
}

/** Writes the round as it is from now on. Answers what that adds to the turnover, and how many rounds are open then. */
function changeRound(one: Case, change: RoundChange, written: BatchWrites) {
  const { purse, facts } = one
  const command: CommandFields = one.command
  const { uid, provider, roundId } = command
  const before = facts.round
  const wasClosed = before !== undefined && before.closedAtMs !== null
  const closes = !wasClosed && (command.closesRound === true || command.kind === 'close')
  const counts = (wasClosed || closes) && !purse.isTester
  const turnover = counts ? turnoverOf(change, change.isTwoSided) : 0n
  const own = { uid, provider, roundId, closes, isTester: purse.isTester, realFrom: realFrom(one, change) }
  written.rounds.push({ ...own, ...sumsOnly(change), game: before?.game ?? command.game, turnover })
  const isOpenNow = !wasClosed && !closes && isOpen({ ...change, closedAtMs: null })
  const openRounds = purse.openRounds + (isOpenNow ? 1 : 0) - openOf(before)
  return { turnover: turnover - (before?.turnover ?? 0n), openRounds }
}

/** The number of the bet that makes a free round a real one, if this is it. */
function realFrom({ purse, facts: { round } }: Case, { isFree }: RoundChange): bigint | null {
  return round?.isFree && !isFree ? purse.version + 1n : null
}

function openOf(round: KnownRound | undefined): number {
  return round && isOpen(round) ? 1 : 0
}

function sumsOnly({ bet, refund, win, settled, bets, isFree, isTwoSided }: RoundChange): RoundChange {
  return { bet, refund, win, settled, bets, isFree, isTwoSided }
}

interface Keeping extends PostingEffect {
  readonly written: BatchWrites
}

/** Keeps the command and what it leaves beside it. What makes no posting is counted and chained by its wallet. */
function keep(one: Case, judged: Judgement, { purse, seq, written }: Keeping): LockedPurse {
  const { print, nowMs } = one
  const command: CommandFields = one.command
  const { uid, provider, roundId, txId, amount } = command
  const shared = { provider, uid, roundId, won: 0n, balance: purse.balance, sentRef: null, isSentAsPromo: null }
  let after = purse

  function keepUnposted(kept: Omit<WrittenCommand, 'keptNo' | 'keptHash' | 'seq'> & { readonly isTombstone: boolean }) {
    const keptNo = after.unposted + 1n
    const { kind, txId: tx_id, print: of, outcome, amount: asked, isTombstone: stood } = kept
    const act = { uid, kept_no: keptNo, stood, provider, kind, tx_id, round_id: roundId, fingerprint: of, outcome }
    const keptHash = keptHashOf(after.unpostedHead, { ...act, amount: asked, at: nowMs })
    written.commands.push({ ...kept, seq: null, keptNo, keptHash })
    after = { ...after, unposted: keptNo, unpostedHead: keptHash }
  }

  if (judged.tombstone !== undefined) {
    const cancelled = { outcome: outcomes.BET_CANCELLED, state: betStates.takenBack, amount: 0n, isTombstone: true }
    keepUnposted({ ...shared, ...cancelled, kind: kindNumber('bet'), txId: judged.tombstone, print: null })
  }
  if (judged.isMet)
    keepUnposted({ ...shared, kind: metKind, txId, print, outcome: 0, state: 0, amount: 0n, isTombstone: false })
  if (!judged.isKept) return after
  const isWon = judged.steps.length === 2
  const state = isWon ? betStates.settled : betStates.open
  const sentRef = referenceOf(command) ?? null
  const sent = { sentRef, isSentAsPromo: command.isSentAsPromo ? true : null }
  const own = { ...shared, ...sent, kind: kindNumber(command.kind), txId, print, amount, state }
  const kept = { ...own, outcome: outcomes[judged.outcome], won: isWon ? (command.win ?? 0n) : 0n }
  if (seq === null) keepUnposted({ ...kept, isTombstone: false })
  else written.commands.push({ ...kept, seq, keptNo: null, keptHash: null, isTombstone: null })
  return after
}
