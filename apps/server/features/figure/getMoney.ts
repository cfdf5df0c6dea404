import type { AnswerOf } from '@saya/contract/handler.ts'
import type { officeContract } from '@saya/contract/office.ts'
import { done } from '@saya/contract/outcome.ts'
import { formatPesos } from '@saya/money'
import { type DayCount, type DurationCount, medianSeconds } from '../../platform/db/dayFigures.ts'
import type { Database, MemberTx } from '../../platform/db/database.ts'
import type { Handler } from '../../platform/http/call.ts'
import { countDepositTimes, countDepositsByDay } from '../deposit/index.ts'
import { countWithdrawalTimes, countWithdrawalsByDay } from '../withdrawal/index.ts'
import { countCalls } from './countCalls.ts'
import { lastDays, sinceMs } from './days.rules.ts'
import type { FigureDeps } from './deps.ts'
import { countsOf, ofWay, waysOf } from './money.rules.ts'

type Operation = typeof officeContract.figure.getMoney
type Way = AnswerOf<Operation>['ways'][number]

/** One direction that money goes. */
interface Side {
  readonly rows: readonly DayCount[]
  readonly times: readonly DurationCount[]
}

/** Each schema of members counts its own, and the counts are put together. */
export function getMoney(deps: FigureDeps): Handler<Operation> {
  const { clock, metrics } = deps
  return async ({ query }) => {
    const [nowMs, count] = [clock.now(), Number(query.days)]
    const { came, went } = await readSides(deps, sinceMs(nowMs, count))
    const ofDay = ({ rows }: Side, day: string) => view(rows.filter(row => row.day === day))
    return done({
      days: lastDays(nowMs, count).map(day => ({ day, came: ofDay(came, day), went: ofDay(went, day) })),
      ways: [...viewWays('in', came), ...viewWays('out', went)],
      came_median_seconds: medianSeconds(came.times) ?? -1,
      went_median_seconds: medianSeconds(went.times) ?? -1,
      calls: await countCalls(metrics),
    })
  }
}

async function readSides({ db }: FigureDeps, fromMs: number) {
  const [came, went] = await Promise.all([
    readSide(db, { rows: tx => countDepositsByDay(tx, fromMs), times: tx => countDepositTimes(tx, fromMs) }),
    readSide(db, { rows: tx => countWithdrawalsByDay(tx, fromMs), times: tx => countWithdrawalTimes(tx, fromMs) }),
  ])
  return { came, went }
}

type Counting = { readonly [Part in keyof Side]: (tx: MemberTx) => Promise<Side[Part]> }

async function readSide(db: Database, { rows, times }: Counting): Promise<Side> {
  const parts = await Promise.all(
    Array.from({ length: db.memberSchemas }, (_, schema) =>
      db.memberSchema(schema, async tx => ({ rows: await rows(tx), times: await times(tx) })),
    ),
  )
  return { rows: parts.flatMap(part => part.rows), times: parts.flatMap(part => part.times) }
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
