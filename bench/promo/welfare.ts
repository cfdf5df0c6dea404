import { dayMs, manilaDay } from '@saya/money'
import { systemClock } from '../../apps/server/platform/clock.ts'
import type { Database } from '../../apps/server/platform/db/database.ts'
import { approve, promotionDesk, rebateTerms } from '../../packages/testing/desk/promotionDesk.ts'
import { rankingTerms } from '../../packages/testing/world/rankingWorld.ts'
import { createPlayer, type Player } from '../../packages/testing/world/player.ts'
import { leaveRoom, showBanner } from '../../packages/testing/world/welfare.store.ts'
import { percentile, table } from '../load/figures.ts'
import { openApi } from '../load/openApi.ts'
import { numberOption } from '../load/options.ts'
import { inLanes } from '../../packages/testing/inLanes.ts'

const allowedMs = 30
/** What the Welfare page asks for as it opens. */
const asked = ['/promo/list', '/promo/bonus/total', '/promo/bonus/query?cash_type=4001'] as const

/** The Welfare page of members with approved IDs, beside a promotion of every kind. Answers whether none was slow. */
export async function measureWelfare(args: readonly string[]): Promise<boolean> {
  const pages = numberOption(args, 'pages', 2000)
  const atOnce = numberOption(args, 'at-once', 1)
  const { api, db, close } = await openApi()
  try {
    const url = await api.app.listen({ host: '127.0.0.1', port: 0 })
    await openPromotions(db, url)
    const crowd: Player[] = []
    for (let made = 0; made < crowdSize; made++) {
      const player = await createPlayer(db, systemClock, { kyc: 'fully_kyc' })
      await approve({ db, clock: systemClock }, player)
      crowd.push(player)
    }
    const times: number[] = []
    const visits = Array.from({ length: pages + warmUp }, (_, at) => ({ at, player: crowd[at % crowdSize] as Player }))
    await inLanes(visits, atOnce, async ({ at, player }) => {
      const openedMs = performance.now()
      await Promise.all(asked.map(path => read(url + path, player)))
      if (at >= warmUp) times.push(performance.now() - openedMs)
    })
    const p99 = percentile(times, 99)
    console.log(
      table([
        ['welfare pages', 'median, ms', 'p99, ms'],
        [String(pages), percentile(times, 50).toFixed(1), p99.toFixed(1)],
      ]),
    )
    console.log(p99 <= allowedMs ? `Within ${allowedMs} ms.` : `Above ${allowedMs} ms.`)
    return p99 <= allowedMs
  } finally {
    await close()
  }
}

const crowdSize = 50
const warmUp = 100

/** One of each kind, as two people of the office agree to it. */
async function openPromotions(db: Database, url: string): Promise<void> {
  await leaveRoom({ db })
  await showBanner({ db }, 10)
  const desk = await promotionDesk({ db, clock: systemClock, url })
  const first = manilaDay(systemClock.now())
  const open = {
    audience: { once_per_id: false },
    first_day: first,
    last_day: manilaDay(systemClock.now() + 7 * dayMs),
  }
  const losses = { share: '1', least: '1000', most: '5000', games: [], providers: [] }
  await desk.live({ ...open, terms: rebateTerms }, 'rebate')
  await desk.live({ ...open, terms: losses, budget: '50000' }, 'lossRebate')
  await desk.live({ ...open, terms: rankingTerms, budget: '9000000' }, 'ranking')
  await desk.live({ terms: { amount: '50' } }, 'appBonus')
  await desk.live({ terms: { count: '2' }, budget: '50000' }, 'tickets')
  await desk.live({ terms: { amount: '100' }, audience: { least_level: 2 } }, 'gift')
}

async function read(url: string, { token }: Player): Promise<void> {
  const answer = await fetch(url, { headers: { t: token, accept: 'application/json' } })
  const { status } = (await answer.json()) as { status: boolean }
  if (!status) throw new Error(`${url} was refused.`)
}
