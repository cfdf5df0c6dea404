import type { WalletCommand } from '../../../apps/server/features/wallet/command.ts'
import { outcomeName, type OutcomeName } from '@saya/rpp'
import { findBefore, findBet } from './betNames.ts'
import { manilaDay } from './manilaDay.ts'
import {
  commandKey,
  isFree,
  isGift,
  type Model,
  type ModelCommand,
  type ModelRound,
  type ModelWallet,
  roundKey,
} from './model.ts'
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
  /** What stands in the place of a bet that has not come. */
  readonly standIn?: Pick<ModelCommand, 'state' | 'won'>
  /** What the bet had won before it came. */
  readonly wonBefore?: bigint
  /** What that was kept in until it came, where that bears another of its names. */
  readonly usedUp?: ModelCommand
  /** The bet is refused, and the win that came before it is taken back. */
  readonly isUnpaid?: boolean
  readonly settled?: bigint
  act?(): void
}

export interface Place {
  readonly wallet: ModelWallet
  readonly nowMs: number
}

export function decide(model: Model, command: WalletCommand, place: Place): Decision {
  const before = command.kind === 'bet' ? findWonBefore(model, command, place) : undefined
  return before ? decideLateBet(model, command, { ...place, before }) : decideAlone(model, command, place)
}

interface WonBefore {
  readonly won: bigint
  readonly isConflict: boolean
  /** It named the round alone. */
  readonly isOfRound: boolean
  readonly usedUp?: ModelCommand
}

/** What was won by a bet before it came, under one of its names or in its round. */
function findWonBefore(model: Model, command: WalletCommand, { wallet }: Place): WonBefore | undefined {
  const { paid, paidInRound } = findBefore(model, command, wallet)
  if (paid) {
    const isConflict = paid.uid !== command.uid || paid.roundId !== command.roundId
    const isOwnName = paid === model.commands.get(commandKey(wallet.schema, command))
    return { won: paid.won, isConflict, isOfRound: false, ...(!isOwnName && { usedUp: paid }) }
  }
  return paidInRound === undefined ? undefined : { won: paidInRound, isConflict: false, isOfRound: true }
}

/** A bet whose win came first is decided as if that had not been paid. Refused, it takes the win along. */
function decideLateBet(model: Model, command: WalletCommand, place: Place & { before: WonBefore }): Decision {
  const { won, isConflict, isOfRound, usedUp } = place.before
  if (isConflict) return conflict
  const decision = decideAlone(model, command, { ...place, wonBefore: won })
  const rest = { ...(isOfRound && { settled: 0n }), ...(usedUp && { usedUp }) }
  if (decision.outcome === 'OK') return { ...decision, ...rest, wonBefore: won }
  if (decision.isForgotten) return decision
  if (won === 0n) return { ...decision, ...(usedUp && { usedUp }) }
  if (won > place.wallet.balance) return { outcome: 'BALANCE_TOO_LOW', ...(usedUp && { usedUp }) }
  return { ...rest, ...takenBackUnpaid(won), outcome: 'TX_ROLLED_BACK' }
}

/** A bet that is not taken takes back the win that was paid for it before. */
function takenBackUnpaid(won: bigint): Pick<Decision, 'steps' | 'won' | 'isUnpaid'> {
  return { steps: [{ kind: 7, amount: won, isGiven: false }], won: -won, isUnpaid: true }
}

/** It was taken back before it came. Where its win was paid under its other name, that goes back too. */
export function decideCancelled({ wallet }: Place, paid: ModelCommand | undefined): Decision {
  if (!paid || paid.won === 0n) return { outcome: 'BET_CANCELLED' }
  if (paid.won > wallet.balance) return { outcome: 'BALANCE_TOO_LOW' }
  return { outcome: 'BET_CANCELLED', ...takenBackUnpaid(paid.won) }
}

interface LatePlace extends Place {
  readonly wonBefore?: bigint
}

