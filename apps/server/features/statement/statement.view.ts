import type { AnswerOf } from '@saya/contract/handler.ts'
import type { contract } from '@saya/contract'
import { formatAlike, type Units } from '@saya/money'
import type { MonthStatement } from './readStatement.ts'
import { resultOf } from './statement.rules.ts'

type StatementView = AnswerOf<typeof contract.statement.getStatement>

/** All amounts with as many decimals, so that opening and amounts come to closing for whoever adds them up. */
export function viewStatement(statement: MonthStatement): StatementView {
  const { opening, closing, movements, play, prizes, corrections, bonuses, typeNames } = statement
  const write = formatAlike(amountsOf(statement))
  return {
    month: statement.month,
    first_month: statement.firstMonth,
    last_month: statement.lastMonth,
    is_final: statement.isFinal,
    opening: write(opening),
    closing: write(closing),
    movements: movements.map(({ name, amount }) => ({ name, amount: write(amount) })),
    play: play.map(own => ({
      game_type: own.gameType,
      name: typeNames.get(own.gameType) ?? '',
      bet: write(own.bet),
      won: write(own.won),
      taken_back: write(own.takenBack),
      result: write(resultOf(own)),
    })),
    prizes: write(prizes),
    corrections: write(corrections),
    result: write(statement.result),
    bonuses: bonuses.map(({ cashType, amount }) => ({ cash_type: cashType, amount: write(amount) })),
    bonus: write(bonuses.reduce((sum, { amount }) => sum + amount, 0n)),
    seconds: Math.floor(statement.playMs / 1000),
  }
}

function amountsOf({
  opening,
  closing,
  movements,
  play,
  prizes,
  corrections,
  bonuses,
}: MonthStatement): readonly Units[] {
  return [
    opening,
    closing,
    prizes,
    corrections,
    ...[...movements, ...bonuses].map(({ amount }) => amount),
    ...play.flatMap(({ bet, won, takenBack }) => [bet, won, takenBack]),
  ]
}
