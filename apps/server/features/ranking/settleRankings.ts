import type { KeyObject } from 'node:crypto'
import { rankingLeaf, rootOf } from '@saya/game-math'
import type { AppTx } from '../../platform/db/database.ts'
import { DayNotReady, type ProductDayWork } from '../../platform/dayWork/index.ts'
import { signLine } from '../../platform/signed/index.ts'
import { type GrantDeps, listContestsOf, type LiveContest, payPlaces, takeDay } from '../promotion/index.ts'
import { isDayWhole } from '../tally/index.ts'
import { type DayKey, findDay, keepCount, keepSettlement, lockDay, type Place, replacePlaces } from './day.store.ts'
import { listHolds } from './hold.store.ts'
import { publicKeyOf } from './publicKeyOf.ts'
import { rankDay, type RankedDay } from './rankDay.ts'
import { publishedPlace } from './ranking.view.ts'

export interface SettleDeps extends GrantDeps {
  readonly signing: { readonly key: KeyObject }
}

/** Why the prize of somebody waits whom staff want to look at. */
const heldReason = 'ranking_hold'

/**
 * Settles the contests of a day once its tallies are whole in every schema: one snapshot, signed, decides, whoever is cut off
 * anywhere. What is played or taken back later changes no place.
 */
export function settleRankings(deps: SettleDeps): ProductDayWork {
  const { db } = deps
  return {
    name: 'ranking.settle',
    atManila: '00:15',
    missed: 'each',
    once: 'for the product',
    async perform({ day, step, renew }) {
      for (let schema = 0; schema < db.memberSchemas; schema++) {
        const isWhole = await db.memberSchema(schema, tx => isDayWhole(tx, day))
        if (!isWhole) throw new DayNotReady(`The tallies of ${day} are not whole yet.`)
      }
      for (const contest of await listContestsOf(deps, day)) {
        const key = { contest: contest.version.promotion, day }
        const known = await db.app(tx => findDay(tx, key))
        if (!known || known.settledAtMs === null) {
          const ranked = await rankDay(deps, contest, { day })
          await step(async tx => {
            await settle(tx, deps, { contest, key, ranked })
            return key.contest
          })
        }
        await payPlaces(deps, contest, day)
        await renew()
      }
    },
  }
}

interface SettledDay {
  readonly contest: LiveContest
  readonly key: DayKey
  readonly ranked: RankedDay
}

/** The places, what they take of the budget, whose they are and what was signed are one commit. */
async function settle(tx: AppTx, deps: SettleDeps, { contest, key, ranked }: SettledDay): Promise<void> {
  const { version, deal } = contest
  const nowMs = deps.clock.now()
  const day = await lockDay(tx, { ...key, version: version.number })
  if (day.settledAtMs !== null) return
  const holds = new Set((await listHolds(tx, key)).map(({ uid }) => uid))
  const places: Place[] = ranked.placed.map(({ uid, turnover, reachedAtMs }, at) => {
    const salt = deps.random.bytes(16).toString('hex')
    return { place: at + 1, uid, turnover, reachedAtMs, prize: contest.contest.prizes[at] ?? 0n, salt }
  })
  const won = places.map(({ place, uid, prize }, at) => {
    const judgement = ranked.placed[at]?.judgement
    if (!judgement) throw new Error('Nobody is placed without being judged.')
    return { ...judgement, amount: prize, place, held: holds.has(uid) ? heldReason : '' }
  })
  await takeDay(tx, deps, { version, deal, day: key.day, judged: [...won, ...ranked.skipped] })
  await replacePlaces(tx, key, places)
  const { entrants, steps } = ranked
  await keepCount(tx, key, { entrants, steps, nowMs })
  const root = rootOf(places.map(place => rankingLeaf(publishedPlace(key, place))))
  const text = JSON.stringify({
    ...key,
    version: version.number,
    at: new Date(nowMs).toISOString(),
    entrants,
    places: places.length,
    root,
  })
  const line = signLine(text, deps.signing.key)
  await keepSettlement(tx, key, {
    version: version.number,
    root,
    line,
    publicKey: publicKeyOf(deps.signing.key),
    nowMs,
  })
}
