import { outcomeName } from '@saya/rpp'
import { judgeBet } from './bet.rules.ts'
import type { CommandFields, CorrectionCommand, PrizeCommand } from './command.ts'
import type { KnownAct } from './fact.ts'
import {
  type Case,
  forget,
  isOf,
  type Judgement,
  namedBets,
  postingKinds,
  refuse,
  stands,
  sumsOf,
} from './judgement.ts'
import { judgeRollback } from './rollback.rules.ts'
import { judgeWin } from './win.rules.ts'

/** What a command comes to, by all that is known of it and of its wallet. */
export function judge(one: Case): Judgement {
  const { own } = one.facts
  if (own && own.print !== null) return judgeKnown(one, own)
  if (isOf(one, 'bet')) return judgeBet(one)
  if (isOf(one, 'settle')) return judgeWin(one)
  if (isOf(one, 'rollback')) return judgeRollback(one)
  if (isOf(one, 'promo')) return judgePrize(one)
  return isOf(one, 'adjust') ? judgeCorrection(one) : judgeClose(one)
}

/** The same act is answered as before; another one under its name is a conflict. */
function judgeKnown(one: Case, own: KnownAct): Judgement {
  const { print } = one
  const command: CommandFields = one.command
  if (own.print === print) {
    return {
      outcome: outcomeName(own.outcome),
      isKept: false,
      steps: [],
      before: { balance: own.balance, seq: own.seq },
    }
  }
  // What is known stands in the round of its bet, and this message left its round out: that is looked up again.
  const isOfBet = command.kind === 'bet' || namedBets(one).bet?.roundId === own.roundId
  const isStray = command.isRoundUnsaid === true && own.roundId !== command.roundId && isOfBet
  return forget(isStray ? 'TEMPORARY' : 'TX_CONFLICT')
}

/** A prize that a rollback named before it came, or whose bet was refused or taken back, is not paid. */
function judgePrize(prize: Case<PrizeCommand>): Judgement {
  const { command, facts } = prize
  const { bet } = namedBets(prize)
  if (facts.isBack || (bet && bet.uid === command.uid && !stands(bet))) return refuse('TX_ROLLED_BACK')
  return { outcome: 'OK', isKept: true, steps: [{ kind: postingKinds.promo, amount: command.amount, isGiven: true }] }
}

function judgeCorrection({ command, purse }: Case<CorrectionCommand>): Judgement {
  const { amount, isTaken = false } = command
  if (isTaken && purse.balance < amount) return refuse('INSUFFICIENT_FUNDS')
  return { outcome: 'OK', isKept: true, steps: [{ kind: postingKinds.adjust, amount, isGiven: !isTaken }] }
}

function judgeClose(close: Case): Judgement {
  const { round } = close.facts
  if (!round) return forget('ROUND_NOT_FOUND')
  if (round.closedAtMs !== null) return refuse('OK')
  const steps = [{ kind: postingKinds.close, amount: 0n, isGiven: false }]
  return { outcome: 'OK', isKept: true, steps, round: sumsOf(close) }
}
