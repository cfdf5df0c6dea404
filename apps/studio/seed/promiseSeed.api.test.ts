import { randomBytes, randomUUID } from 'node:crypto'
import { commitmentOf } from '@saya/game-math'
import { openStudioWorld, type StudioWorld } from '@saya/testing'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { ownTables } from '../catalogue/ownTables.ts'
import { openVault } from './openVault.ts'

const table = 'perya-color-game'
let on: StudioWorld
beforeAll(async () => {
  on = await openStudioWorld({ tables: ownTables })
})
afterAll(() => on.close())

/** Somebody in a game, with what they were promised there. */
async function promised() {
  const player = await on.player()
  const session = await on.open(player)
  const { commitment } = (await on.call('state', { session })).body.next
  const wish = { session, key: randomUUID(), stake: '5.00', clientSeed: 'word', commitment }
  return { player, session, commitment, wish }
}

/** Plays to the end: one round in eight waits for a choice. */
async function playOut(wish: Awaited<ReturnType<typeof promised>>['wish']) {
  const { round } = (await on.call('play', wish)).body
  if (round.state !== 'choosing') return round
  const { session, key } = wish
  return (await on.call('choose', { session, key, step: 0, choice: 0 })).body.round
}

function write(sql: string, values: readonly unknown[]) {
  return on.db.transaction(tx => tx.query<{ id: string; server_seed: Buffer }>(sql, values))
}

test('a seed is stored encrypted with its hash, and the hash never changes', async () => {
  const { commitment, wish } = await promised()
  const [row] = await write('select * from seed where commitment = $1', [commitment])
  const { fairness } = await playOut(wish)
  const seed = Buffer.from(fairness.serverSeed, 'hex')
  expect([commitmentOf(seed), fairness.commitment]).toEqual([commitment, commitment])
  expect(row?.server_seed).toHaveLength(68)
  expect(row?.server_seed.includes(seed.subarray(0, 8))).toBe(false)
  await write('update seed set server_seed = $2 where id = $1', [row?.id, randomBytes(32)])
  const later = (await on.call('rounds', { session: wish.session })).body.rounds[0]?.fairness
  expect(later?.commitment).toBe(commitment)
  expect(commitmentOf(Buffer.from(later?.serverSeed ?? '', 'hex'))).not.toBe(commitment)
})

/** Plays, and lets somebody write in the books while the answer to the bet is waited for. */
async function playWhile(wish: Awaited<ReturnType<typeof promised>>['wish'], meddle: () => Promise<unknown>) {
  on.breakWallet(async (name, fields) => {
    const reply = await on.wallet.send(name, fields)
    if (!reply.isKnown) return reply
    on.breakWallet(undefined)
    return { isKnown: true, answer: { ...reply.answer, status: 'TEMPORARY' } }
  })
  expect((await on.call('play', wish)).body.round.state).toBe('pending')
  await meddle()
  on.world.clock.advance(10_000)
  await on.tend()
  return (await on.call('play', wish)).body
}

test.each([
  ['another', () => randomBytes(32)],
  ['a damaged', () => on.deps.vault.seal('another row', randomBytes(32))],
])('nothing is drawn from %s seed that was put in the place of the promised one', async (_what, seedOf) => {
  const { player, commitment, wish } = await promised()
  const meddle = () => write('update seed set server_seed = $2 where commitment = $1', [commitment, seedOf()])
  const { round } = await playWhile(wish, meddle)
  expect(round).toMatchObject({
    state: 'stopped',
    reason: 'other seed',
    win: '0.00',
    shown: [],
    fairness: { commitment },
  })
  expect(await on.balance(player)).toBe('995.00')
})

test('nothing is drawn from a seed that was put there together with a promise which fits it', async () => {
  const { player, commitment, wish } = await promised()
  const seed = randomBytes(32)
  const planted = commitmentOf(seed)
  const meddle = () =>
    write('update seed set server_seed = $2, commitment = $3 where commitment = $1', [commitment, seed, planted])
  const { round } = await playWhile(wish, meddle)
  expect(round).toMatchObject({ state: 'stopped', reason: 'other seed', win: '0.00', shown: [] })
  expect(await on.balance(player)).toBe('995.00')
})

test('of a number that was shown nothing else is promised: one that was meddled with is never staked on', async () => {
  const { player, session, commitment, wish } = await promised()
  const seed = randomBytes(32)
  const planted = commitmentOf(seed)
  await write('update seed set server_seed = $2, commitment = $3 where commitment = $1', [commitment, seed, planted])
  for (const asked of [commitment, planted])
    expect((await on.call('play', { ...wish, commitment: asked })).body.error).toBe('commitment_changed')
  const { next } = (await on.call('state', { session })).body
  expect([next.nonce, next.commitment === planted]).toEqual([1, false])
  expect((await on.call('state', { session })).body.next).toEqual(next)
  expect(await on.balance(player)).toBe('1000.00')
  expect((await playOut({ ...wish, commitment: next.commitment })).state).toBe('done')
})

