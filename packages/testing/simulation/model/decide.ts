import type { CommandFields } from '../../../../apps/server/features/wallet/ledger/command.ts'
import { outcomeName, type OutcomeName } from '@saya/rpp'
import { betsOf, findBet } from './betNames.ts'
import { manilaDay } from './manilaDay.ts'
import {
  commandKey,
  isGift,
  type Model,
  type ModelCommand,
  type ModelRound,
  type ModelWallet,
  metKey,
  roundKey,
} from './model.ts'
import { isPlayClosed } from './modelGates.ts'
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
  /** A bet that stood does so no more. */
  readonly isOfBet?: boolean
  readonly won?: bigint
  readonly stakedAtMs?: number
  /** It stands in the place of a bet that has not come, and is not to be taken. */
  readonly leavesTombstone?: boolean
  readonly settled?: bigint
  act?(): void
}

export interface Place {
  readonly wallet: ModelWallet
  readonly nowMs: number
}

export function decide(model: Model, command: CommandFields, place: Place): Decision {
  if (command.refusal !== undefined) return { outcome: outcomeName(command.refusal) }
  if (command.kind === 'bet') return decideBet(model, command, place)
  if (command.kind === 'settle') return decideSettle(model, command, place)
  if (command.kind === 'rollback') return decideRollback(model, command, place)
  if (command.kind === 'close') return decideClose(model, command)
  if (command.kind === 'promo') {
    if (isTakenBackBefore(model, command, place.wallet)) return { outcome: 'TX_ROLLED_BACK' }
    return { outcome: 'OK', steps: [{ kind: 4, amount: command.amount, isGiven: true }] }
  }
  if (command.isTaken && place.wallet.balance < command.amount) return { outcome: 'INSUFFICIENT_FUNDS' }
  return { outcome: 'OK', steps: [{ kind: 5, amount: command.amount, isGiven: !command.isTaken }] }
}

function decideBet(model: Model, command: CommandFields, place: Place): Decision {
  const { amount, win } = command
  const refused = refuseBet(model, command, place)
  if (refused) return { outcome: refused }
  const bet = { kind: 1, amount, isGiven: false }
  const steps = win === undefined ? [bet] : [bet, { kind: 2, amount: win, isGiven: true }]
  return { outcome: 'OK', steps, stake: amount, won: win ?? 0n }
}

function refuseBet(model: Model, command: CommandFields, place: Place): OutcomeName | undefined {
  const { wallet, nowMs } = place
  const session = refuseSession(model, command, nowMs)
  if (session) return session
  if (wallet.isBlocked || isPlayClosed(wallet.gates, nowMs)) return 'PLAYER_BLOCKED'
  if (model.rounds.get(roundKey(command))?.isClosed) return 'ROUND_CLOSED'
  if (wallet.balance < command.amount) return 'INSUFFICIENT_FUNDS'
  return isBeyondLimits(command, place) ? 'LIMIT_EXCEEDED' : undefined
}

function isBeyondLimits(command: CommandFields, { wallet, nowMs }: Place): boolean {
  if (isGift(command)) return false
  return isExceeded(withPlay(wallet.limits, { today: manilaDay(nowMs), stake: command.amount, won: 0n }))
}

/** What a limit forgets of a win that is taken back: in its time may have counted what the round won since, and no more. */
export function wonBack(wallet: ModelWallet, { provider, roundId }: CommandFields, won: bigint) {
  const ofRound = wallet.postings.filter(posting => posting.provider === provider && posting.round_id === roundId)
  return (since: number): bigint => {
    const wins = ofRound.filter(({ kind, at }) => kind === 2 && manilaDay(at) >= since)
    const sum = wins.reduce((total, { amount }) => total + amount, 0n)
    const [first] = ofRound
    const isAllSince = !first || manilaDay(first.at) >= since
    return isAllSince || sum > won ? -won : -sum
  }
}

