import type { officeContract } from '@saya/contract/office.ts'
import { done } from '@saya/contract/outcome.ts'
import { dayMs, daySpan, formatPesos } from '@saya/money'
import { groupBySchema } from '../../../platform/db/groupBySchema.ts'
import type { Handler } from '../../../platform/http/request/call.ts'
import { listTesters } from '../../member/index.ts'
import type { InviteDeskDeps } from '../deps.ts'
import {
  type CohortFriend,
  type CohortRow,
  type CohortSum,
  listCohortFriends,
  listCohortRows,
  sumChargedBack,
  sumGgr,
  sumNetDeposits,
} from './cohort.store.ts'
import { giftsOf, type InviteCost, readCosts, viewCost } from './readCosts.ts'

const weeks = 26
const spans = [7, 30, 90] as const

/** What inviting cost beside what those brought whom it brought: by the week in which they signed up. */
export function listCohorts(deps: InviteDeskDeps): Handler<typeof officeContract.invite.listCohorts> {
  return async () => {
    const nowMs = deps.clock.now()
    const fromMs = nowMs - weeks * 7 * dayMs
    const all = await deps.db.app(tx => listCohortFriends(tx, fromMs))
    const uids = all.map(({ uid }) => uid)
    const testers = new Set(await listTesters(deps, uids))
    const friends = all.filter(({ uid }) => !testers.has(uid))
    const rows = await deps.db.app(tx => listCohortRows(tx, { fromMs, testers: [...testers] }))
    const sums = await readSums(deps, friends)
    const costs = await readCosts(
      deps,
      friends.flatMap(friend => giftsOf(friend, friend.week)),
    )
    return done({ d: rows.map(row => viewCohort(row, { sums, costs, nowMs })), t: rows.length })
  }
}

interface Sums {
  readonly days: number
  readonly deposits: ReadonlyMap<string, bigint>
  readonly ggr: ReadonlyMap<string, bigint>
}

async function readSums({ db }: InviteDeskDeps, friends: readonly CohortFriend[]): Promise<readonly Sums[]> {
  const found = spans.map(days => ({ days, deposits: new Map<string, bigint>(), ggr: new Map<string, bigint>() }))
  for (const some of groupBySchema(db, friends)) {
    await db.member(some[0].uid, async tx => {
      for (const { days, deposits, ggr } of found) {
        addAll(deposits, await sumNetDeposits(tx, some, days))
        takeAll(deposits, await sumChargedBack(tx, some, days))
        addAll(ggr, await sumGgr(tx, some, days))
      }
    })
  }
  return found
}

function addAll(sums: Map<string, bigint>, rows: readonly CohortSum[]): void {
  for (const { week, amount } of rows) sums.set(week, (sums.get(week) ?? 0n) + (amount ?? 0n))
}

function takeAll(sums: Map<string, bigint>, rows: readonly CohortSum[]): void {
  const taken = rows.map(({ week, amount }) => ({ week, amount: -(amount ?? 0n) }))
  addAll(sums, taken)
}

/** Whether so many days are over for whoever signed up last in a week. */
function isOver(week: string, days: number, nowMs: number): boolean {
  return nowMs >= daySpan(week).fromMs + (6 + days) * dayMs
}

interface CohortMoney {
  readonly sums: readonly Sums[]
  readonly costs: ReadonlyMap<string, InviteCost>
  readonly nowMs: number
}

function viewCohort({ week, ...counts }: CohortRow, { sums, costs, nowMs }: CohortMoney) {
  return {
    week,
    invited: Number(counts.invited),
    verified: Number(counts.verified),
    deposited: Number(counts.deposited),
    played: Number(counts.played),
    paid: Number(counts.paid),
    held: Number(counts.held),
    ...viewCost(costs.get(week)),
    money: sums.map(({ days, deposits, ggr }) => ({
      days,
      is_over: isOver(week, days, nowMs),
      net_deposits: formatPesos(deposits.get(week) ?? 0n),
      ggr: formatPesos(ggr.get(week) ?? 0n),
    })),
  }
}
