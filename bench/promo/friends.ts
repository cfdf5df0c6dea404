import { createDatabase } from '@saya/postgres'
import { dayMs, manilaDay } from '@saya/money'
import { listCohorts } from '../../apps/server/features/invite/desk/listCohorts.ts'
import { listAbove, listBelow, listInviteRows } from '../../apps/server/features/invite/desk/tree.store.ts'
import { countFriends, hasten, listFriendRows } from '../../apps/server/features/invite/invite.store.ts'
import { listReferrals } from '../../apps/server/features/referral/index.ts'
import { listLivelyFriends } from '../../apps/server/features/ring/candidates.store.ts'
import { countRings, listRingRows, ringSorting, summariseRings } from '../../apps/server/features/ring/list.store.ts'
import { systemClock } from '../../apps/server/platform/clock.ts'
import { type AppTx, type Database, openDatabase } from '../../apps/server/platform/db/database.ts'
import { readOf } from '../../apps/server/platform/db/sortedPage.ts'
import { orderOf } from '../../apps/server/platform/db/sorting.ts'
import { median, percentile, table } from '../load/figures.ts'
import { numberOption } from '../load/options.ts'
import { openPlace } from '../load/place.ts'
import { plantFriends, popularUid } from './friends.store.ts'

const schemas = 4
/** Of a page that somebody waits for, of the weeks that staff look at, and of a whole night. */
const [pageMs, weeksMs, nightMs] = [100, 3000, 10_000]
const size = 50
const stretch = 1000

interface Measure {
  readonly name: string
  readonly goalMs: number
  /** It takes so long that a few times are enough. */
  readonly times?: number
  act(): Promise<unknown>
}

/** What the lists of friends and rings cost with many referrals among many members. Answers whether none was slow. */
export async function measureFriends(args: readonly string[]): Promise<boolean> {
  const members = numberOption(args, 'members', 1_000_000)
  const referrals = numberOption(args, 'referrals', 100_000)
  const rounds = numberOption(args, 'rounds', 20)
  const place = await openPlace({ forTests: true })
  await createDatabase(place.url('postgres'), 'bench')
  await place.migrate(place.url('bench'), schemas)
  const db = await openDatabase(place.url('bench'), 4)
  try {
    const day = manilaDay(systemClock.now() - dayMs)
    await db.app(tx => plantFriends(tx, { members, referrals, popular: referrals / 5, day }))
    console.log(`${referrals} referrals among ${members} members`)
    const deepest = BigInt(members) - BigInt(referrals) / 2n
    const measures = [...ofMember(db), ...ofOffice(db, deepest), ofNight(db, day)]
    const rows: string[][] = []
    let isWithin = true
    for (const { name, goalMs, times = rounds, act } of measures) {
      const ms = await repeat(times, act)
      rows.push([name, median(ms).toFixed(1), percentile(ms, 99).toFixed(1), String(goalMs)])
      isWithin &&= median(ms) <= goalMs
    }
    console.log(table([['what is read, ms', 'median', 'p99', 'goal'], ...rows]))
    return isWithin
  } finally {
    await db.close()
    await place.remove()
  }
}

async function repeat(times: number, act: () => Promise<unknown>): Promise<readonly number[]> {
  const ms: number[] = []
  for (let time = 0; time < times; time++) {
    const startedAt = performance.now()
    await act()
    ms.push(performance.now() - startedAt)
  }
  return ms
}

type Reading = (tx: AppTx) => Promise<unknown>

function pageOf(db: Database, name: string, read: Reading): Measure {
  return { name, goalMs: pageMs, act: () => db.app(read) }
}

/** What the most popular of all members reads on `/invite`. */
function ofMember(db: Database): readonly Measure[] {
  const nowMs = systemClock.now()
  const middle = { atMs: nowMs - 15 * dayMs, id: '80000000-0000-4000-8000-000000000000' }
  return [
    pageOf(db, 'own friends, the first page', async tx => [
      await listFriendRows(tx, popularUid, { place: null, size }),
      await countFriends(tx, popularUid),
    ]),
    pageOf(db, 'own friends, a page in the middle', tx => listFriendRows(tx, popularUid, { place: middle, size })),
    pageOf(db, 'friends looked at soon', tx => hasten(tx, popularUid, nowMs)),
    pageOf(db, 'referrals of a member', tx => listReferrals(tx, popularUid, { last: null, size })),
  ]
}

function ofOffice(db: Database, deepest: bigint): readonly Measure[] {
  const order = orderOf(ringSorting, 'found')
  const waiting = { isOver: false, uid: null }
  const cohorts = listCohorts({ db, clock: systemClock } as Parameters<typeof listCohorts>[0])
  return [
    pageOf(db, 'the tree of a member', async tx => {
      const { below } = await listBelow(tx, popularUid, { deepest: 4, most: 300 })
      const uids = below.map(({ uid }) => uid)
      return [await listAbove(tx, deepest, 20), await listInviteRows(tx, uids)]
    }),
    pageOf(db, 'rings that wait', async tx => {
      const rows = await listRingRows(tx, waiting, readOf({ order, cursor: '', size }))
      const uids = rows.map(({ uid }) => uid)
      return [await countRings(tx, waiting), await summariseRings(tx, uids)]
    }),
    { name: 'weeks of friends', goalMs: weeksMs, times: 3, act: () => cohorts({} as never) },
  ]
}

/** The friends of one day for whom rings are looked for, all of them, stretch by stretch. */
function ofNight(db: Database, day: string): Measure {
  async function act() {
    for (let after: bigint | undefined = 0n; after !== undefined; ) {
      const from: bigint = after
      after = (await db.app(tx => listLivelyFriends(tx, { day, after: from, most: stretch }))).last
    }
  }
  return { name: 'friends of a night', goalMs: nightMs, times: 1, act }
}
