import { outcomeName, type OutcomeName } from '@saya/rpp'
import type { BetCommand } from './command.ts'
import { type Case, forget, type Judgement, postingKinds, refuse, type RoundChange, sumsOf } from './judgement.ts'
import { countPlay, exceedsPlay, type PlayLimits } from './playLimit.rules.ts'

/** Takes a bet, with the win that it brings if it brings one, or says why not. */
export function judgeBet(bet: Case<BetCommand>): Judgement {
  const { command, facts } = bet
  if (facts.isCancelled) return judgeCancelled(bet)
  if (command.refusal !== undefined) return refuse(outcomeName(command.refusal))
  const refused = refusalOf(bet)
  if (refused) return refuse(refused)
  const { amount, win } = command
  const stake = { kind: postingKinds.bet, amount, isGiven: false }
  const steps = win === undefined ? [stake] : [stake, { kind: postingKinds.win, amount: win, isGiven: true }]
  const round = roundAfter(bet)
  const limits = limitsAfter(bet, round)
  return { outcome: 'OK', isKept: true, steps, round, ...(limits && { limits }) }
}

/** A bet that was taken back before it came moves nothing, however often it comes. */
function judgeCancelled({ command, print, facts }: Case<BetCommand>): Judgement {
  const { own, met } = facts
  if (met !== null) return forget(met === print ? 'BET_CANCELLED' : 'TX_CONFLICT')
  // It is known by both of its names, and in the round that it says.
  const isMet = own !== undefined && own.roundId !== command.roundId
  const tombstone = command.betRef !== undefined && own === undefined ? { tombstone: command.txId } : {}
  return { ...forget('BET_CANCELLED'), ...tombstone, isMet }
}

function refusalOf(bet: Case<BetCommand>): OutcomeName | undefined {
  const { command, purse, facts, nowMs } = bet
  const session = refusalOfSession(bet)
  if (session) return session
  if (!purse.isOpenToBets || (purse.playUntilMs !== null && purse.playUntilMs <= nowMs)) return 'PLAYER_BLOCKED'
  if (facts.round && facts.round.closedAtMs !== null) return 'ROUND_CLOSED'
  if (purse.balance < command.amount) return 'INSUFFICIENT_FUNDS'
  return isBeyondLimits(bet) ? 'LIMIT_EXCEEDED' : undefined
}

function refusalOfSession({ command, facts: { session }, nowMs }: Case<BetCommand>): OutcomeName | undefined {
  if (command.session === undefined) return undefined
  const isOwn = session?.uid === command.uid && session.provider === command.provider
  if (!session || !isOwn || session.hasEnded) return 'TOKEN_INVALID'
  return session.expiresAtMs <= nowMs ? 'TOKEN_EXPIRED' : undefined
}

/** A free bet costs nothing. */
function isGift({ isFreeRound, amount }: BetCommand): boolean {
  return isFreeRound === true && amount === 0n
}

/** No win makes room for its own bet. */
function isBeyondLimits({ command, purse: { limits }, nowMs }: Case<BetCommand>): boolean {
  if (!limits || isGift(command)) return false
  return exceedsPlay(countPlay(limits, { nowMs, stake: command.amount, won: 0n }))
}

/** A round is free while all of its bets are. */
function roundAfter(bet: Case<BetCommand>): RoundChange {
  const { command } = bet
  const before = sumsOf(bet)
  return {
    ...before,
    bet: before.bet + command.amount,
    win: before.win + (command.win ?? 0n),
    bets: before.bets + 1,
    isFree: before.isFree && isGift(command),
    isTwoSided: before.isTwoSided || command.isTwoSided === true,
  }
}

/** A bet that makes a free round a real one counts what had been won in it. */
function limitsAfter(bet: Case<BetCommand>, after: RoundChange): PlayLimits | undefined {
  const { command, purse, facts, nowMs } = bet
  if (!purse.limits || after.isFree) return undefined
  const turned = facts.round?.isFree ? facts.round.win : 0n
  return countPlay(purse.limits, { nowMs, stake: command.amount, won: (command.win ?? 0n) + turned })
}
