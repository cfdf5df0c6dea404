import { dayMs, manilaDay, startOfManilaDay } from '@saya/money'
import { endClaim } from '../../../../apps/server/features/box/claim/endClaim.ts'
import { openBox } from '../../../../apps/server/features/box/claim/openBox.ts'
import { takeOpening } from '../../../../apps/server/features/box/claim/takeOpening.ts'
import type { BoxDeps } from '../../../../apps/server/features/box/deps.ts'
import { finishBoxes } from '../../../../apps/server/features/box/index.ts'
import { liftGate, setGate } from '../../../../apps/server/features/gate/index.ts'
import { endTallyDay } from '../../ledger/tallyPlay.store.ts'
import { boxTools } from '../../world/boxTools.ts'
import { memberDoor } from '../../world/memberDoor.ts'
import type { World } from '../../world/world.ts'
import { type SeededRandom, seededRandom } from '../seededRandom.ts'
import { bindBoxDay } from './bindBoxDay.ts'
import { readBoxHolding } from './boxes.store.ts'
import { type BoxOpening, judgeBoxes, type OpenedDay } from './judgeBoxes.ts'
import { Killed, killedDatabase } from './killedDatabase.ts'
import { passDays } from './passDays.ts'
import { replacePlays } from './replacePlays.ts'
import type { Crowd } from './simulateLists.ts'

const peso = 10_000n
const leastPlay = 100n * peso
/** Longer than anybody has a box that is gone before it has its prize. */
const leaseMs = 61_000
const timeOutMs = 3_600_000

/**
 * A day that has not boxes enough for all, opened by many at once, some of them several times and each time with another word. Each call
 * may be cut off before or behind one of its transactions, and somebody may go on a break meanwhile; then all ask once more, and the
 * sweep finishes the rest. Answers what is not as it should be.
 */
export async function simulateBoxes(world: World, crowd: Crowd, seed: number): Promise<readonly string[]> {
  const random = seededRandom(seed)
  const nowMs = world.clock.now()
  await passDays(world, startOfManilaDay(nowMs) + dayMs + random.between(1, 22) * 3_600_000 - nowMs)
  const { deps } = boxTools(world)
  const day = await bindBoxDay(world, { random, leastPlay, deps })
  const [openings, able] = [drawOpenings(random, crowd), await play(world, random, crowd)]
  const calls = openings.map(opening => open({ ...deps, db: killedDatabase(deps.db, random, 8) }, opening))
  const told = await Promise.all(calls)
  const { uid } = random.pick(openings)
  const cause = random.isOnceIn(2) ? 'time_out' : 'exclusion'
  const paused = random.isOnceIn(3) && crowd.good.includes(uid) ? await pause(world, uid, { day, cause }) : undefined
  if (random.isOnceIn(2)) {
    world.clock.advance(leaseMs)
    await finishBoxes(deps)
  }
  told.push(...(await Promise.all(openings.map(opening => open(deps, opening)))))
  world.clock.advance(leaseMs)
  await finishBoxes(deps)
  const heard = told.flatMap(one => one ?? [])
  const faults = await judgeBoxes(world, { day, openings, able, paused, told: heard })
  // A time-out is over before the next day begins.
  if (paused && cause === 'exclusion') await lift(world, paused.uid)
  return faults.map(fault => `boxes-${seed}: ${fault}`)
}

function drawOpenings(random: SeededRandom, { good, refused }: Crowd): readonly BoxOpening[] {
  const known = refused.slice(0, -1)
  return Array.from({ length: random.between(3, 10) }, (_, at) => ({
    uid: random.pick(random.isOnceIn(6) ? known : good),
    clientSeed: `word-${at}-${random.between(1000, 9999)}`,
  }))
}

/** The day before is over and counted: most have played enough, some a centavo too little, and free rounds are no play. */
async function play(world: World, random: SeededRandom, { good, refused }: Crowd): Promise<ReadonlySet<bigint>> {
  const day = manilaDay(world.clock.now() - dayMs)
  const able = new Set(good.filter(() => !random.isOnceIn(4)))
  const plays = [...good, ...refused.slice(0, -1)].map(uid => {
    const turnover = able.has(uid) || !good.includes(uid) ? leastPlay : leastPlay - 100n
    return { uid, day, game: 1, turnover, isFree: !able.has(uid) && random.isOnceIn(2) }
  })
  await replacePlays(world, plays)
  await endTallyDay(world, day)
  return able
}

/** The steps of the call. */
async function open(deps: BoxDeps, { uid, clientSeed }: BoxOpening) {
  const call = { caller: { uid }, body: { client_seed: clientSeed }, callName: null, holdFor: memberDoor(deps.db, uid) }
  try {
    const taken = await takeOpening(deps, call)
    if (!taken.ok) return undefined
    const outcome = await deps.db.member(uid, tx => openBox(tx, deps, taken.data))
    await endClaim(deps, taken.data, outcome)
    return outcome.code === '' ? { uid, amount: outcome.amount } : undefined
  } catch (fault) {
    if (!(fault instanceof Killed)) throw fault
    return undefined
  }
}

interface Break {
  readonly day: OpenedDay['day']
  readonly cause: 'time_out' | 'exclusion'
}

function pause({ db, clock }: World, uid: bigint, { day, cause }: Break): Promise<OpenedDay['paused']> {
  return db.member(uid, async tx => {
    const nowMs = clock.now()
    const had = await readBoxHolding(tx, { uid, day: day.day })
    const closedUntilMs = cause === 'time_out' ? nowMs + timeOutMs : null
    await setGate(tx, { uid, cause, openUntilMs: null, closedUntilMs, nowMs })
    return { uid, had }
  })
}

async function lift({ db, clock }: World, uid: bigint): Promise<void> {
  await db.member(uid, tx => liftGate(tx, { uid, cause: 'exclusion', nowMs: clock.now() }))
}
