import { dayMs, manilaDay, startOfManilaDay } from '@saya/money'
import { pino } from 'pino'
import { finishClaims } from '../../../../apps/server/features/promotion/index.ts'
import { countRankings } from '../../../../apps/server/features/ranking/index.ts'
import { type SettleDeps, settleRankings } from '../../../../apps/server/features/ranking/settleRankings.ts'
import { endTallyDay } from '../../ledger/tallyPlay.store.ts'
import { rankingTools } from '../../world/rankingWorld.ts'
import { rewardTools } from '../../world/rewardWorld.ts'
import type { World } from '../../world/world.ts'
import { type SeededRandom, seededRandom } from '../seededRandom.ts'
import { makeTester } from './dryRun.store.ts'
import {
  type ContestCrowd,
  type ExpectedPlace,
  hasSnapshot,
  judgeContest,
  rankPlays,
  type SimulatedContest,
  slots,
} from './judgeContest.ts'
import { Killed, killedDatabase } from './killedDatabase.ts'
import { openContest } from './openContest.ts'
import { passDays } from './passDays.ts'
import type { TalliedPlay } from './plays.store.ts'
import { replacePlays } from './replacePlays.ts'
import { gatherCrowd } from './simulateLists.ts'

const peso = 10_000n
/** Longer than anybody has a prize that is gone before it is promised. */
const leaseMs = 61_000

/** Members who compete, of whom some may have no prize. */
export async function gatherContenders(world: World): Promise<ContestCrowd> {
  const { good, refused } = await gatherCrowd(world)
  const [tester = 0n, ...others] = good
  await world.db.member(tester, tx => makeTester(tx, tester))
  return { good: others, refused: refused.slice(0, -1), tester }
}

/**
 * A contest of a day under faults: play comes and is taken back, the places are counted meanwhile, and several settle the day at once;
 * each may be killed before or behind one of its transactions. Behind the snapshot play changes further, and one that lives goes on.
 * Answers what is not as it should be.
 */
export async function simulateContest(world: World, crowd: ContestCrowd, seed: number): Promise<readonly string[]> {
  const random = seededRandom(seed)
  const nowMs = world.clock.now()
  await passDays(world, startOfManilaDay(nowMs) + dayMs + 10 * 3_600_000 - nowMs)
  const contest = drawContest(random, manilaDay(world.clock.now()), seed)
  await openContest(world, contest)
  const { deps } = rankingTools(world)
  for (let round = random.between(0, 2); round > 0; round--) {
    await replacePlays(world, drawPlays(random, crowd, contest.day))
    await live(() => countRankings({ ...deps, db: killedDatabase(deps.db, random, 6) }))
    world.clock.advance(60_000)
  }
  await passDays(world, dayMs)
  await endTallyDay(world, contest.day)
  let expected: readonly ExpectedPlace[] | undefined
  for (let round = random.between(1, 3); round > 0; round--) {
    const plays = drawPlays(random, crowd, contest.day)
    await replacePlays(world, plays)
    const workers = Array.from({ length: random.between(1, 2) }, () => killedDatabase(deps.db, random, 12))
    const counting = random.isOnceIn(2) ? [live(() => countRankings(deps))] : []
    await Promise.all([...counting, ...workers.map(db => live(() => settle({ ...deps, db }, contest.day)))])
    if (!expected && (await hasSnapshot(world, contest))) expected = rankPlays(crowd, contest, plays)
    world.clock.advance(random.isOnceIn(2) ? leaseMs : 60_000)
    if (random.isOnceIn(2)) await finishClaims(deps)
  }
  const last = drawPlays(random, crowd, contest.day)
  await replacePlays(world, last)
  await settle(deps, contest.day)
  world.clock.advance(leaseMs)
  await finishClaims(deps)
  await rewardTools(world).sweep()
  const faults = await judgeContest(world, contest, expected ?? rankPlays(crowd, contest, last))
  return faults.map(fault => `${contest.id}: ${fault}`)
}

function drawContest(random: SeededRandom, day: string, seed: number): SimulatedContest {
  const first = random.between(3, 500)
  const prizes = Array.from({ length: random.between(1, 6) }, (_, at) => BigInt(Math.max(1, first - at * 40)) * peso)
  return { id: `contest-${seed}`, day, prizes, least: random.isOnceIn(2) ? 0n : 200n * peso }
}

/** Sums that are alike, or differ by less than a centavo; times that are alike; free rounds and games that are no slots. */
function drawPlays(random: SeededRandom, { good, refused, tester }: ContestCrowd, day: string): readonly TalliedPlay[] {
  return [...good, ...refused, tester]
    .filter(() => !random.isOnceIn(4))
    .flatMap(uid => [1, 2].slice(0, random.between(1, 2)).map(game => ({ uid, day, game })))
    .map(key => ({
      ...key,
      gameType: random.isOnceIn(6) ? 1 : slots,
      turnover: BigInt(random.between(1, 4)) * 100n * peso + BigInt(random.between(0, 1) * random.between(0, 120)),
      isFree: random.isOnceIn(6),
      atMs: Date.parse(`${day}T04:00:00Z`) + random.between(0, 3) * 1000,
    }))
}

/** What the work of the night does for one day, without the claim that keeps two of them apart. */
function settle(deps: SettleDeps, day: string): Promise<void> {
  return settleRankings(deps).perform({
    day,
    place: '',
    signal: new AbortController().signal,
    log: pino({ level: 'silent' }),
    step: async part => void (await deps.db.app(part)),
    renew: async () => {},
  })
}

async function live(work: () => Promise<void>): Promise<void> {
  try {
    await work()
  } catch (fault) {
    if (!(fault instanceof Killed)) throw fault
  }
}
