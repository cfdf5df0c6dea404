import { openBudget } from '../../../../apps/server/features/promotion/claim/budget.store.ts'
import { endClaim } from '../../../../apps/server/features/promotion/claim/endClaim.ts'
import { grant } from '../../../../apps/server/features/promotion/claim/grant.ts'
import { takeOffered } from '../../../../apps/server/features/promotion/claim/takeOffered.ts'
import type { PromotionDeps } from '../../../../apps/server/features/promotion/deps.ts'
import { readGiftCap } from '../../../../apps/server/features/promotion/giftCap.store.ts'
import { findShown } from '../../../../apps/server/features/promotion/held.ts'
import { finishClaims } from '../../../../apps/server/features/promotion/index.ts'
import type { LiveOffer } from '../../../../apps/server/features/promotion/offered.ts'
import { grantDeps, offerFor } from '../../desk/promotionDesk.ts'
import { memberDoor } from '../../world/memberDoor.ts'
import type { World } from '../../world/world.ts'
import { type SeededRandom, seededRandom } from '../seededRandom.ts'
import { Killed, killedDatabase } from './killedDatabase.ts'
import { agreeToList, forgetGifts, listClaimers, readGiven, readListBooks } from './lists.store.ts'
import type { Crowd } from './simulateLists.ts'

const peso = 10_000n
/** Longer than anybody has a claim that is gone before it is done. */
const leaseMs = 61_000

interface SimulatedGift {
  readonly id: string
  /** How many it is for. */
  readonly most: number
  readonly slices: number
  readonly isOncePerDevice: boolean
}

interface Claiming {
  readonly uid: bigint
  readonly device: string
}

/**
 * A gift that has not enough for all, claimed by many at once, some of them twice and some on one device. Each call may be cut off before
 * or behind one of its transactions; then whoever was cut off asks once more, and the sweep finishes the rest. Answers what is not as it
 * should be.
 */
export async function simulateClaims(world: World, crowd: Crowd, seed: number): Promise<readonly string[]> {
  const random = seededRandom(seed)
  const gift: SimulatedGift = {
    id: `claims-${seed}`,
    most: random.between(1, 6),
    slices: random.between(1, 3),
    isOncePerDevice: random.isOnceIn(2),
  }
  const claims = drawClaims(random, crowd)
  await open(world, gift)
  const offered = await world.db.ref(tx => findShown(tx, gift.id, world.clock.now()))
  if (!offered) throw new Error(`The gift ${gift.id} is not offered.`)
  const deps = { ...grantDeps(world), lookupKeys: [Buffer.alloc(32, 7)] as const }
  await Promise.all(claims.map(one => claim({ ...deps, db: killedDatabase(deps.db, random, 6) }, offered, one)))
  if (random.isOnceIn(2)) {
    world.clock.advance(leaseMs)
    await finishClaims(deps)
  }
  await Promise.all(claims.map(one => claim(deps, offered, one)))
  world.clock.advance(leaseMs)
  await finishClaims(deps)
  return judge(world, crowd, { gift, claims })
}

function drawClaims(random: SeededRandom, { good, refused }: Crowd): readonly Claiming[] {
  const known = refused.slice(0, -1)
  return Array.from({ length: random.between(3, 10) }, () => ({
    uid: random.pick(random.isOnceIn(5) ? known : good),
    device: random.pick(['A', 'B', 'C', 'D', 'E', 'F', 'G', 'H']).repeat(43),
  }))
}

async function open(world: World, { id, most, slices, isOncePerDevice }: SimulatedGift): Promise<void> {
  const offer = offerFor(world, {
    first_day: '2026-01-01',
    last_day: '2099-12-31',
    terms: { amount: '1' },
    budget: String(most),
    audience: { once_per_device: isOncePerDevice },
  })
  const parts = Array.from({ length: slices }, (_, at) =>
    at === 0 ? most - (slices - 1) * Math.floor(most / slices) : Math.floor(most / slices),
  )
  await world.db.app(async tx => {
    await forgetGifts(tx)
    await openBudget(
      tx,
      { promotion: id, version: 1 },
      parts.map(part => BigInt(part) * peso).filter(part => part > 0n),
    )
  })
  await world.db.ref(tx => agreeToList(tx, { id, kind: 'gift', offer }))
}

/** The steps of the call. */
async function claim(deps: PromotionDeps, offered: LiveOffer, { uid, device }: Claiming): Promise<void> {
  const holdFor = memberDoor(deps.db, uid)
  const call = { caller: { uid }, device: { id: device }, brand: 'play', holdFor } as Parameters<typeof takeOffered>[1]
  try {
    const taken = await takeOffered(deps, call, { offered, giftCap: await deps.db.ref(readGiftCap) })
    if (!taken.ok) return
    const { claim: made } = taken.data
    const granted = await deps.db.member(uid, tx => grant(tx, deps, { claim: made, deal: offered.deal }))
    await endClaim(deps, made, granted)
  } catch (fault) {
    if (!(fault instanceof Killed)) throw fault
  }
}

interface ClaimedGift {
  readonly gift: SimulatedGift
  readonly claims: readonly Claiming[]
}

async function judge(world: World, { good }: Crowd, { gift, claims }: ClaimedGift): Promise<readonly string[]> {
  const { id, most, isOncePerDevice } = gift
  const faults: string[] = []
  const claimers = await world.db.app(tx => listClaimers(tx, id))
  const books = await world.db.app(tx => readListBooks(tx, id))
  const given = BigInt(claimers.length)
  const wanted = { left: (BigInt(most) - given) * peso, cost: given * peso, grants: given, open: 0n }
  for (const [name, value] of Object.entries(wanted)) {
    const found = books[name as keyof typeof wanted]
    if (found !== value) faults.push(`${id}: ${name} is ${found} and not ${value}`)
  }
  const able = new Set(claims.map(({ uid }) => uid).filter(uid => good.includes(uid)))
  const devices = new Set(claimers.map(({ device }) => device))
  if (isOncePerDevice ? devices.size !== claimers.length : claimers.length !== Math.min(most, able.size))
    faults.push(`${id}: ${claimers.length} of ${most} were given to ${able.size} members on ${devices.size} devices`)
  for (const uid of new Set(claims.map(one => one.uid))) {
    const { posted } = await world.db.member(uid, tx => readGiven(tx, { uid, id }))
    const due = claimers.filter(one => one.uid === uid).length
    if (posted !== due || due > (able.has(uid) ? 1 : 0))
      faults.push(`${id}: ${uid} has ${posted} postings of ${due} claims`)
  }
  return faults
}
