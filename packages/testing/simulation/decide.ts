import type { WalletCommand } from '../../../apps/server/features/wallet/command.ts'
import { outcomeName, type OutcomeName } from '@saya/rpp'
import { type Before, betsOf, findBefore, findBet, spareOf } from './betNames.ts'
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
  unpaidKey,
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
  readonly usedUp?: readonly ModelCommand[]
  /** What a refused bet owes of it: it was spent. */
  readonly owed?: bigint
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
  /** Under its own name, and in its round alone. */
  readonly named: bigint
  readonly inRound: bigint | undefined
  readonly isConflict: boolean
  /** No other bet was paid in its round before it came, so that what the round was paid goes with this one. */
  readonly isLast: boolean
  readonly usedUp: readonly ModelCommand[]
}

/** What was won by a bet before it came, under one of its names or in its round. */
function findWonBefore(model: Model, command: WalletCommand, { wallet }: Place): WonBefore | undefined {
  const { paid = [], paidInRound: inRound, isLast } = findBefore(model, command, wallet)
  if (paid.length === 0 && inRound === undefined) return undefined
  const own = model.commands.get(commandKey(wallet.schema, command))
  const isConflict = paid.some(bet => bet.uid !== command.uid || bet.roundId !== command.roundId)
  const named = paid.reduce((sum, { won }) => sum + won, 0n)
  return { named, inRound, isConflict, isLast, usedUp: paid.filter(bet => bet !== own) }
}

/**
 * A bet whose win came first is decided as if that had not been paid. Refused, it takes the win along, but for what its
 * round was paid while another bet of it is still to come.
 */
function decideLateBet(model: Model, command: WalletCommand, place: Place & { before: WonBefore }): Decision {
  const { named, inRound, isConflict, isLast, usedUp } = place.before
  if (isConflict) return conflict
  const all = named + (inRound ?? 0n)
  const decision = decideAlone(model, command, { ...place, wonBefore: all })
  const emptied = { settled: 0n }
  const used = { usedUp }
  const isOfRound = inRound !== undefined
  if (decision.outcome === 'OK') return { ...decision, ...(isOfRound && emptied), ...used, wonBefore: all }
  if (decision.isForgotten) return decision
  const back = isLast ? all : named
  if (back === 0n) return { ...decision, ...used }
  if (back > place.wallet.balance) return { outcome: 'BALANCE_TOO_LOW', ...used, owed: named }
  return { ...(isOfRound && isLast && emptied), ...used, ...takenBackUnpaid(back), outcome: 'TX_ROLLED_BACK' }
}

/** A bet that is not taken takes back the win that was paid for it before. */
function takenBackUnpaid(won: bigint): Pick<Decision, 'steps' | 'won' | 'isUnpaid'> {
  return { steps: [{ kind: 7, amount: won, isGiven: false }], won: -won, isUnpaid: true }
}

