import { dayMs, manilaDay } from '@saya/money'
import { type GrantDeps, isDayOf, listContests, listContestsOf, type LiveContest } from '../promotion/index.ts'
import { type DayKey, findDay, keepCount, lockDay, replacePlaces, takeTurn } from './day.store.ts'
import { rankDay } from './rankDay.ts'
import { stepsToKeep } from './ranking.rules.ts'

/** Who died over a count holds nobody up for longer. */
const turnMs = 50_000

/**
 * Asked every minute, counts the places of today, and those of yesterday as long as they are not settled. Of several workers one
 * has the turn.
 */
export async function countRankings(deps: GrantDeps): Promise<void> {
  const nowMs = deps.clock.now()
  const [today, yesterday] = [manilaDay(nowMs), manilaDay(nowMs - dayMs)]
  for (const contest of await listContests(deps)) {
    if (contest.version.stoppedAtMs === null && isDayOf(contest.offer, today)) await countDay(deps, contest, today)
  }
  for (const contest of await listContestsOf(deps, yesterday)) {
    const key = { contest: contest.version.promotion, day: yesterday }
    const known = await deps.db.app(tx => findDay(tx, key))
    if (known && known.settledAtMs === null) await countDay(deps, contest, yesterday)
  }
}

async function countDay(deps: GrantDeps, contest: LiveContest, day: string): Promise<void> {
  const { promotion, number: version } = contest.version
  const key: DayKey = { contest: promotion, day }
  const nowMs = deps.clock.now()
  const known = await deps.db.app(tx => findDay(tx, key))
  if (!(await deps.db.app(tx => takeTurn(tx, { ...key, version, nowMs, untilMs: nowMs + turnMs })))) return
  const kept = known?.version === version ? stepsToKeep(known, nowMs) : undefined
  const { placed, behind, entrants, steps } = await rankDay(deps, contest, { day, steps: kept })
  const places = [...placed, ...behind].map(({ uid, turnover, reachedAtMs }, at) => {
    return { place: at + 1, uid, turnover, reachedAtMs, prize: 0n, salt: '' }
  })
  await deps.db.app(async tx => {
    const held = await lockDay(tx, { ...key, version })
    // Somebody settled it meanwhile: what was settled stays.
    if (held.settledAtMs !== null) return
    await replacePlaces(tx, key, places)
    await keepCount(tx, key, { entrants, steps, nowMs })
  })
}