function decideAlone(model: Model, command: WalletCommand, place: LatePlace): Decision {
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

function decideBet(model: Model, command: WalletCommand, place: LatePlace): Decision {
  const { amount, win } = command
  const refused = refuseBet(model, command, place)
  if (refused) return { outcome: refused }
  const bet = { kind: 1, amount, isGiven: false }
  const steps = win === undefined ? [bet] : [bet, { kind: 2, amount: win, isGiven: true }]
  return { outcome: 'OK', steps, stake: amount, won: win ?? 0n }
}

function refuseBet(model: Model, command: WalletCommand, place: LatePlace): OutcomeName | undefined {
  const { wallet, nowMs, wonBefore } = place
  const session = refuseSession(model, command, nowMs)
  if (session) return session
  if (wallet.isBlocked || (wallet.playUntilMs !== null && wallet.playUntilMs <= nowMs)) return 'PLAYER_BLOCKED'
  if (wonBefore === undefined && model.rounds.get(roundKey(command))?.isClosed) return 'ROUND_CLOSED'
  if (wallet.balance - (wonBefore ?? 0n) < command.amount) return 'INSUFFICIENT_FUNDS'
  return isBeyondLimits(model, command, place) ? 'LIMIT_EXCEEDED' : undefined
}

/** No win makes room for its own bet. What was won in a free round was never counted. */
function isBeyondLimits(model: Model, command: WalletCommand, place: LatePlace): boolean {
  const { wallet, nowMs, wonBefore = 0n } = place
  if (!wallet.limits || isGift(command)) return false
  const round = model.rounds.get(roundKey(command))
  const gone = round && !isFree(round) ? wonBefore : 0n
  const won = wonBack(wallet, command, gone)
  return isExceeded(withPlay(wallet.limits, { today: manilaDay(nowMs), stake: command.amount, won }))
}

/** What a limit forgets of a win that is taken back: in its time may have counted what the round won since, and no more. */
export function wonBack(wallet: ModelWallet, { provider, roundId }: WalletCommand, won: bigint) {
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
  { session, uid, provider }: WalletCommand,
  nowMs: number,
): OutcomeName | undefined {
  if (session === undefined) return undefined
  const found = session ? model.sessions.get(session.toString('hex')) : undefined
  if (!found || found.uid !== uid || found.provider !== provider || found.hasEnded) return 'TOKEN_INVALID'
  return found.expiresAtMs <= nowMs ? 'TOKEN_EXPIRED' : undefined
}

const conflict: Decision = { outcome: 'TX_CONFLICT', isForgotten: true }

function decideSettle(model: Model, command: WalletCommand, { wallet }: Place): Decision {
  const { bet, isShared } = findBet(model, command, wallet)
  const round = model.rounds.get(roundKey(command))
  const isBack = isTakenBackBefore(model, command, wallet)
  const refused = bet
    ? refuseSettleOf(bet, command, { isShared, isBack })
    : isBack
      ? ({ outcome: 'TX_ROLLED_BACK' } as const)
      : refuseWin(model, command, { wallet, round })
  if (refused) return refused
  if (round?.isClosed) return { outcome: 'ROUND_CLOSED' }
  const { amount } = command
  const isNamed = command.refTxId !== undefined
  const number = BigInt(wallet.postings.length + 1)
  const early: Partial<Decision> = isNamed
    ? { standIn: { state: 'settled', won: amount } }
    : { settled: !round || round.settled < 0n ? -number : number }
  function act(): void {
    if (!bet) return
    bet.state = 'settled'
    bet.won += command.amount
  }
  return { outcome: 'OK', steps: [{ kind: 2, amount, isGiven: true }], won: amount, act, ...(bet ? {} : early) }
}

/** Whether a rollback that named a win or a prize, as if it were a bet, was here before it. */
function isTakenBackBefore(model: Model, command: WalletCommand, { schema }: ModelWallet): boolean {
  const own = model.commands.get(commandKey(schema, { ...command, kind: 'bet' }))
  return own?.print === null && own.state === 'rolledBack' && own.uid === command.uid && own.roundId === command.roundId
}

interface SettleOf {
  readonly isShared: boolean
  readonly isBack: boolean
}

function refuseSettleOf(
  bet: ModelCommand,
  command: WalletCommand,
  { isShared, isBack }: SettleOf,
): Decision | undefined {
  if (bet.uid !== command.uid) return conflict
  if (isVoid(bet) || isBack) return { outcome: 'TX_ROLLED_BACK' }
  if (bet.roundId !== command.roundId) return strayed(command)
  return isShared ? conflict : undefined
}

/** Refused or taken back. What stands in the place of a bet whose win was paid is neither. */
function isVoid({ outcome, state }: ModelCommand): boolean {
  return state === 'rolledBack' || (outcome !== 'OK' && state !== 'settled')
}

interface WinPlace {
  readonly wallet: ModelWallet
  readonly round: ModelRound | undefined
}

/** A win that names a bet waits for it, one that names none is paid where its round is, unless neither is asked for. */
function refuseWin(model: Model, command: WalletCommand, { wallet, round }: WinPlace): Decision | undefined {
  const { rules, isForRound, refTxId } = command
  const unknown: Decision = { outcome: 'BET_NOT_FOUND', isForgotten: true }
  if (refTxId !== undefined) return rules.winWithoutBet && !(round && round.settled < 0n) ? undefined : unknown
  const isHeard = rules.winWithoutBet || isForRound === true
  if (isHeard && !round && hasUntaken(model, command, wallet)) return { outcome: 'TX_ROLLED_BACK' }
  if (!rules.winWithoutBet && !(isForRound && round)) return unknown
  return round && isTakenBack(round) ? { outcome: 'TX_ROLLED_BACK' } : undefined
}

/** Whether a bet of a round was refused, or taken back before it came. */
function hasUntaken(model: Model, { uid, provider, roundId }: WalletCommand, { schema }: ModelWallet): boolean {
  return [...model.commands].some(([key, bet]) => {
    const isBet = key.startsWith(commandKey(schema, { provider, kind: 'bet', txId: '' }))
    return isBet && bet.uid === uid && bet.roundId === roundId && bet.outcome !== 'OK'
  })
}

function decideRollback(model: Model, command: WalletCommand, { wallet }: Place): Decision {
  const { bet, isShared } = findBet(model, command, wallet)
  const round = model.rounds.get(roundKey(command))
  if (isNothingYet(bet) && namesCredit(model, command, wallet)) return refuseCredit(bet, round)
  return bet
    ? decideRollbackOf(bet, command, { wallet, round, isShared })
    : decideEarlyRollback(command, { wallet, round })
}

interface RollbackPlace extends WinPlace {
  readonly isShared: boolean
}

function decideRollbackOf(
  bet: ModelCommand,
  command: WalletCommand,
  { wallet, round, isShared }: RollbackPlace,
): Decision {
  const { rules } = command
  if (bet.uid !== command.uid) return conflict
  if (isVoid(bet)) return { outcome: 'OK' }
  if (bet.roundId !== command.roundId) return strayed(command)
  if (isShared) return conflict
  const settler = bet.state === 'open' ? settlerOf(bet, round) : undefined
  if ((bet.state === 'settled' || settler) && !rules.settledCanBeTakenBack) return { outcome: 'ALREADY_SETTLED' }
  // What was won in the round was won by no bet in particular: it goes back with the last stake in it.
  if (settler && settler.win > 0n && settler.bet - settler.refund !== bet.amount) return { outcome: 'ALREADY_SETTLED' }
  return takeBack(bet, settler ? settler.win : bet.won, wallet)
}

/** If it meant a bet all the same, that is not to be taken any more. */
function refuseCredit(bet: ModelCommand | undefined, round: ModelRound | undefined): Decision {
  const isNew = !bet && !(round && round.settled < 0n)
  return { outcome: 'NOT_A_BET', ...(isNew && { standIn: { state: 'rolledBack', won: 0n } }) }
}

function isNothingYet(bet: ModelCommand | undefined): boolean {
  return !bet || (bet.print === null && bet.state === 'rolledBack')
}

/** A win or a prize of its round is no bet, and is not taken back as one. */
function namesCredit(model: Model, command: WalletCommand, { schema }: ModelWallet): boolean {
  const { provider, uid, roundId, refTxId = '' } = command
  const kinds = ['settle', 'promo'] as const
  const named = kinds.map(kind => model.commands.get(commandKey(schema, { provider, kind, txId: refTxId })))
  return named.some(credit => credit?.uid === uid && credit.roundId === roundId && credit.outcome === 'OK')
}

/** Where its round was not said, what was known of it is not so any more: it is looked up again. */
function strayed({ isRoundUnsaid }: WalletCommand): Decision {
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
  // What stands in a bet's place was no bet.
  const isOfBet = bet.print !== null
  return { outcome: 'OK', steps: [step], stake: -amount, refund: amount, won: -won, stakedAtMs: bet.atMs, isOfBet, act }
}

/** Its bet may still come, and must not be taken then. Where its round was won in before, that goes back. */
function decideEarlyRollback({ rules }: WalletCommand, { wallet, round }: WinPlace): Decision {
  const standIn = { state: 'rolledBack', won: 0n } as const
  if (!round || round.settled >= 0n) return { outcome: rules.unknownRollbackIsError ? 'TX_NOT_FOUND' : 'OK', standIn }
  if (!rules.settledCanBeTakenBack) return { outcome: 'ALREADY_SETTLED' }
  if (wallet.balance < round.win) return { outcome: 'BALANCE_TOO_LOW' }
  const { win } = round
  return { outcome: 'OK', steps: [{ kind: 3, amount: win, isGiven: false }], won: -win, settled: 0n, standIn }
}

function isTakenBack({ bet, refund }: ModelRound): boolean {
  return bet > 0n && bet === refund
}

function decideClose(model: Model, command: WalletCommand): Decision {
  const round = model.rounds.get(roundKey(command))
  if (!round) return { outcome: 'ROUND_NOT_FOUND', isForgotten: true }
  return round.isClosed ? { outcome: 'OK' } : { outcome: 'OK', steps: [{ kind: 6, amount: 0n, isGiven: false }] }
}
