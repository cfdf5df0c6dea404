import { months, momentText } from '@saya/contract/manilaText.ts'
import { formatMoney, parsePesos, unitsPerCentavo } from '@saya/money'
import type { ReportBlock } from '../../platform/pdf/writeReport.ts'
import type { ReportRow } from '../../platform/pdf/writeTable.ts'
import type { MonthStatement } from './readStatement.ts'
import type { StatementEntry } from './statement.store.ts'
import { viewStatement } from './statement.view.ts'
import type { Wording } from './wording.ts'

type View = ReturnType<typeof viewStatement>

interface Sheet {
  readonly statement: MonthStatement
  readonly entries: AsyncIterable<StatementEntry>
  readonly wording: Wording
  readonly nowMs: number
}

/** A statement as a page to keep or to print. What writes PDF comes when the first one is asked for. */
export async function* writeStatementPdf({ statement, entries, wording, nowMs }: Sheet): AsyncGenerator<Buffer> {
  const { writeReport } = await import('../../platform/pdf/writeReport.ts')
  const { t, language } = wording
  const view = viewStatement(statement)
  const title = `${t.title} ${monthName(statement.month, wording)}`
  const at = language === 'en' ? 0 : 1
  const account = `${t.account}: ${statement.username}, ${maskPhone(statement.phone)}. ${t.made} ${momentText(nowMs)[at]}.`
  yield* writeReport({
    title,
    language: language === 'en' ? 'en' : 'fil',
    madeAtMs: nowMs,
    footOf: page => `Saya · ${title} · ${t.page} ${page}`,
    blocks: [
      { kind: 'title', text: title },
      { kind: 'text', text: account },
      { kind: 'text', text: view.is_final ? `${t.zone} ${t.when}` : `${t.soFar} ${t.zone} ${t.when}` },
      { kind: 'heading', text: t.balance },
      { kind: 'table', head: [t.what, t.amount], numbers: 1, rows: balanceRows(view, wording) },
      { kind: 'heading', text: t.play },
      ...playBlocks(view, wording),
      { kind: 'text', text: `${t.time}: ${hours(view.seconds)}` },
      { kind: 'heading', text: t.entries },
      { kind: 'table', head: [t.date, t.what, t.amount, t.balance], numbers: 2, rows: entryRows(entries, wording) },
    ],
  })
}

function monthName(month: string, { language }: Wording): string {
  return `${months[language][Number(month.slice(5)) - 1]} ${month.slice(0, 4)}`
}

/** As the member's own pages mask it: enough to know it by. */
function maskPhone(phone: string): string {
  return phone.length < 7 ? '' : `${phone.slice(0, 3)}***${phone.slice(-4)}`
}

function balanceRows({ opening, closing, movements, result, bonuses }: View, wording: Wording): readonly ReportRow[] {
  const { t, movement, cashType } = wording
  return [
    { cells: [t.opening, pesos(opening)], isTotal: true },
    ...movements.map(({ name, amount }) => ({ cells: [movement(name), signed(amount)] })),
    { cells: [t.playResult, signed(result)] },
    ...bonuses.map(({ cash_type: kind, amount }) => ({ cells: [cashType(kind), signed(amount)] })),
    { cells: [t.closing, pesos(closing)], isTotal: true },
  ]
}

function playBlocks({ play, prizes, corrections, result }: View, { t }: Wording): readonly ReportBlock[] {
  const rows: readonly ReportRow[] = [
    ...play.map(({ name, bet, won, taken_back: back, result: own }) => ({
      cells: [name || t.otherGames, pesos(bet), pesos(won), signed(back), signed(own)],
    })),
    ...besides(t.prizes, prizes),
    ...besides(t.corrections, corrections),
    { cells: [t.result, '', '', '', signed(result)], isTotal: true },
  ]
  return [{ kind: 'table', head: [t.game, t.bet, t.won, t.takenBack, t.result], numbers: 4, rows }]
}

function besides(name: string, amount: string): readonly ReportRow[] {
  return unitsOf(amount) === 0n ? [] : [{ cells: [name, '', '', '', signed(amount)] }]
}

async function* entryRows(
  entries: AsyncIterable<StatementEntry>,
  { t, cashType, language }: Wording,
): AsyncGenerator<ReportRow> {
  let isEmpty = true
  for await (const { at, kind, isIn, amount, balance } of entries) {
    isEmpty = false
    const moment = momentText(at)[language === 'en' ? 0 : 1]
    yield { cells: [moment, cashType(kind), signedUnits(isIn ? amount : -amount), pesosOf(balance)] }
  }
  if (isEmpty) yield { cells: [t.none, '', '', ''] }
}

function unitsOf(amount: string): bigint {
  const units = parsePesos(amount, 4)
  if (units === null) throw new Error(`${amount} is no amount of a statement.`)
  return units
}

const pesos = (amount: string) => pesosOf(unitsOf(amount))
const signed = (amount: string) => signedUnits(unitsOf(amount))

/** A thin space keeps the sign off the bars of the peso. */
function pesosOf(units: bigint): string {
  const text = formatMoney(units < 0n ? -units : units, { places: units % unitsPerCentavo === 0n ? 2 : 4 })
  return units < 0n ? `\u2212\u2009${text}` : text
}

function signedUnits(units: bigint): string {
  return units > 0n ? `+\u2009${pesosOf(units)}` : pesosOf(units)
}

function hours(seconds: number): string {
  const minutes = Math.floor(seconds / 60)
  return `${Math.floor(minutes / 60)} h ${minutes % 60} min`
}
