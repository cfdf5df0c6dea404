import { manilaDay } from '@saya/money'
import type { RollbackCommand } from './command.ts'
import type { KnownBet, KnownRound } from './fact.ts'
import {
  betStates,
  type Case,
  forget,
  isElsewhere,
  type Judgement,
  namedBets,
  postingKinds,
  refuse,
  stands,
} from './judgement.ts'
import { type PlayLimits, takeBackPlay } from './playLimit.rules.ts'

/** Takes back a bet, now or when it comes, or says why not. */
export function judgeRollback(rollback: Case<RollbackCommand>): Judgement {
  const { command, facts } = rollback
  const { bet, standing } = namedBets(rollback)
  const tombstone = bet ? {} : { tombstone: command.refTxId ?? '' }
  const isThere = bet !== undefined && !(bet.print === null && bet.state === betStates.takenBack)
  // A win or a prize is not taken back by a rollback. A bet of that name may still come: the tombstone cancels it.
  if (!isThere && facts.namesCredit) return { ...refuse('NOT_A_BET'), ...tombstone }
  if (!bet) return { ...refuse(command.rules.unknownRollbackIsError ? 'TX_NOT_FOUND' : 'OK'), ...tombstone }
  if (bet.uid !== command.uid) return forget('TX_CONFLICT')
  if (!stands(bet)) return refuse('OK')
  if (isElsewhere(rollback, bet)) return forget('TEMPORARY')
  if (bet.roundId !== command.roundId || standing.length > 1) return forget('TX_CONFLICT')
  // A bet that stands has a round.
  return facts.round ? takeBack(rollback, bet, facts.round) : forget('TX_CONFLICT')
}

function takeBack(rollback: Case<RollbackCommand>, bet: KnownBet, round: KnownRound): Judgement {
  const { command, purse } = rollback
  const isOfRound = bet.state === betStates.open && round.settled >= (bet.seq ?? 0n)
  const isSettled = bet.state === betStates.settled || isOfRound
  if (isSettled && !command.rules.settledCanBeTakenBack) return refuse('ALREADY_SETTLED')
  // What the round alone won goes back with the last bet in it, and not with one of several.
  if (isOfRound && round.win > 0n && round.bets !== 1) return refuse('ALREADY_SETTLED')
  const won = round.bets === 1 && round.settled > 0n && round.win > 0n ? round.win : bet.won
  const given = bet.amount - won
  const isGiven = given >= 0n
  if (purse.balance + given < 0n) return refuse('BALANCE_TOO_LOW')
  const limits = limitsAfter(rollback, { bet, round, won })
  return {
    outcome: 'OK',
    isKept: true,
    steps: [{ kind: postingKinds.rollback, amount: isGiven ? given : -given, isGiven }],
    round: { ...round, refund: round.refund + bet.amount, win: round.win - won, bets: round.bets - 1 },
    bets: [{ txId: bet.txId, state: betStates.takenBack, won: 0n }],
    ...(limits && { limits }),
  }
}

interface Back {
  readonly bet: KnownBet
  readonly round: KnownRound
  readonly won: bigint
}

function limitsAfter({ purse, facts, nowMs }: Case, { bet, round, won }: Back): PlayLimits | undefined {
  if (!purse.limits || round.isFree) return undefined
  const [stakedOn, openedOn] = [manilaDay(bet.atMs), manilaDay(round.openedAtMs)]
  return takeBackPlay(purse.limits, { nowMs, stake: bet.amount, stakedOn, won, openedOn, wins: facts.wins })
}