test('where the key of earlier seeds is lost, what was played is told without them and everything else goes on', async () => {
  const player = await on.player()
  const [session, seat] = [await on.open(player), await on.open(player, table)]
  const { next } = (await on.call('state', { session })).body
  const wish = { session, stake: '5.00', clientSeed: 'word' }
  await playOut({ ...wish, key: randomUUID(), commitment: next.commitment })
  await betAt(seat)
  const { next: shown } = (await on.call('state', { session })).body
  const kept = { ...on.deps.vault }
  const keys = { seals: [randomBytes(32)], closing: Buffer.alloc(32, 7) }
  Object.assign(on.deps.vault, openVault(keys, on.deps.random))
  const state = await on.call('state', { session })
  expect([state.status, state.body.round.fairness.serverSeed]).toEqual([200, ''])
  expect([state.body.next.nonce, state.body.next.commitment === shown.commitment]).toEqual([shown.nonce + 1, false])
  const { round } = (await on.call('play', { ...wish, key: randomUUID(), commitment: state.body.next.commitment })).body
  expect(['done', 'choosing']).toContain(round.state)
  const rounds = (await on.call('rounds', { session })).body.rounds
  expect(rounds).toHaveLength(2)
  const [bet] = (await on.call('table/bets', { session: seat })).body.bets
  expect(bet).toMatchObject({ state: 'done', played: { fairness: { serverSeed: '' } } })
  Object.assign(on.deps.vault, kept)
  expect((await on.call('rounds', { session })).body.rounds.at(-1)?.fairness.serverSeed).toHaveLength(64)
  await leave()
})

/** Bets at a table and waits until it is paid. */
async function betAt(session: string, meddle: (round: string) => Promise<unknown> = async () => {}) {
  await on.call('table/state', { session })
  await on.tend()
  on.world.clock.advance(3000)
  const { round } = (await on.call('table/state', { session })).body.table
  await on.call('table/bet', { session, key: randomUUID(), round: round?.id, stakes: { 'color-0': 10 }, word: 'word' })
  await meddle(round?.id ?? '')
  on.world.clock.advance(24_000)
  await on.tend()
  return round
}

/** Whoever sat at the table has left, and the last round is over. */
async function leave() {
  for (let turns = 0; turns < 4; turns++) {
    on.world.clock.advance(60_000)
    await on.tend()
  }
}

/** Bets at a table, lets somebody write in the books, and gives what is told when it should have been drawn. */
async function betWhile(meddle: (round: string) => Promise<unknown>) {
  const player = await on.player()
  const session = await on.open(player, table)
  const round = await betAt(session, meddle)
  const [bet] = (await on.call('table/bets', { session })).body.bets
  await leave()
  return { player, bet, commitment: round?.fairness.commitment }
}

test('a table whose seed was put in the place of the promised one is not drawn, and all bets are given back', async () => {
  const meddle = (round: string) =>
    write('update table_round set server_seed = $2 where id = $1', [round, randomBytes(32)])
  const { player, bet } = await betWhile(meddle)
  expect(bet).toMatchObject({ state: 'returned', win: '0.00' })
  expect(await on.balance(player)).toBe('1000.00')
})

test.each([
  ['both seeds', randomBytes(32)],
  ['one seed alone', null],
])('a table is not drawn from %s that were put there together with a promise which fits', async (_what, closing) => {
  const seed = randomBytes(32)
  const planted = commitmentOf(closing ? Buffer.concat([seed, closing]) : seed)
  const { player, bet } = await betWhile(round =>
    write('update table_round set server_seed = $2, closing_seed = $3, commitment = $4 where id = $1', [
      round,
      seed,
      closing,
      planted,
    ]),
  )
  expect(bet).toMatchObject({ state: 'returned', win: '0.00' })
  expect(await on.balance(player)).toBe('1000.00')
})

test('who knows the seed of a table before it closes does not know what it is drawn with', async () => {
  let kept: Record<string, unknown> | undefined
  const { commitment, bet } = await betWhile(async id => {
    ;[kept] = await write('select * from table_round where id = $1', [id])
  })
  const [row] = await write('select * from table_round where id = $1', [kept?.id])
  const closing = (row as unknown as { closing_seed: Buffer }).closing_seed
  const seed = on.deps.vault.open(row?.id ?? '', row?.server_seed ?? Buffer.alloc(0)) ?? Buffer.alloc(0)
  expect(bet?.state).toBe('done')
  expect([kept?.closing_seed, closing.length]).toEqual([null, 32])
  expect(commitmentOf(Buffer.concat([seed, closing]))).toBe(commitment)
  expect(commitmentOf(seed)).not.toBe(commitment)
})
