import type { AnswerOf } from '@saya/contract/handler.ts'
import type { officeContract } from '@saya/contract/office.ts'
import { done } from '@saya/contract/outcome.ts'
import { formatPesos } from '@saya/money'
import { type DayCount, type DayTally, type DurationCount, medianSeconds } from '../../platform/db/dayFigures.ts'
import type { Database, MemberTx } from '../../platform/db/database.ts'
import type { Handler } from '../../platform/http/request/call.ts'
import { countCreditedBreaksByDay, countDepositTimes, countDepositsByDay } from '../deposit/index.ts'
import { countVouchersByDay } from '../voucher/index.ts'
import { countWithdrawalTimes, countWithdrawalsByDay } from '../withdrawal/index.ts'
import { countCalls } from './countCalls.ts'
import { lastDays, sinceMs } from './days.rules.ts'
import type { FigureDeps } from './deps.ts'
import { countsOf, goodOf, ofWay, waysOf, worthOf } from './money.rules.ts'

type Operation = typeof officeContract.figure.getMoney
type Way = AnswerOf<Operation>['ways'][number]

/** Money in, or money out. */
interface Side {
  readonly rows: readonly DayCount[]
  readonly times: readonly DurationCount[]
}

/** Each member schema is counted by itself, and the counts are added up. */
export function getMoney(deps: FigureDeps): Handler<Operation> {
  const { clock, metrics, readDemo } = deps
  return async ({ query }) => {
    const [nowMs, count] = [clock.now(), Number(query.days)]
    const { came, went, breaks, vouchers } = await readSides(deps, sinceMs(nowMs, count))
    const books = { came: came.rows, went: went.rows, breaks, vouchers }
    return done({
      days: lastDays(nowMs, count).map(day => ({ day, ...viewDay(booksOf(books, day)) })),
      sums: viewSums(books),
      ways: [...viewWays('in', came), ...viewWays('out', went)],
      came_median_seconds: medianSeconds(came.times) ?? -1,
      went_median_seconds: medianSeconds(went.times) ?? -1,
      calls: await countCalls(metrics),
      demo: readDemo?.() ?? null,
    })
  }
}

/** The deposits and withdrawals that were opened, and the credits that are no deposits. */
interface Books {
  readonly came: readonly DayCount[]
  readonly went: readonly DayCount[]
  readonly breaks: readonly DayTally[]
  readonly vouchers: readonly DayTally[]
}

async function readSides({ db }: FigureDeps, fromMs: number) {
  const [came, went, vouchers, breaks] = await Promise.all([
    readSide(db, { rows: tx => countDepositsByDay(tx, fromMs), times: tx => countDepositTimes(tx, fromMs) }),
    readSide(db, { rows: tx => countWithdrawalsByDay(tx, fromMs), times: tx => countWithdrawalTimes(tx, fromMs) }),
    ofAll(db, tx => countVouchersByDay(tx, fromMs)),
    db.app(tx => countCreditedBreaksByDay(tx, fromMs)),
  ])
  return { came, went, breaks, vouchers: vouchers.flat() }
}

type Counting = { readonly [Part in keyof Side]: (tx: MemberTx) => Promise<Side[Part]> }

async function readSide(db: Database, { rows, times }: Counting): Promise<Side> {
  const parts = await ofAll(db, async tx => ({ rows: await rows(tx), times: await times(tx) }))
  return { rows: parts.flatMap(part => part.rows), times: parts.flatMap(part => part.times) }
}

/** Reads each member schema. */
function ofAll<T>(db: Database, read: (tx: MemberTx) => Promise<T>): Promise<readonly T[]> {
  return Promise.all(Array.from({ length: db.memberSchemas }, (_, schema) => db.memberSchema(schema, read)))
}

function booksOf({ came, went, breaks, vouchers }: Books, day: string): Books {
  const ofDay = <Row extends DayTally>(rows: readonly Row[]) => rows.filter(row => row.day === day)
  return { came: ofDay(came), went: ofDay(went), breaks: ofDay(breaks), vouchers: ofDay(vouchers) }
}

function viewDay(books: Books) {
  const { breaks, vouchers, credited } = viewSums(books)
  return { came: view(books.came), went: view(books.went), breaks, vouchers, credited }
}

function viewSums({ came, went, breaks, vouchers }: Books) {
  const deposits = goodOf(came)
  return {
    deposits: viewWorth(deposits),
    breaks: viewWorth(breaks),
    vouchers: viewWorth(vouchers),
    credited: viewWorth([...deposits, ...breaks, ...vouchers]),
    paid: viewWorth(goodOf(went)),
  }
}

function viewWorth(rows: readonly DayTally[]) {
  const { count, units } = worthOf(rows)
  return { count, amount: formatPesos(units) }
}

function view(rows: readonly DayCount[]) {
  const { units, ...counts } = countsOf(rows)
  return { ...counts, amount: formatPesos(units) }
}

function viewWays(direction: Way['direction'], { rows, times }: Side): readonly Way[] {
  return waysOf(rows).map(way => ({
    ...view(ofWay(rows, way)),
    direction,
    gateway: way.gateway,
    channel: way.channel,
    median_seconds: medianSeconds(ofWay(times, way)) ?? -1,
  }))
}
