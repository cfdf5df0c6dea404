import type { contract } from '@saya/contract'
import { done } from '@saya/contract/outcome.ts'
import { textIn } from '@saya/contract/text.ts'
import { daySpan, manilaDay } from '@saya/money'
import type { MemberTx } from '../../platform/db/database.ts'
import type { Handler } from '../../platform/http/request/call.ts'
import { readPlace, writePlace } from '../../platform/rowPlace.ts'
import { countClaims, listClaims, sumDays, type TaskClaim } from './claim.store.ts'
import type { TaskDeps } from './deps.ts'

export function listReceived({ db }: TaskDeps): Handler<typeof contract.task.listReceived> {
  return async ({ caller: { uid }, query, visitor: { language } }) => {
    const place = readPlace(query.last_id)
    const { rows, total, sums } = await db.member(uid, async tx => {
      const found = await listClaims(tx, uid, { place, size: query.page_size })
      return { rows: found, total: await countClaims(tx, uid), sums: await sumOf(tx, uid, found) }
    })
    const last = rows.length === query.page_size ? rows.at(-1) : undefined
    const d = rows.map(({ rewardId, names, coins, atMs }, at) => {
      const date = manilaDay(atMs)
      const before = rows[at - 1]?.atMs ?? place?.atMs
      const isFirst = before === undefined || manilaDay(before) !== date
      return {
        id: rewardId,
        name: textIn(names, language),
        image: '',
        bonus: coins,
        receive_at: Math.floor(atMs / 1000),
        date,
        day_total: isFirst ? (sums.get(date) ?? coins) : null,
      }
    })
    return done({ d, t: total, last_id: last ? writePlace({ atMs: last.atMs, id: last.rewardId }) : '' })
  }
}

/** The whole days that a page touches, whatever else of them is on other pages. */
function sumOf(tx: MemberTx, uid: bigint, rows: readonly TaskClaim[]): Promise<ReadonlyMap<string, number>> {
  const [first, last] = [rows.at(0), rows.at(-1)]
  if (!first || !last) return Promise.resolve(new Map())
  const span = { fromMs: daySpan(manilaDay(last.atMs)).fromMs, untilMs: daySpan(manilaDay(first.atMs)).untilMs }
  return sumDays(tx, uid, span)
}
