import type { officeContract } from '@saya/contract/office.ts'
import { done, refuse } from '@saya/contract/outcome.ts'
import { formatPesos } from '@saya/money'
import type { Handler } from '../../../platform/http/request/call.ts'
import { listNames } from '../../member/index.ts'
import { findReward, rewardIdOf } from '../../reward/index.ts'
import { type DayKey, findDay, listPlaces, type Place } from '../day.store.ts'
import type { RankingDeskDeps } from '../deps.ts'
import { listHolds } from '../hold.store.ts'
import { shownPlaces } from '../ranking.rules.ts'
import { rankingPrize, rewardName } from '../rewardName.ts'
import { viewDay } from './desk.view.ts'
import { readTerms } from './readTerms.ts'

/** While a day runs it is a preview of who would win, and afterwards what was settled. */
export function getRankingDay(deps: RankingDeskDeps): Handler<typeof officeContract.ranking.getRankingDay> {
  return async ({ query: key }) => {
    const found = await deps.db.app(async tx => ({
      day: await findDay(tx, key),
      places: await listPlaces(tx, key, { from: 1, count: shownPlaces }),
      holds: new Map((await listHolds(tx, key)).map(hold => [hold.uid, hold])),
    }))
    const { day, holds } = found
    if (!day) return refuse('not_found')
    const terms = await readTerms(deps, day)
    const prizes = terms?.contest.prizes ?? []
    const names = await listNames(
      deps,
      found.places.map(({ uid }) => uid),
    )
    const places = []
    for (const one of found.places) {
      const { place, uid, turnover, reachedAtMs, prize } = one
      places.push({
        place,
        uid: String(uid),
        player: names.get(uid) ?? '***',
        bet: formatPesos(turnover),
        reached_at: Math.floor(reachedAtMs / 1000),
        bonus: formatPesos(day.settledAtMs === null ? (prizes[place - 1] ?? 0n) : prize),
        hold_reason: holds.get(uid)?.reason ?? '',
        held_by: holds.get(uid)?.heldName ?? '',
        status: day.settledAtMs === null ? '' : await statusOf(deps, key, one),
      })
    }
    return done({ ...viewDay(day, terms), places })
  }
}

async function statusOf({ db }: RankingDeskDeps, key: DayKey, { uid, place }: Place): Promise<string> {
  const id = rewardIdOf({ uid, kind: rankingPrize, name: rewardName(key, place) })
  return (await db.member(uid, tx => findReward(tx, id)))?.status ?? ''
}
