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
import { openRawCaller, type RawCaller, writeRequest } from '../load/rawCaller.ts'
import { playEnough } from './boxes.store.ts'
import { inLanes } from '../../packages/testing/inLanes.ts'
import { makeAlike } from './likeness.store.ts'

const allowedMs = 2000
const log = pino({ level: 'silent' })

/**
 * Members open their box one behind the other over so many lanes, as at midnight, where many have opened theirs before. Answers whether none
 * was slow or refused.
 */
export async function measureBoxes(args: readonly string[]): Promise<boolean> {
  const boxes = numberOption(args, 'boxes', 15_000)
  const opened = numberOption(args, 'opened', 135_000)
  const atOnce = numberOption(args, 'at-once', 32)
  const { api, db, close } = await openApi()
  try {
    const { masters } = worldSecrets
    const deps = { db, clock: systemClock, random: systemRandom, log, masters, signal: new AbortController().signal }
    await runDayWork(deps, turnDays(deps))
    const url = await api.app.listen({ host: '127.0.0.1', port: 0 })
    const caller = openRawCaller(Number(new URL(url).port))
    const times: number[] = []
    let refused = 0
    const known = await makeMember(db)
    if (!(await open(caller, known))) throw new Error('The first member could not open their box.')
    await makeAlike(db, { of: known, count: opened - 1 })
    const crowd = await makeCrowd(db, boxes)
    const beganMs = performance.now()
    await inLanes(crowd, atOnce, async player => {
      const openedMs = performance.now()
      if (!(await open(caller, player))) refused += 1
      times.push(performance.now() - openedMs)
    })
    const seconds = (performance.now() - beganMs) / 1000
    caller.close()
    const p99 = percentile(times, 99)
    console.log(
      table([
        ['opened before', 'boxes', 'a second', 'median, ms', 'p99, ms', 'refused'],
        [
          String(opened),
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

async function makeCrowd(db: Database, count: number): Promise<readonly Player[]> {
  const player = await makeMember(db)
  return [player, ...(await makeAlike(db, { of: player, count: count - 1 }))]
}

/** One who may open a box today: an approved ID, and enough play on the day before. */
async function makeMember(db: Database): Promise<Player> {
  const nowMs = systemClock.now()
  const player = await createPlayer(db, systemClock, { kyc: 'fully_kyc' })
  await approve({ db, clock: systemClock }, player)
  await db.member(player.uid, tx => playEnough(tx, player.uid, { day: manilaDay(nowMs - dayMs), nowMs }))
  return player
}

async function open(caller: RawCaller, { uid, token }: Player): Promise<boolean> {
  const headers = { t: token, accept: 'application/json', 'idempotency-key': `box-${uid}` }
  const body = JSON.stringify({ client_seed: `word-of-${uid}` })
  const answer = await caller.send(writeRequest('/promo/blindbox/claim', headers, body))
  const { status } = JSON.parse(answer.slice(answer.indexOf('\r\n\r\n') + 4)) as { status: boolean }
  return status
}
