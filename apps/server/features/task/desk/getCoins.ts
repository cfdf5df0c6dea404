import type { AnswerOf } from '@saya/contract/handler.ts'
import type { officeContract } from '@saya/contract/office.ts'
import { done } from '@saya/contract/outcome.ts'
import { coinCostUnits } from '@saya/contract/task/task.ts'
import { formatPesos, manilaDay } from '@saya/money'
import type { Handler } from '../../../platform/http/request/call.ts'
import type { TaskDeskDeps } from '../deps.ts'
import { addDays } from '../week.rules.ts'
import { owedByDay, sumDay } from './coins.rules.ts'
import { type CoinDay, listCoinDays, sumOwed } from './coins.store.ts'
import { keepMinute } from './keepMinute.ts'

const shownDays = 30

/** What members hold is kept with its days, which go by it, as they were within the last minute. */
export function getCoins(deps: TaskDeskDeps): Handler<typeof officeContract.task.getCoins> {
  const read = keepMinute(deps.clock, () => readCoins(deps))
  return async () => done(await read())
}

/** Each member schema is counted by itself, and the counts are added up. */
async function readCoins({ db, clock }: TaskDeskDeps): Promise<AnswerOf<typeof officeContract.task.getCoins>> {
  const today = manilaDay(clock.now())
  const from = addDays(today, 1 - shownDays)
  const rows: CoinDay[] = []
  let owed = 0n
  for (let schema = 0; schema < db.memberSchemas; schema++) {
    const part = await db.memberSchema(schema, async tx => ({
      days: await listCoinDays(tx, from),
      owed: await sumOwed(tx),
    }))
    rows.push(...part.days)
    owed += part.owed
  }
  const sums = Array.from({ length: shownDays }, (_, at) => sumDay(rows, addDays(from, at)))
  const ends = owedByDay(sums, owed)
  const days = sums.map(({ day, earned, added, spent, removed, lapsed }, at) => {
    const came = { earned: Number(earned), added: Number(added) }
    const went = { spent: Number(spent), removed: Number(removed), lapsed: Number(lapsed) }
    return { day, ...came, ...went, owed: Number(ends[at]) }
  })
  return { days, owed: Number(owed), owed_cost: formatPesos(owed * coinCostUnits) }
}