function refuseSession(
  model: Model,
  { session, uid, provider }: CommandFields,
  nowMs: number,
): OutcomeName | undefined {
  if (session === undefined) return undefined
  const found = session ? model.sessions.get(session.toString('hex')) : undefined
  if (!found || found.uid !== uid || found.provider !== provider || found.hasEnded) return 'TOKEN_INVALID'
  return found.expiresAtMs <= nowMs ? 'TOKEN_EXPIRED' : undefined
}

const conflict: Decision = { outcome: 'TX_CONFLICT', isForgotten: true }

function decideSettle(model: Model, command: CommandFields, { wallet }: Place): Decision {
  const { bet, standing } = findBet(model, command, wallet)
  const isShared = standing.length > 1 && standing.some(({ roundId }) => roundId !== command.roundId)
  const round = model.rounds.get(roundKey(command))
  const isBack = isTakenBackBefore(model, command, wallet)
  const refused = bet
    ? refuseSettleOf(bet, command, { isShared, isBack })
    : isBack
      ? ({ outcome: 'TX_ROLLED_BACK' } as const)
      : refuseWinOfRound(model, command, { wallet, round })
  if (refused) return refused
  if (round?.isClosed) return { outcome: 'ROUND_CLOSED' }
  const { amount } = command
  const settled = BigInt(wallet.postings.length + 1)
  function act(): void {
    if (!bet) return
    for (const one of [bet, ...standing]) one.state = 'settled'
    bet.won += command.amount
  }
  return { outcome: 'OK', steps: [{ kind: 2, amount, isGiven: true }], won: amount, act, ...(!bet && { settled }) }
}

/** Whether a rollback that named a win or a prize, as if it were a bet, was here before it. */
function isTakenBackBefore(model: Model, command: CommandFields, { schema }: ModelWallet): boolean {
  const own = model.commands.get(commandKey(schema, { ...command, kind: 'bet' }))
  return own?.print === null && own.state === 'rolledBack' && own.uid === command.uid && own.roundId === command.roundId
}

interface SettleOf {
  readonly isShared: boolean
  readonly isBack: boolean
}

function refuseSettleOf(
  bet: ModelCommand,
  command: CommandFields,
  { isShared, isBack }: SettleOf,
): Decision | undefined {
  if (bet.uid !== command.uid) return conflict
  if (isVoid(bet) || isBack) return { outcome: 'TX_ROLLED_BACK' }
  if (bet.roundId !== command.roundId) return strayed(command)
  return isShared ? conflict : undefined
}

/** Refused or taken back. */
function isVoid({ outcome, state }: ModelCommand): boolean {
  return state === 'rolledBack' || outcome !== 'OK'
}

interface WinPlace {
  readonly wallet: ModelWallet
  readonly round: ModelRound | undefined
}

/** A win that names a bet waits for it. One that names none is paid where a bet stands in its round. */
function refuseWinOfRound(model: Model, command: CommandFields, place: WinPlace): Decision | undefined {
  const { isForRound, refTxId } = command
  if (refTxId !== undefined || !isForRound) return unknown
  if (place.round && place.round.bets > 0) return undefined
  return isVoidRound(model, command, place) ? { outcome: 'TX_ROLLED_BACK' } : unknown
}

const unknown: Decision = { outcome: 'BET_NOT_FOUND', isForgotten: true }

/**
 * Whether a bet was in a round in which none stands: refused, taken back, or taken back before it came, also where only
 * the bet said the round.
 */
function isVoidRound(model: Model, command: CommandFields, { wallet, round }: WinPlace): boolean {
  const { uid, provider, roundId } = command
  const met = metKey(wallet.schema, { provider, txId: '' })
  const hasMet = [...model.commands].some(([key, bet]) => {
    return key.startsWith(met) && bet.uid === uid && bet.roundId === roundId
  })
  return hasMet || round !== undefined || betsOf(model, command, wallet.schema).length > 0
}

