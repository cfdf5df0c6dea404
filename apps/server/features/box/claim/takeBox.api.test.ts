import { randomUUID } from 'node:crypto'
import { boxTools, openWorld, untilWaiting, type World } from '@saya/testing'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { AppTx } from '../../../platform/db/database.ts'
import { addDay, closeSlices } from '../day/day.store.ts'
import { endClaim } from './endClaim.ts'
import type { BoxClaim } from './claim.store.ts'
import { NotTaken, takeBox } from './takeBox.ts'

const peso = 10_000n
const slices = 8

let world: World
let deps: ReturnType<typeof boxTools>['deps']
beforeAll(async () => {
  world = await openWorld({ memberSchemas: 3 })
  deps = boxTools(world).deps
})
afterAll(() => world.close())

let days = 0
let day: string
/** A day of its own for each test, with ten boxes in each slice. */
beforeEach(async () => {
  day = `2031-01-${String(++days).padStart(2, '0')}`
  const bound = {
    day,
    commitment: 'ab'.repeat(32),
    sealedSeed: Buffer.alloc(80),
    odds: [],
    oddsHash: 'cd'.repeat(32),
    version: 1,
  }
  const making = { slices: Array.from({ length: slices }, () => 10), nowMs: world.clock.now() }
  await world.db.app(tx => addDay(tx, { ...bound, leastPlay: 0n, most: slices * 10 }, making))
})

let ids = 0
function claimFor(uid: bigint): BoxClaim {
  return { id: randomUUID(), uid, day, clientSeed: 'a-word-of-mine', idHash: Buffer.alloc(32, ++ids), share: peso }
}

/** Takes a box, and answers why there was none. Of whoever waits in a circle the database throws another fault. */
async function take(uid: bigint): Promise<string> {
  const facts = { uid: String(uid), amount: 0n, brand: null } as never
  try {
    const claim = claimFor(uid)
    const nowMs = world.clock.now()
    await world.db.app(tx => takeBox(tx, { claim, version: 1, facts, giftCap: 600n * peso, nowMs }))
    return ''
  } catch (fault) {
    if (!(fault instanceof NotTaken)) throw fault
    return fault.code
  }
}

const setTaken = (tx: AppTx, at: number, taken: number) =>
  sql`update box_slice set taken = ${taken} where day = ${day} and slice = ${at}`.execute(tx)

async function takenNow(): Promise<readonly number[]> {
  const { rows } = await world.db.app(tx =>
    sql<{ taken: number }>`select taken from box_slice where day = ${day} order by slice`.execute(tx),
  )
  return rows.map(({ taken }) => taken)
}

/** A claim that took a box, and is refused. */
async function openRefusal(uid: bigint): Promise<() => Promise<void>> {
  const claim = claimFor(uid)
  const facts = { uid: String(uid), amount: 0n, brand: null } as never
  await world.db.app(tx => takeBox(tx, { claim, version: 1, facts, giftCap: 600n * peso, nowMs: world.clock.now() }))
  return () => endClaim(deps, { claim }, { code: 'promotion_paused', amount: null, isWaiting: false })
}

test('whose own slice runs out while they wait for it does not stand in a circle with whoever closes the day, and reads that it is over [PROMO-106]', async () => {
  const begun = await world.db.app(async tx => {
    await setTaken(tx, 5, 10)
    const taking = take(5n)
    await untilWaiting(world.db, 1)
    const closing = world.db.app(own => closeSlices(own, day))
    await untilWaiting(world.db, 2)
    return { taking, closing }
  })
  expect(await Promise.allSettled([begun.taking, begun.closing])).toEqual([
    { status: 'fulfilled', value: 'box_expired' },
    { status: 'fulfilled', value: undefined },
  ])
  expect(await takenNow()).toEqual([0, 0, 0, 0, 0, 10, 0, 0])
})

test('one who takes a box and one who gives one back, both of whose own slices have none for them, do not wait for each other [PROMO-106, PROMO-108]', async () => {
  const refuse = await openRefusal(3n)
  const begun = await world.db.app(async tx => {
    // Of slice 3 the last one is given back by somebody else, and of slice 4 the last one is taken. All others are full.
    for (const at of [0, 1, 2, 4, 5, 6, 7]) await setTaken(tx, at, 10)
    await setTaken(tx, 3, 0)
    const refusing = refuse()
    await untilWaiting(world.db, 1)
    const taking = take(4n)
    await untilWaiting(world.db, 2)
    return { refusing, taking }
  })
  const ended = await Promise.allSettled([begun.refusing, begun.taking])
  expect(ended).toEqual([
    { status: 'fulfilled', value: undefined },
    { status: 'fulfilled', value: '' },
  ])
  expect((await takenNow()).reduce((sum, taken) => sum + taken, 0)).toBe(70)
})

test('the day is closed by two at once', async () => {
  const close = () => world.db.app(tx => closeSlices(tx, day))
  expect(await Promise.all([close(), close()])).toHaveLength(2)
  expect(await take(1n)).toBe('box_expired')
})
