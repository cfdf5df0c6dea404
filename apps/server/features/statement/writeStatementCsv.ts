import { formatAlike, manilaMinute } from '@saya/money'
import { writeCsv } from '../../platform/csv.ts'
import type { Wording } from './wording.ts'
import type { MonthStatement } from './readStatement.ts'
import type { StatementEntry } from './statement.store.ts'
import { viewStatement } from './statement.view.ts'

/** A statement as a spreadsheet reads it: the amounts of its first section come from the opening balance to the closing one. */
export async function* writeStatementCsv(
  statement: MonthStatement,
  entries: AsyncIterable<StatementEntry>,
  { t, movement, cashType }: Wording,
): AsyncGenerator<string> {
  const view = viewStatement(statement)
  const row = (section: string, item: string, amount: string) => [section, '', item, amount, '']
  const names = [t.section, t.date, t.what, t.amount, t.balance]
  const play = view.play.flatMap(({ name, bet, won, taken_back: back }) => {
    const game = name || t.otherGames
    return [
      row(t.balance, `${game}: ${t.bet}`, negative(bet)),
      row(t.balance, `${game}: ${t.won}`, won),
      row(t.balance, `${game}: ${t.takenBack}`, back),
    ]
  })
  yield writeCsv(names, [
    row(t.balance, t.opening, view.opening),
    ...view.movements.map(({ name, amount }) => row(t.balance, movement(name), amount)),
    ...play,
    row(t.balance, t.prizes, view.prizes),
    row(t.balance, t.corrections, view.corrections),
    ...view.bonuses.map(bonus => row(t.balance, cashType(bonus.cash_type), bonus.amount)),
    row(t.balance, t.closing, view.closing),
    row(t.play, t.result, view.result),
    row(t.play, t.minutes, String(Math.floor(view.seconds / 60))),
  ])
  for await (const { at, kind, isIn, amount, balance } of entries) {
    const write = formatAlike([amount, balance])
    const cells = [t.entries, manilaMinute(at), cashType(kind), write(isIn ? amount : -amount), write(balance)]
    yield writeCsv(cells, [])
  }
}

function negative(amount: string): string {
  return /^0\.0+$/.test(amount) ? amount : `-${amount}`
}