function decideRollback(model: Model, command: CommandFields, { wallet }: Place): Decision {
  const { bet, standing } = findBet(model, command, wallet)
  const isShared = standing.length > 1
  const round = model.rounds.get(roundKey(command))
  if (isNothingYet(bet) && namesCredit(model, command, wallet)) {
    // If it meant a bet all the same, that is not to be taken any more.
    return { outcome: 'NOT_A_BET', leavesTombstone: !bet }
  }
  if (bet) return decideRollbackOf(command, { bet, wallet, round, isShared })
  return { outcome: command.rules.unknownRollbackIsError ? 'TX_NOT_FOUND' : 'OK', leavesTombstone: true }
}

interface RollbackPlace extends WinPlace {
  readonly bet: ModelCommand
  readonly isShared: boolean
}

function decideRollbackOf(command: CommandFields, { bet, wallet, round, isShared }: RollbackPlace): Decision {
  const { rules } = command
  if (bet.uid !== command.uid) return conflict
  if (isVoid(bet)) return { outcome: 'OK' }
  if (bet.roundId !== command.roundId) return strayed(command)
  if (isShared) return conflict
  const settler = bet.state === 'open' ? settlerOf(bet, round) : undefined
  if ((bet.state === 'settled' || settler) && !rules.settledCanBeTakenBack) return { outcome: 'ALREADY_SETTLED' }
  // What was won in the round was won by no bet in particular: it goes back with the last bet in it.
  if (settler && settler.win > 0n && settler.bets !== 1) return { outcome: 'ALREADY_SETTLED' }
  const isLast = round?.bets === 1 && round.settled > 0n
  return takeBack(bet, isLast ? round.win : bet.won, wallet)
}

function isNothingYet(bet: ModelCommand | undefined): boolean {
  return !bet || (bet.print === null && bet.state === 'rolledBack')
}

/** A win or a prize of its round is no bet, and is not taken back as one. */
function namesCredit(model: Model, command: CommandFields, { schema }: ModelWallet): boolean {
  const { provider, uid, roundId, isRoundUnsaid, refTxId = '' } = command
  const kinds = ['settle', 'promo'] as const
  const named = kinds.map(kind => model.commands.get(commandKey(schema, { provider, kind, txId: refTxId })))
  const own = named.filter(credit => credit?.uid === uid && credit.outcome === 'OK')
  return own.some(credit => isRoundUnsaid || credit?.roundId === roundId)
}

/** Where its round was not said, what was known of it is not so any more: it is looked up again. */
function strayed({ isRoundUnsaid }: CommandFields): Decision {
  return isRoundUnsaid ? { outcome: 'TEMPORARY', isForgotten: true } : conflict
}

/** The round of an open bet, if a win that named the round alone settled that bet too. */
function settlerOf({ seq }: ModelCommand, round: ModelRound | undefined): ModelRound | undefined {
  return seq !== null && round !== undefined && round.settled >= seq ? round : undefined
}

function takeBack(bet: ModelCommand, won: bigint, wallet: ModelWallet): Decision {
  const { amount } = bet
  if (wallet.balance + amount - won < 0n) return { outcome: 'BALANCE_TOO_LOW' }
  function act(): void {
    bet.state = 'rolledBack'
    bet.won = 0n
  }
  const step = { kind: 3, amount: amount >= won ? amount - won : won - amount, isGiven: amount >= won }
  return {
    outcome: 'OK',
    steps: [step],
    stake: -amount,
    refund: amount,
    won: -won,
    stakedAtMs: bet.atMs,
    isOfBet: true,
    act,
  }
}

function decideClose(model: Model, command: CommandFields): Decision {
  const round = model.rounds.get(roundKey(command))
  if (!round) return { outcome: 'ROUND_NOT_FOUND', isForgotten: true }
  return round.isClosed ? { outcome: 'OK' } : { outcome: 'OK', steps: [{ kind: 6, amount: 0n, isGiven: false }] }
}
