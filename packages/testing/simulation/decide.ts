import type { WalletCommand } from '../../../apps/server/features/wallet/command.ts'
import { outcomeName, type OutcomeName } from '@saya/rpp'
import { manilaDay } from './manilaDay.ts'
import { commandKey, type Model, type ModelCommand, type ModelRound, type ModelWallet, roundKey } from './model.ts'
import { isExceeded, withPlay } from './modelLimits.ts'

interface Step {
  readonly kind: number
  readonly amount: bigint
  readonly isGiven: boolean
}

/** What a command would do: refuse, or write postings and change its round, its limits and the bet it speaks of. */
export interface Decision {
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

export interface Place {
  readonly wallet: ModelWallet
  readonly nowMs: number
}

export function decide(model: Model, command: WalletCommand, place: Place): Decision {
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
    const after = withPlay(wallet.limits, { today, stake: amount, won: win ?? 0n })
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
  const round = model.rounds.get(roundKey(command))
  const refused = bet ? refuseSettleOf(bet, command) : refuseWin(command, round)
  if (refused) return refused
  if (round?.isClosed) return { outcome: 'ROUND_CLOSED' }
  function act(): void {
    if (!bet) return
    bet.state = 'settled'
    bet.won += command.amount
  }
  return { outcome: 'OK', steps: [{ kind: 2, amount: command.amount, isGiven: true }], won: command.amount, act }
}

function refuseSettleOf(bet: ModelCommand, command: WalletCommand): Decision | undefined {
  if (bet.uid !== command.uid) return conflict
  if (bet.outcome !== 'OK' || bet.state === 'rolledBack') return { outcome: 'TX_ROLLED_BACK' }
  return bet.roundId === command.roundId ? undefined : conflict
}

/** A win whose bet is not known by its name is paid where its round is, or where none is asked for. */
function refuseWin({ rules, isForRound }: WalletCommand, round: ModelRound | undefined): Decision | undefined {
  const place = isForRound ? round : undefined
  if (!place) return rules.winWithoutBet ? undefined : { outcome: 'BET_NOT_FOUND', isForgotten: true }
  return isTakenBack(place) ? { outcome: 'TX_ROLLED_BACK' } : undefined
}

function decideRollback(model: Model, command: WalletCommand, { wallet }: Place): Decision {
  const bet = findBet(model, command, wallet)
  const { rules } = command
  if (!bet) return { outcome: rules.unknownRollbackIsError ? 'TX_NOT_FOUND' : 'OK', tombstone: true }
  if (bet.uid !== command.uid) return conflict
  if (bet.outcome !== 'OK' || bet.state === 'rolledBack') return { outcome: 'OK' }
  if (bet.roundId !== command.roundId) return conflict
  if (isSettled(model, command, bet)) return { outcome: 'ALREADY_SETTLED' }
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

function isTakenBack({ bet, refund }: ModelRound): boolean {
  return bet > 0n && bet === refund
}

/** Whether a bet can no longer be taken back. */
function isSettled(model: Model, command: WalletCommand, bet: ModelCommand): boolean {
  const round = model.rounds.get(roundKey(command))
  const isOver = bet.state === 'settled' || round?.isClosed === true
  if (isOver && !command.rules.settledCanBeTakenBack) return true
  // What was won in the round was won by no bet in particular: it cannot be taken back with one of them.
  return command.isForRound === true && bet.state === 'open' && round !== undefined && round.win > 0n
}

function decideClose(model: Model, command: WalletCommand): Decision {
  const round = model.rounds.get(roundKey(command))
  if (!round) return { outcome: 'ROUND_NOT_FOUND', isForgotten: true }
  return round.isClosed ? { outcome: 'OK' } : { outcome: 'OK', steps: [{ kind: 6, amount: 0n, isGiven: false }] }
}
