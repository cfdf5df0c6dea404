import {
  type CommandResult,
  fingerprint,
  kindNumber,
  type WalletCommand,
} from '../../../apps/server/features/wallet/command.ts'
import { outcomeName, type OutcomeName } from '@saya/rpp'
import { manilaDay } from './manilaDay.ts'
import { isExceeded, type ModelLimit, withPlay } from './modelLimits.ts'

export interface ModelWallet {
  readonly uid: bigint
  readonly schema: string
  readonly startBalance: bigint
  balance: bigint
  turnover: bigint
  openRounds: number
  isBlocked: boolean
  playUntilMs: number | null
  limits: readonly ModelLimit[] | null
  isTester: boolean
  readonly postings: ModelPosting[]
}

export interface ModelPosting {
  readonly kind: number
  readonly isGiven: boolean
  readonly amount: bigint
  readonly balance: bigint
  readonly turnover: bigint
  readonly command: WalletCommand
  readonly atMs: number
}

export interface ModelCommand {
  readonly uid: bigint
  /** None: a tombstone, where a bet was rolled back before it came. */
  readonly print: string | null
  readonly outcome: OutcomeName
  readonly roundId: string
  readonly amount: bigint
  readonly balance: bigint
  readonly seq: bigint | null
  readonly atMs: number
  state: 'open' | 'settled' | 'rolledBack'
  won: bigint
}

export interface ModelRound {
  readonly uid: bigint
  bet: bigint
  refund: bigint
  win: bigint
  turnover: bigint
  isClosed: boolean
}

export interface ModelSession {
  readonly uid: bigint
  readonly provider: number
  readonly expiresAtMs: number
  readonly hasEnded: boolean
}

/** The whole ledger as one would explain it on paper: no batch, no lock, one command after another. */
export interface Model {
  readonly wallets: Map<bigint, ModelWallet>
  readonly commands: Map<string, ModelCommand>
  readonly rounds: Map<string, ModelRound>
  readonly sessions: Map<string, ModelSession>
}

export function emptyModel(): Model {
  return { wallets: new Map(), commands: new Map(), rounds: new Map(), sessions: new Map() }
}

export function commandKey(
  schema: string,
  { provider, kind, txId }: Pick<WalletCommand, 'provider' | 'kind' | 'txId'>,
) {
  return `${schema}/${provider}/${kindNumber(kind)}/${txId}`
}

function roundKey({ uid, provider, roundId }: Pick<WalletCommand, 'uid' | 'provider' | 'roundId'>): string {
  return `${uid}/${provider}/${roundId}`
}

interface Step {
  readonly kind: number
  readonly amount: bigint
  readonly isGiven: boolean
}

/** What a command would do: refuse, or write postings and change its round, its limits and the bet it speaks of. */
interface Decision {
  readonly outcome: OutcomeName
  readonly isForgotten?: boolean
  readonly steps?: readonly Step[]
  readonly stake?: bigint
  readonly refund?: bigint
  readonly won?: bigint
  readonly stakedAtMs?: number
  readonly tombstone?: boolean
  act?(): void
}

/** Applies one command as the documents of the wallet say. */
export function applyToModel(model: Model, command: WalletCommand, nowMs: number): CommandResult {
  const wallet = model.wallets.get(command.uid)
  if (!wallet) return { outcome: 'PLAYER_UNKNOWN', replayed: false, balance: 0n, originalBalance: 0n, seq: null }
  const known = model.commands.get(commandKey(wallet.schema, command))
  if (known) return answerKnown(known, command, wallet)
  const decision = decide(model, command, { wallet, nowMs })
  const seq = carryOut(model, command, { wallet, nowMs, decision })
  if (!decision.isForgotten) keep(model, command, { wallet, nowMs, decision, seq })
  return { outcome: decision.outcome, replayed: false, balance: wallet.balance, originalBalance: wallet.balance, seq }
}

function answerKnown(known: ModelCommand, command: WalletCommand, { balance }: ModelWallet): CommandResult {
  const refusal = { replayed: false, balance, originalBalance: balance, seq: null }
  if (known.print === null) return { ...refusal, outcome: 'BET_CANCELLED' }
  if (known.print !== fingerprint(command)) return { ...refusal, outcome: 'TX_CONFLICT' }
  return { outcome: known.outcome, replayed: true, balance, originalBalance: known.balance, seq: known.seq }
}

interface Place {
  readonly wallet: ModelWallet
  readonly nowMs: number
}

