import { randomBytes, randomUUID } from 'node:crypto'
import { openStudioWorld, type Player, readLedger, type StudioWorld } from '@saya/testing'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { ownTables } from '../catalogue/ownTables.ts'

const table = 'perya-color-game'
let on: StudioWorld
let ana: Player
let session: string
beforeAll(async () => {
  on = await openStudioWorld({ tables: new Map([...ownTables].filter(([name]) => name === table)) })
})
afterAll(() => on.close())
beforeEach(async () => {
  ana = await on.player()
  session = await on.open(ana)
})
afterEach(() => on.breakWallet(undefined))

function write(sql: string, values: readonly unknown[] = []) {
  return on.db.transaction(tx => tx.query<{ id: string; seed: string }>(sql, values))
}

/** A round that is over, so that its seed is known, and the promise of the next. */
async function playOne() {
  const { next } = (await on.call('state', { session })).body
  const wish = { session, key: randomUUID(), stake: '5.00', clientSeed: 'word', commitment: next.commitment }
  const { round } = (await on.call('play', wish)).body
  if (round.state === 'choosing') await on.call('choose', { session, key: wish.key, step: 0, choice: 0 })
  return { wish, id: round.id, next: (await on.call('state', { session })).body.next }
}

/** In the books, has the round that is over been drawn from another seed, so that its own is nobody's again. */
async function freeSeed(id: string, commitment: string) {
  const [[round], [next]] = [
    await write('select id, seed from game_round where id = $1', [id]),
    await write('select id from seed where commitment = $1', [commitment]),
  ]
  const spare = randomUUID()
  await write(
    `insert into seed select $1, player_ref, game_code, nonce + 1000, $2, made_at, $3 from seed where id = $4`,
    [spare, randomBytes(32), 'ab'.repeat(32), round?.seed],
  )
  // One round in eight has a decision in it, which stands under its name.
  await write('delete from round_move where round = $1', [id])
  await write('update game_round set id = $2, seed = $3 where id = $1', [id, randomUUID(), spare])
  return { old: round?.seed, next: next?.id }
}

async function readRounds() {
  const { rounds } = await on.world.db.member(ana.uid, tx => readLedger(tx, ana.uid))
  return rounds
}

test('a promise that was played already wins nothing a second time, whatever the books say of it', async () => {
  const { wish, id, next } = await playOne()
  const balance = await on.balance(ana)
  const seeds = await freeSeed(id, next.commitment)
  await write('delete from seed where id = $1', [seeds.next])
  await write('update seed set nonce = nonce + 5000 where id = $1', [seeds.old])
  const { error } = (await on.call('play', { ...wish, key: randomUUID() })).body
  for (let turns = 0; turns < 3; turns++) await on.tend()
  expect([error, await on.balance(ana)]).toEqual([undefined, balance])
  expect((await readRounds()).map(({ round_id: round }) => round)).toEqual([id])
})

test('a round that is paid for is not drawn from a promise that was played already', async () => {
  const { id, next } = await playOne()
  const balance = Number(await on.balance(ana))
  // Taken, and not heard of: it is asked about again.
  on.breakWallet(async (name, fields) => {
    const reply = await on.wallet.send(name, fields)
    on.breakWallet(undefined)
    return reply.isKnown ? { isKnown: true, answer: { ...reply.answer, status: 'TEMPORARY' } } : reply
  })
  const wish = { session, key: randomUUID(), stake: '5.00', clientSeed: 'word', commitment: next.commitment }
  expect((await on.call('play', wish)).body.round.state).toBe('pending')
  const { old, next: fresh } = await freeSeed(id, next.commitment)
  await write('update game_round set seed = $2 where seed = $1', [fresh, old])
  on.world.clock.advance(10_000)
  await on.tend()
  const { round } = (await on.call('play', wish)).body
  expect(round).toMatchObject({ state: 'stopped', reason: 'other seed', win: '0.00', shown: [] })
  expect(Number(await on.balance(ana))).toBe(balance - 5)
})

test('a table is not drawn from the promise of a round that is over, put there with its name, number and seed', async () => {
  const seat = await on.open(ana, table)
  async function live() {
    await on.call('table/state', { session: seat })
    await on.tend()
    return (await on.call('table/state', { session: seat })).body.table.round?.id
  }
  const old = await live()
  for (const ms of [27_000, 9000]) {
    on.world.clock.advance(ms)
    await on.tend()
  }
  const fresh = await live()
  expect(fresh).not.toBe(old)
  const kept = await write('delete from table_round where id = $1 returning *', [old])
  const [was] = kept as unknown as readonly { number: bigint; server_seed: Buffer; commitment: string }[]
  await write('update table_round set id = $2, number = $3, server_seed = $4, commitment = $5 where id = $1', [
    fresh,
    old,
    was?.number,
    was?.server_seed,
    was?.commitment,
  ])
  on.world.clock.advance(3000)
  const asked = { session: seat, key: randomUUID(), round: old, stakes: { 'color-0': 10 }, word: 'word-that-wins' }
  expect((await on.call('table/bet', asked)).body).toMatchObject({ bet: { state: 'placed' } })
  on.world.clock.advance(24_000)
  await on.tend()
  expect((await on.call('table/bets', { session: seat })).body.bets).toMatchObject([{ state: 'returned', win: '0.00' }])
  expect(await on.balance(ana)).toBe('1000.00')
})