/** It was taken back before it came. What was paid for it under its other name or in its round alone goes back too. */
export function decideCancelled({ wallet }: Place, { paid, paidInRound, isLast }: Before): Decision {
  const inRound = isLast ? paidInRound : undefined
  const won = (paid ?? []).reduce((sum, bet) => sum + bet.won, inRound ?? 0n)
  if (won === 0n) return { outcome: 'BET_CANCELLED' }
  if (won > wallet.balance) return { outcome: 'BALANCE_TOO_LOW' }
  return { outcome: 'BET_CANCELLED', ...takenBackUnpaid(won), ...(inRound !== undefined && { settled: 0n }) }
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
  const { bet, standing } = findBet(model, command, wallet)
  const isShared = standing.length > 1 && standing.some(({ roundId }) => roundId !== command.roundId)
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
    : { settled: round?.bets ? number : -number }
  function act(): void {
    if (!bet) return
    for (const one of [bet, ...standing]) one.state = 'settled'
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
  const { waiting } = spareOf(model, command, wallet)
  if (isHeard && isVoidRound(model, command, { wallet, round }))
    return waiting.length > 0 ? unknown : { outcome: 'TX_ROLLED_BACK' }
  return rules.winWithoutBet || (isForRound && round) ? undefined : unknown
}

/**
 * Whether no bet stands in a round though one was there: refused, taken back, or taken back before it came, also where
 * only the bet said the round. Of a free one that was taken back nothing tells while another is still to come.
 */
function isVoidRound(model: Model, command: WalletCommand, { wallet, round }: WinPlace): boolean {
  if (round && round.bets > 0) return false
  const { uid, provider, roundId } = command
  const met = unpaidKey(wallet.schema, { provider, txId: '' })
  const hasMet = [...model.commands].some(([key, bet]) => {
    return key.startsWith(met) && bet.uid === uid && bet.roundId === roundId
  })
  const bets = betsOf(model, command, wallet.schema)
  const isWaitedFor = bets.some(isToCome)
  const hasUntaken = bets.some(bet => bet.outcome !== 'OK' && !isToCome(bet))
  const hasTaken = bets.some(bet => bet.outcome === 'OK' && (bet.amount > 0n || !isWaitedFor))
  return hasMet || hasUntaken || hasTaken
}

/** It was paid before it came. */
function isToCome({ print, state }: ModelCommand): boolean {
  return print === null && state === 'settled'
}

function decideRollback(model: Model, command: WalletCommand, { wallet }: Place): Decision {
  const { bet, standing } = findBet(model, command, wallet)
  const isShared = standing.length > 1
  const round = model.rounds.get(roundKey(command))
  if (isNothingYet(bet) && namesCredit(model, command, wallet)) return refuseCredit(bet, round)
  return bet
    ? decideRollbackOf(model, command, { bet, wallet, round, isShared })
    : decideEarlyRollback(model, command, { wallet, round })
}

interface RollbackPlace extends WinPlace {
  readonly bet: ModelCommand
  readonly isShared: boolean
}

function decideRollbackOf(
  model: Model,
  command: WalletCommand,
  { bet, wallet, round, isShared }: RollbackPlace,
): Decision {
  const { rules } = command
  if (bet.uid !== command.uid) return conflict
  if (isVoid(bet)) return { outcome: 'OK' }
  if (bet.roundId !== command.roundId) return strayed(command)
  if (isShared) return conflict
  const settler = bet.state === 'open' ? settlerOf(bet, round) : undefined
  if ((bet.state === 'settled' || settler) && !rules.settledCanBeTakenBack) return { outcome: 'ALREADY_SETTLED' }
  // What was won in the round was won by no bet in particular: it goes back with the last bet in it.
  if (settler && settler.win > 0n && settler.bets !== 1) return { outcome: 'ALREADY_SETTLED' }
  if (!round) return takeBack(bet, bet.won, wallet)
  return takeBackLast(bet, { round, wallet, ...spareOf(model, command, wallet) })
}

interface LastPlace extends ReturnType<typeof spareOf> {
  readonly round: ModelRound
  readonly wallet: ModelWallet
}

/** The last bet of a round takes along what the round alone was paid, also where it has not come. */
function takeBackLast(bet: ModelCommand, { round, wallet, waiting, spare }: LastPlace): Decision {
  if (bet.print !== null) return takeBack(bet, round.bets === 1 && round.settled > 0n ? spare : bet.won, wallet)
  const isLast = round.settled < 0n && waiting.length === 1
  return isLast ? { ...takeBack(bet, bet.won + spare, wallet), settled: 0n } : takeBack(bet, bet.won, wallet)
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
  const { provider, uid, roundId, isRoundUnsaid, refTxId = '' } = command
  const kinds = ['settle', 'promo'] as const
  const named = kinds.map(kind => model.commands.get(commandKey(schema, { provider, kind, txId: refTxId })))
  const own = named.filter(credit => credit?.uid === uid && credit.outcome === 'OK')
  return own.some(credit => isRoundUnsaid || credit?.roundId === roundId)
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

/**
 * Its bet may still come, and must not be taken then. What its round was paid while no bet stood there goes back, unless
 * another bet was paid before it comes.
 */
function decideEarlyRollback(model: Model, command: WalletCommand, { wallet, round }: WinPlace): Decision {
  const { rules } = command
  const standIn = { state: 'rolledBack', won: 0n } as const
  const { waiting, spare: win } = spareOf(model, command, wallet)
  if (!round || round.settled >= 0n || waiting.length > 0)
    return { outcome: rules.unknownRollbackIsError ? 'TX_NOT_FOUND' : 'OK', standIn }
  if (!rules.settledCanBeTakenBack) return { outcome: 'ALREADY_SETTLED' }
  if (wallet.balance < win) return { outcome: 'BALANCE_TOO_LOW' }
  return { outcome: 'OK', steps: [{ kind: 3, amount: win, isGiven: false }], won: -win, settled: 0n, standIn }
}

function decideClose(model: Model, command: WalletCommand): Decision {
  const round = model.rounds.get(roundKey(command))
  if (!round) return { outcome: 'ROUND_NOT_FOUND', isForgotten: true }
  return round.isClosed ? { outcome: 'OK' } : { outcome: 'OK', steps: [{ kind: 6, amount: 0n, isGiven: false }] }
}
