import { dayMs, manilaDay } from '@saya/money'
import { turnDays } from '../../apps/server/features/box/index.ts'
import { runDayWork } from '../../apps/server/platform/dayWork/index.ts'
import { systemClock } from '../../apps/server/platform/clock.ts'
import type { Database } from '../../apps/server/platform/db/database.ts'
import { systemRandom } from '../../apps/server/platform/random.ts'
import { pino } from 'pino'
import { createPlayer, type Player } from '../../packages/testing/world/player.ts'
import { worldSecrets } from '../../packages/testing/world/operator.ts'
import { approve } from '../../packages/testing/desk/promotionDesk.ts'
import { percentile, table } from '../load/figures.ts'
import { openApi } from '../load/openApi.ts'
import { numberOption } from '../load/options.ts'
import { playEnough } from './boxes.store.ts'
import { inLanes } from './inLanes.ts'

const allowedMs = 2000
const log = pino({ level: 'silent' })

/** Members open their box one behind the other over so many lanes, as at midnight. Answers whether none was slow or refused. */
export async function measureBoxes(args: readonly string[]): Promise<boolean> {
  const boxes = numberOption(args, 'boxes', 150_000)
  const atOnce = numberOption(args, 'at-once', 32)
  const { api, db, close } = await openApi()
  try {
    const { masters } = worldSecrets
    const deps = { db, clock: systemClock, random: systemRandom, log, masters, signal: new AbortController().signal }
    await runDayWork(deps, turnDays(deps))
    const url = await api.app.listen({ host: '127.0.0.1', port: 0 })
    const times: number[] = []
    let refused = 0
    const beganMs = performance.now()
    let madeMs = 0
    for (let first = 0; first < boxes; first += crowdSize) {
      const makingMs = performance.now()
      const crowd = await makeCrowd(db, Math.min(crowdSize, boxes - first))
      madeMs += performance.now() - makingMs
      await inLanes(crowd, atOnce, async player => {
        const openedMs = performance.now()
        if (!(await open(url, player))) refused += 1
        times.push(performance.now() - openedMs)
      })
    }
    const seconds = (performance.now() - beganMs - madeMs) / 1000
    const p99 = percentile(times, 99)
    console.log(
      table([
        ['boxes', 'a second', 'median, ms', 'p99, ms', 'refused'],
        [
          String(boxes),
          (boxes / seconds).toFixed(0),
          percentile(times, 50).toFixed(1),
          p99.toFixed(1),
          String(refused),
        ],
      ]),
    )
    return refused === 0 && p99 <= allowedMs
  } finally {
    await close()
  }
}

const crowdSize = 5000
const makersAtOnce = 8

/** Members who may open a box today: an approved ID, and enough play on the day before. */
async function makeCrowd(db: Database, count: number): Promise<readonly Player[]> {
  const day = manilaDay(systemClock.now() - dayMs)
  const crowd: Player[] = []
  await inLanes(Array.from({ length: count }), makersAtOnce, async () => {
    const player = await createPlayer(db, systemClock, { kyc: 'fully_kyc' })
    await approve({ db, clock: systemClock }, player)
    await db.member(player.uid, tx => playEnough(tx, player.uid, { day, nowMs: systemClock.now() }))
    crowd.push(player)
  })
  return crowd
}

async function open(url: string, { uid, token }: Player): Promise<boolean> {
  const headers = {
    t: token,
    accept: 'application/json',
    'content-type': 'application/json',
    'idempotency-key': `box-${uid}`,
  }
  const body = JSON.stringify({ client_seed: `word-of-${uid}` })
  const answer = await fetch(`${url}/promo/blindbox/claim`, { method: 'POST', headers, body })
  const { status } = (await answer.json()) as { status: boolean }
  return status
}
