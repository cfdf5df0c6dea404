import { setGate } from '../../../../apps/server/features/gate/index.ts'
import { openBudget } from '../../../../apps/server/features/promotion/claim/budget.store.ts'
import { giveLists } from '../../../../apps/server/features/promotion/claim/giveLists.ts'
import { finishClaims, type GrantDeps } from '../../../../apps/server/features/promotion/index.ts'
import { approvedPlayer, grantDeps, offerFor } from '../../desk/promotionDesk.ts'
import type { World } from '../../world/world.ts'
import { type SeededRandom, seededRandom } from '../seededRandom.ts'
import { Killed, killedDatabase } from './killedDatabase.ts'
import { agreeToList, forgetGifts, readGiven, readListBooks } from './lists.store.ts'

const peso = 10_000n
const ticketUnits = 2500n * peso
/** Longer than a worker has a claim that is gone before it is done. */
const leaseMs = 61_000

export interface Crowd {
  /** Those who may be given something. */
  readonly good: readonly bigint[]
  /** Those whom a list refuses: not verified, on a break, or nobody at all. */
  readonly refused: readonly bigint[]
}

/** Members who are on many lists. */
export async function gatherCrowd(world: World): Promise<Crowd> {
  const good = await Promise.all(Array.from({ length: 12 }, () => approvedPlayer(world)))
  const paused = await Promise.all([1, 2].map(() => approvedPlayer(world)))
  const unverified = await Promise.all([1, 2].map(() => world.player()))
  const nowMs = world.clock.now()
  for (const { uid } of paused) {
    const gate = { uid, cause: 'exclusion', openUntilMs: null, closedUntilMs: null } as const
    await world.db.member(uid, tx => setGate(tx, { ...gate, nowMs }))
  }
  return {
    good: good.map(({ uid }) => uid),
    refused: [...paused, ...unverified].map(({ uid }) => uid).concat(999_999_999n),
  }
}

/**
 * One list under faults: workers give it, alone or two at once, and each is killed before or behind one of its transactions; then one
 * that lives goes on. Answers what is not as it should be.
 */
export async function simulateList(world: World, crowd: Crowd, seed: number): Promise<readonly string[]> {
  const random = seededRandom(seed)
  const list = drawList(random, crowd, seed)
  await open(world, list)
  const before = await readAll(world, list)
  const deps = grantDeps(world)
  for (let round = random.between(1, 2); round > 0; round--) {
    const workers = Array.from({ length: random.between(1, 2) }, () => killedDatabase(deps.db, random))
    await Promise.all(workers.map(db => give({ ...deps, db })))
    if (random.isOnceIn(2)) world.clock.advance(leaseMs)
  }
  world.clock.advance(leaseMs)
  await finishClaims(deps)
  await giveLists(deps)
  return judge(world, list, before)
}

interface SimulatedList extends Crowd {
  readonly id: string
  /** How many tickets each is given; none where it is money. */
  readonly tickets: number
  readonly units: bigint
}

function drawList(random: SeededRandom, crowd: Crowd, seed: number): SimulatedList {
  const some = (uids: readonly bigint[], most: number) => uids.filter(() => random.isOnceIn(3)).slice(0, most)
  const tickets = random.isOnceIn(3) ? random.between(1, 2) : 0
  const good = [...some(crowd.good, 2), random.pick(crowd.good)]
  return {
    id: `list-${seed}`,
    tickets,
    units: tickets > 0 ? ticketUnits * BigInt(tickets) : peso,
    good: [...new Set(good)],
    refused: some(crowd.refused, 1),
  }
}

const uidsOf = ({ good, refused }: Crowd) => [...good, ...refused]

async function open(world: World, list: SimulatedList): Promise<void> {
  const { id, tickets, units } = list
  const budget = units * BigInt(uidsOf(list).length)
  const offer = offerFor(world, {
    first_day: '2026-01-01',
    last_day: '2099-12-31',
    terms: tickets > 0 ? { count: String(tickets) } : { amount: '1' },
    budget: String(budget / peso),
    audience: { users: uidsOf(list).map(String) },
  })
  await world.db.app(async tx => {
    await forgetGifts(tx)
    await openBudget(tx, { promotion: id, version: 1 }, [budget])
  })
  await world.db.ref(tx => agreeToList(tx, { id, kind: tickets > 0 ? 'listTickets' : 'listGift', offer }))
}

async function give(deps: GrantDeps): Promise<void> {
  try {
    await giveLists(deps)
    await finishClaims(deps)
  } catch (fault) {
    if (!(fault instanceof Killed)) throw fault
  }
}

type Holding = Awaited<ReturnType<typeof readGiven>>

async function readAll(world: World, { id, ...crowd }: SimulatedList): Promise<ReadonlyMap<bigint, Holding>> {
  const given = new Map<bigint, Holding>()
  for (const uid of uidsOf(crowd)) given.set(uid, await world.db.member(uid, tx => readGiven(tx, { uid, id })))
  return given
}

async function judge(
  world: World,
  list: SimulatedList,
  before: ReadonlyMap<bigint, Holding>,
): Promise<readonly string[]> {
  const faults: string[] = []
  const after = await readAll(world, list)
  for (const uid of uidsOf(list)) {
    const wanted = list.good.includes(uid) ? 1 : 0
    const tickets = (after.get(uid)?.tickets ?? 0) - (before.get(uid)?.tickets ?? 0)
    const posted = after.get(uid)?.posted ?? 0
    const isRight = list.tickets > 0 ? tickets === wanted * list.tickets : posted === wanted && tickets === 0
    if (!isRight) faults.push(`${list.id}: ${uid} has ${posted} postings and ${tickets} tickets more, wanted ${wanted}`)
  }
  const books = await world.db.app(tx => readListBooks(tx, list.id))
  const members = BigInt(uidsOf(list).length)
  const grants = BigInt(list.good.length)
  const wanted = { left: list.units * (members - grants), cost: list.units * grants, grants, open: 0n }
  const all = { ...wanted, decisions: members, decided: members }
  for (const [name, value] of Object.entries(all)) {
    const found = books[name as keyof typeof books]
    if (found !== value) faults.push(`${list.id}: ${name} is ${found} and not ${value}`)
  }
  return faults
}
