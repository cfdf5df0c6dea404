import { openWorld, type Player, type World } from '@saya/testing'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { instant } from '../db/instant.ts'
import type { MemberTables, RefTables } from '../db/tables.gen.ts'
import { claimDue, type DueQueue, endClaim } from './due.store.ts'
import { workDue } from './workDue.ts'

const leaseMs = 60_000
const queue: DueQueue<MemberTables & RefTables, 'deposit'> = { table: 'deposit', dueAt: 'next_check_at', leaseMs }

let world: World
let players: readonly Player[]
beforeAll(async () => {
  world = await openWorld({ memberSchemas: 3 })
  players = await Promise.all(Array.from({ length: 6 }, () => world.player()))
})
afterAll(() => world.close())
beforeEach(async () => {
  for (const { uid } of players) {
    await world.db.member(uid, tx => tx.deleteFrom('deposit').where('uid', '=', uid).execute())
  }
})

interface Wish {
  readonly gateway?: string
  readonly atMs?: number
}

/** A row that is due, over by itself so that it takes nobody's place. */
async function add({ uid }: Player, { gateway = 'paymongo', atMs = world.clock.now() }: Wish = {}): Promise<string> {
  const nowMs = instant(world.clock.now())
  const names = { channel: 'gcash', channel_name: 'GCash', channel_img: '', gateway, instrument: 'gcash' }
  const times = { created_at: nowMs, ended_at: nowMs, next_check_at: instant(atMs) }
  const row = { uid, ...names, amount: 1_000_000n, wants_cashback: false, status: 'canceled', ...times }
  const { id } = await world.db.member(uid, tx =>
    tx.insertInto('deposit').values(row).returning('id').executeTakeFirstOrThrow(),
  )
  return id
}

function first(): Player {
  const [player] = players
  if (!player) throw new Error('There is nobody.')
  return player
}

interface Doing {
  readonly most?: number
  perform?(id: string): Promise<number | null | undefined>
}

/** What a worker has seen to, in the order it did. */
async function work({ most = 100, perform = () => Promise.resolve(null) }: Doing = {}): Promise<readonly string[]> {
  const seen: string[] = []
  await workDue(world.api.kyc, {
    queue,
    most,
    laneOf: ({ gateway }) => gateway,
    perform: ({ id }) => {
      seen.push(id)
      return perform(id)
    },
  })
  return seen
}

function claim({ uid }: Player, most = 1) {
  return world.db.member(uid, tx => claimDue(tx, queue, { nowMs: world.clock.now(), most }))
}

test('of many workers at once each row is seen to by one, whichever schema it stands in', async () => {
  const ids = await Promise.all(players.flatMap(player => [1, 2, 3, 4].map(() => add(player))))
  const seen = (await Promise.all([1, 2, 3, 4].map(() => work()))).flat()
  expect(seen.toSorted()).toEqual(ids.toSorted())
  expect(await work()).toEqual([])
})

test('the longest waiting comes first, and what is not due yet comes when it is', async () => {
  const nowMs = world.clock.now()
  const [late, early, next] = [
    await add(first(), { atMs: nowMs - 1000 }),
    await add(first(), { atMs: nowMs - 2000 }),
    await add(first(), { atMs: nowMs + 1 }),
  ]
  expect(await work({ most: 1 })).toEqual([early])
  expect(await work()).toEqual([late])
  world.clock.advance(1)
  expect(await work()).toEqual([next])
})

test('what is to be seen to again is due then, and not before', async () => {
  const id = await add(first())
  const again = () => Promise.resolve(world.clock.now() + 5000)
  expect(await work({ perform: again })).toEqual([id])
  world.clock.advance(4999)
  expect(await work()).toEqual([])
  world.clock.advance(1)
  expect(await work({ perform: () => Promise.resolve(null) })).toEqual([id])
  world.clock.advance(leaseMs * 100)
  expect(await work()).toEqual([])
})

test('what cannot be seen to keeps nobody waiting, and is due again when its claim runs out', async () => {
  const nowMs = world.clock.now()
  const poison = await add(first(), { atMs: nowMs - 1 })
  const sound = await add(first())
  const fail = (id: string) => (id === poison ? Promise.reject(new Error('It cannot be read.')) : Promise.resolve(null))
  expect((await work({ perform: fail })).toSorted()).toEqual([poison, sound].toSorted())
  expect(await work()).toEqual([])
  world.clock.advance(leaseMs)
  expect(await work()).toEqual([poison])
})

test('what is silent in one lane holds up no other', async () => {
  const [silent, heard] = [await add(first(), { gateway: 'maya' }), await add(first(), { gateway: 'xendit' })]
  let answer: (next: null) => void = () => {}
  const silence = new Promise<null>(resolve => (answer = resolve))
  const seen = await work({
    perform: id => {
      if (id === silent) return silence
      answer(null)
      return Promise.resolve(null)
    },
  })
  expect(seen.toSorted()).toEqual([silent, heard].toSorted())
})

test('whoever is cut off in the middle leaves the row due when the claim runs out', async () => {
  const id = await add(first())
  expect((await claim(first())).map(row => row.id)).toEqual([id])
  world.clock.advance(leaseMs - 1)
  expect(await work()).toEqual([])
  world.clock.advance(1)
  expect(await work()).toEqual([id])
})

test('whoever is cut off before the claim is kept has claimed nothing', async () => {
  const id = await add(first())
  const cutOff = world.db.member(first().uid, async tx => {
    expect(await claimDue(tx, queue, { nowMs: world.clock.now(), most: 1 })).toHaveLength(1)
    // Others do not wait for it meanwhile.
    expect(await claim(first())).toEqual([])
    throw new Error('cut off')
  })
  await expect(cutOff).rejects.toThrow('cut off')
  expect(await work()).toEqual([id])
})

test('whoever comes back when another has the row changes nothing, however often', async () => {
  const id = await add(first())
  const claimedAtMs = world.clock.now()
  await claim(first())
  world.clock.advance(leaseMs)
  const later = world.clock.now()
  expect(await claim(first())).toHaveLength(1)
  const end = (wish: { claimedAtMs: number; nextAtMs: number | null }) =>
    world.db.member(first().uid, tx => endClaim(tx, queue, { id, ...wish }))
  await end({ claimedAtMs, nextAtMs: null })
  world.clock.advance(leaseMs)
  expect(await claim(first())).toHaveLength(1)
  await end({ claimedAtMs: later + leaseMs, nextAtMs: null })
  await end({ claimedAtMs: later + leaseMs, nextAtMs: world.clock.now() })
  world.clock.advance(leaseMs)
  expect(await work()).toEqual([])
})