function decide(model: Model, command: WalletCommand, place: Place): Decision {
  if (command.refusal !== undefined) return { outcome: outcomeName(command.refusal) }
  if (command.kind === 'bet') return decideBet(model, command, place)
  if (command.kind === 'settle') return decideSettle(model, command, place)
  if (command.kind === 'rollback') return decideRollback(model, command, place)
  if (command.kind === 'close') return decideClose(model, command)
  if (command.kind === 'promo') return { outcome: 'OK', steps: [{ kind: 4, amount: command.amount, isGiven: true }] }
  if (command.isTaken && place.wallet.balance < command.amount) return { outcome: 'INSUFFICIENT_FUNDS' }
  return { outcome: 'OK', steps: [{ kind: 5, amount: command.amount, isGiven: !command.isTaken }] }
}

function decideBet(model: Model, command: WalletCommand, { wallet, nowMs }: Place): Decision {
  const { amount, win } = command
  const session = refuseSession(model, command, nowMs)
  if (session) return { outcome: session }
  if (wallet.isBlocked || (wallet.playUntilMs !== null && wallet.playUntilMs <= nowMs))
    return { outcome: 'PLAYER_BLOCKED' }
  if (model.rounds.get(roundKey(command))?.isClosed) return { outcome: 'ROUND_CLOSED' }
  if (wallet.balance < amount) return { outcome: 'INSUFFICIENT_FUNDS' }
  if (wallet.limits && !command.isFreeRound) {
    const today = manilaDay(nowMs)
    const after = withPlay(wallet.limits, { today, stakedOn: today, stake: amount, won: win ?? 0n })
    if (isExceeded(after)) return { outcome: 'LIMIT_EXCEEDED' }
  }
  const bet = { kind: 1, amount, isGiven: false }
  const steps = win === undefined ? [bet] : [bet, { kind: 2, amount: win, isGiven: true }]
  return { outcome: 'OK', steps, stake: amount, won: win ?? 0n }
}

function refuseSession(
  model: Model,
  { session, uid, provider }: WalletCommand,
  nowMs: number,
): OutcomeName | undefined {
  if (session === undefined) return undefined
  const found = session ? model.sessions.get(session.toString('hex')) : undefined
  if (!found || found.uid !== uid || found.provider !== provider || found.hasEnded) return 'TOKEN_INVALID'
  return found.expiresAtMs <= nowMs ? 'TOKEN_EXPIRED' : undefined
}

function findBet(
  model: Model,
  { provider, refTxId }: WalletCommand,
  { schema }: ModelWallet,
): ModelCommand | undefined {
  return refTxId === undefined
    ? undefined
    : model.commands.get(commandKey(schema, { provider, kind: 'bet', txId: refTxId }))
}

const conflict: Decision = { outcome: 'TX_CONFLICT', isForgotten: true }

function decideSettle(model: Model, command: WalletCommand, { wallet }: Place): Decision {
  const bet = findBet(model, command, wallet)
  if (!bet && !command.rules.winWithoutBet) return { outcome: 'BET_NOT_FOUND', isForgotten: true }
  if (bet && bet.uid !== command.uid) return conflict
  if (bet && (bet.outcome !== 'OK' || bet.state === 'rolledBack')) return { outcome: 'TX_ROLLED_BACK' }
  if (bet && bet.roundId !== command.roundId) return conflict
  if (model.rounds.get(roundKey(command))?.isClosed) return { outcome: 'ROUND_CLOSED' }
  function act(): void {
    if (!bet) return
    bet.state = 'settled'
    bet.won += command.amount
  }
  return { outcome: 'OK', steps: [{ kind: 2, amount: command.amount, isGiven: true }], won: command.amount, act }
}

function decideRollback(model: Model, command: WalletCommand, { wallet }: Place): Decision {
  const bet = findBet(model, command, wallet)
  const { rules } = command
  if (!bet) return { outcome: rules.unknownRollbackIsError ? 'TX_NOT_FOUND' : 'OK', tombstone: true }
  if (bet.uid !== command.uid) return conflict
  if (bet.outcome !== 'OK' || bet.state === 'rolledBack') return { outcome: 'OK' }
  if (bet.roundId !== command.roundId) return conflict
  const isOver = bet.state === 'settled' || model.rounds.get(roundKey(command))?.isClosed
  if (isOver && !rules.settledCanBeTakenBack) return { outcome: 'ALREADY_SETTLED' }
  const { amount, won } = bet
  if (wallet.balance + amount - won < 0n) return { outcome: 'BALANCE_TOO_LOW' }
  function act(): void {
    if (!bet) return
    bet.state = 'rolledBack'
    bet.won = 0n
  }
  const step = { kind: 3, amount: amount >= won ? amount - won : won - amount, isGiven: amount >= won }
  return { outcome: 'OK', steps: [step], stake: -amount, refund: amount, won: -won, stakedAtMs: bet.atMs, act }
}

