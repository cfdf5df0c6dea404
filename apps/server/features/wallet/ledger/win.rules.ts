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
  sumsOf,
} from './judgement.ts'
import type { WinCommand } from './command.ts'
import { countPlay } from './playLimit.rules.ts'

/** Pays a win to the bet it names, to all that its name calls, or to whatever stands in its round; or says why not. */
export function judgeWin(win: Case<WinCommand>): Judgement {
  const { bet } = namedBets(win)
  return (bet ? refusalOf(win) : refusalWithoutBet(win)) ?? pay(win)
}

/** Its bet may still be on its way. A win by its round is paid where a bet stands in that. */
function refusalWithoutBet({ command, facts }: Case<WinCommand>): Judgement | undefined {
  const { round, isBack, hasUntaken } = facts
  if (isBack) return refuse('TX_ROLLED_BACK')
  if (command.refTxId !== undefined || !command.isForRound) return forget('BET_NOT_FOUND')
  // Where none stands, the ones that were there were refused or taken back.
  if (!round || round.bets === 0) return round || hasUntaken ? refuse('TX_ROLLED_BACK') : forget('BET_NOT_FOUND')
  if (round.closedAtMs !== null) return refuse('ROUND_CLOSED')
  return command.isRoundUnsaid && command.game === 0 && round.game !== 0 ? forget('TEMPORARY') : undefined
}

function refusalOf(win: Case<WinCommand>): Judgement | undefined {
  const { command, facts } = win
  const { bet, standing } = namedBets(win)
  if (!bet) return undefined
  if (bet.uid !== command.uid) return forget('TX_CONFLICT')
  if (!stands(bet) || facts.isBack) return refuse('TX_ROLLED_BACK')
  if (isElsewhere(win, bet)) return forget('TEMPORARY')
  if (bet.roundId !== command.roundId || standing.some(one => one.roundId !== command.roundId))
    return forget('TX_CONFLICT')
  return facts.round && facts.round.closedAtMs !== null ? refuse('ROUND_CLOSED') : undefined
}

function pay(win: Case<WinCommand>): Judgement {
  const { command, purse, nowMs } = win
  const { amount } = command
  const { bet, standing } = namedBets(win)
  const before = sumsOf(win)
  const others = standing.filter(one => one.txId !== bet?.txId && one.state === betStates.open)
  const bets = bet
    ? [
        { txId: bet.txId, state: betStates.settled, won: bet.won + amount },
        ...others.map(({ txId, won }) => ({ txId, state: betStates.settled, won })),
      ]
    : []
  // A win that names no bet settles all that was bet before it.
  const settled = bet ? before.settled : purse.version + 1n
  const isCounted = purse.limits !== null && !before.isFree
  return {
    outcome: 'OK',
    isKept: true,
    steps: [{ kind: postingKinds.win, amount, isGiven: true }],
    round: { ...before, win: before.win + amount, settled },
    bets,
    ...(purse.limits && isCounted && { limits: countPlay(purse.limits, { nowMs, stake: 0n, won: amount }) }),
  }
}
