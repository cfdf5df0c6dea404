import { createDatabase } from '@saya/postgres'
import { standardPrizes } from '@saya/contract/ranking/prizes.ts'
import { manilaDay } from '@saya/money'
import { pino } from 'pino'
import { findKind } from '../../apps/server/features/promotion/kinds/index.ts'
import { rankDay } from '../../apps/server/features/ranking/rankDay.ts'
import { systemClock } from '../../apps/server/platform/clock.ts'
import { openDatabase } from '../../apps/server/platform/db/database.ts'
import { systemRandom } from '../../apps/server/platform/random.ts'
import { offerFor } from '../../packages/testing/desk/promotionDesk.ts'
import { createPlayer } from '../../packages/testing/world/player.ts'
import { median, percentile, table } from '../load/figures.ts'
import { numberOption } from '../load/options.ts'
import { openPlace } from '../load/place.ts'
import { tallyMany, tallyWinner } from '../../packages/testing/ledger/manyPlayers.store.ts'

const schemas = 16
const goalMs = 1000
const winners = 120

/** One round of a ranking of many members on the real tally: read from every schema, merged and judged. */
export async function measureRanking(args: readonly string[]): Promise<boolean> {
  const members = numberOption(args, 'members', 1_000_000)
  const games = numberOption(args, 'games', 3)
  const rounds = numberOption(args, 'rounds', 10)
  const place = await openPlace({ forTests: true })
  await createDatabase(place.url('postgres'), 'bench')
  await place.migrate(place.url('bench'), schemas)
  const db = await openDatabase(place.url('bench'), 12)
  try {
    const day = manilaDay(systemClock.now())
    for (let schema = 0; schema < schemas; schema++) {
      const share = Math.ceil(members / schemas)
      await db.memberSchema(schema, tx => tallyMany(tx, { day, schema, schemas, members: share, games }), {
        isLong: true,
      })
    }
    for (let at = 0; at < winners; at++) {
      const { uid } = await createPlayer(db, systemClock, { kyc: 'fully_kyc' })
      await db.member(uid, tx => tallyWinner(tx, uid, day))
    }
    const read = findKind('ranking')?.read({ least: '0', prizes: [...standardPrizes] })
    if (!read || 'wrong' in read || !read.deal.contest) throw new Error('These are no terms of a contest.')
    const offer = offerFor({ clock: systemClock }, { audience: { once_per_id: false } })
    const contest = { offer, deal: read.deal, budget: 1n, version: {} as never, contest: read.deal.contest }
    const log = pino({ level: 'silent' })
    const deps = { db, clock: systemClock, random: systemRandom, log, jurisdiction: 'standard' as const }
    const whole = await rankDay(deps, contest, { day })
    console.log(`${whole.entrants} members in it, ${whole.placed.length} of them in a place with a prize`)
    /** Most rounds go by how many played how much as it was counted before; each ten minutes all of it is counted. */
    async function measure(steps?: typeof whole.steps): Promise<readonly number[]> {
      const times: number[] = []
      for (let round = 0; round < rounds; round++) {
        const startedAt = performance.now()
        await rankDay(deps, contest, { day, steps })
        times.push(performance.now() - startedAt)
      }
      return times
    }
    const [minute, all] = [await measure(whole.steps), await measure()]
    const row = (name: string, times: readonly number[]) => [
      name,
      median(times).toFixed(0),
      percentile(times, 99).toFixed(0),
    ]
    console.log(
      table([['a round of a ranking, ms', 'median', 'p99'], row('each minute', minute), row('each ten minutes', all)]),
    )
    const isWithin = percentile(minute, 99) <= goalMs
    console.log(isWithin ? `Within ${goalMs} ms each minute.` : `Above ${goalMs} ms.`)
    return isWithin
  } finally {
    await db.close()
    await place.remove()
  }
}