function decideClose(model: Model, command: WalletCommand): Decision {
  const round = model.rounds.get(roundKey(command))
  if (!round) return { outcome: 'ROUND_NOT_FOUND', isForgotten: true }
  return round.isClosed ? { outcome: 'OK' } : { outcome: 'OK', steps: [{ kind: 6, amount: 0n, isGiven: false }] }
}

/** Writes the postings. Returns the number of the last. */
function carryOut(model: Model, command: WalletCommand, { wallet, nowMs, decision }: Place & { decision: Decision }) {
  const { steps = [], act } = decision
  if (steps.length === 0) return null
  const isOfRound = command.kind !== 'promo' && command.kind !== 'adjust'
  const turnover = isOfRound ? changeRound(model, command, { wallet, decision }) : 0n
  countLimits(command, { wallet, nowMs, decision })
  act?.()
  for (const [index, { kind, amount, isGiven }] of steps.entries()) {
    const share = index === steps.length - 1 ? turnover : 0n
    wallet.balance += isGiven ? amount : -amount
    wallet.turnover += share
    wallet.postings.push({ kind, isGiven, amount, balance: wallet.balance, turnover: share, command, atMs: nowMs })
  }
  return BigInt(wallet.postings.length)
}

function countLimits(command: WalletCommand, { wallet, nowMs, decision }: Place & { decision: Decision }): void {
  const { stake = 0n, won = 0n, stakedAtMs = nowMs } = decision
  const isPlay = ['bet', 'settle', 'rollback'].includes(command.kind)
  if (!wallet.limits || command.isFreeRound || !isPlay) return
  wallet.limits = withPlay(wallet.limits, { today: manilaDay(nowMs), stakedOn: manilaDay(stakedAtMs), stake, won })
}

/** Changes the round's sums. Returns what that adds to the wallet's turnover, which counts when a round closes. */
function changeRound(
  model: Model,
  command: WalletCommand,
  { wallet, decision }: { wallet: ModelWallet; decision: Decision },
) {
  const key = roundKey(command)
  const fresh = { uid: command.uid, bet: 0n, refund: 0n, win: 0n, turnover: 0n, isClosed: false }
  const round = model.rounds.get(key) ?? fresh
  if (round === fresh) wallet.openRounds += 1
  model.rounds.set(key, round)
  const { stake = 0n, refund = 0n, won = 0n } = decision
  if (command.kind === 'bet') round.bet += stake
  round.refund += refund
  round.win += won
  if (!round.isClosed && (command.closesRound || command.kind === 'close')) {
    round.isClosed = true
    wallet.openRounds -= 1
  }
  const before = round.turnover
  round.turnover = round.isClosed ? turnoverOf(round, command, wallet) : 0n
  return round.turnover - before
}

function turnoverOf({ bet, refund, win }: ModelRound, command: WalletCommand, { isTester }: ModelWallet): bigint {
  const staked = bet - refund
  if (isTester || command.isFreeRound) return 0n
  if (!command.isTwoSided) return staked
  const moved = win > staked ? win - staked : staked - win
  return moved < staked ? moved : staked
}

interface Kept extends Place {
  readonly decision: Decision
  readonly seq: bigint | null
}

function keep(model: Model, command: WalletCommand, { wallet, nowMs, decision, seq }: Kept): void {
  const { uid, roundId, provider, refTxId, amount } = command
  const shared = { uid, roundId, balance: wallet.balance, atMs: nowMs }
  if (decision.tombstone && refTxId !== undefined) {
    const tombstone = {
      print: null,
      outcome: 'BET_CANCELLED',
      amount: 0n,
      seq: null,
      state: 'rolledBack',
      won: 0n,
    } as const
    model.commands.set(commandKey(wallet.schema, { provider, kind: 'bet', txId: refTxId }), { ...shared, ...tombstone })
  }
  const isWon = decision.steps?.length === 2
  model.commands.set(commandKey(wallet.schema, command), {
    ...shared,
    print: fingerprint(command),
    outcome: decision.outcome,
    amount,
    seq,
    state: isWon ? 'settled' : 'open',
    won: isWon ? (command.win ?? 0n) : 0n,
  })
}
