import { askDue, reconcileNightly } from '../../../features/deposit/index.ts'
import { passOnWaiting, turnDueClocks } from '../../../features/kyc/index.ts'
import { endDays } from '../../../features/tally/index.ts'
import { openMonths } from '../../../features/wallet/index.ts'
import { reconcilePayoutsNightly } from '../../../features/withdrawal/index.ts'
import { runDayWork } from '../../../platform/dayWork/index.ts'
import type { TownEvent } from '../events.ts'
import { payOut } from '../payOut.ts'
import type { Town } from '../town.ts'
import { timeOf } from '../townDay.rules.ts'
import { nothingMore, type TownPart } from './part.ts'

const hours = [0, 6, 12, 15, 18, 21] as const
/** When what is done for each day is due in the night behind it. */
const [nightHour, nightMinute] = [1, 20]
/** When it is done in the town: by then every district has ended what it began before midnight. */
const doneHour = 6

/** What the product does by itself: clocks of members, payments nobody came back from, the ends of days, reconciliation. */
export const clockPart: TownPart = {
  planDesk(town, day) {
    const actor = 'clock'
    const turns = hours.map((hour): TownEvent => ({ atMs: timeOf(day, hour, 12), actor, perform: () => turn(town) }))
    const morning = { atMs: timeOf(day, 0, 11), actor, perform: () => beginDay(town) }
    if (day.index === 0) return [morning, ...turns]
    // Before the town ends, also where its last day has only just begun.
    const nightMs = timeOf(day, nightHour, nightMinute)
    const atMs = Math.min(timeOf(day, doneHour, nightMinute), day.untilMs - 1)
    return [morning, ...turns, { atMs, actor, perform: () => workNight(town, nightMs) }]
  },
}

/** Makes room for what will be posted, and ends the day before. */
async function beginDay({ deps: { db }, clock }: Town): Promise<readonly TownEvent[]> {
  for (let schema = 0; schema < db.memberSchemas; schema++) {
    await db.memberSchema(schema, tx => openMonths(tx, clock.now()))
  }
  await endDays({ db, clock })
  return nothingMore
}

async function turn({ deps }: Town): Promise<readonly TownEvent[]> {
  while ((await passOnWaiting(deps)) > 0);
  await turnDueClocks(deps)
  while ((await askDue(deps)) > 0);
  return nothingMore
}

/** What compares with gateways whose books lie in the town. All else begins with the first night behind it. */
async function workNight(town: Town, nightMs: number): Promise<readonly TownEvent[]> {
  const clock = { now: () => Math.max(nightMs, town.clock.now()) }
  const deps = { ...town.deps, clock, signal: new AbortController().signal }
  await runDayWork(deps, reconcileNightly(deps))
  await runDayWork(deps, reconcilePayoutsNightly(deps))
  return payWhatWasLeft(town)
}

/** What was let go and is not paid yet, since the town was killed in between. What people ask for today lies ahead of its clock. */
async function payWhatWasLeft(town: Town): Promise<readonly TownEvent[]> {
  const query = { status: 'paying' } as const
  const { data } = await town.calls.askOffice('GET /office/api/withdrawal/list', { query }, town.desk.finance)
  const left = data.d.filter(({ created_at: atSeconds }) => atSeconds * 1000 <= town.clock.now())
  return left.map(({ uid, id }) => payOut(town, { uid: BigInt(uid), id }))
}
