import { randomUUID } from 'node:crypto'
import { openStudioWorld, type Player, raisingGame, studioGame, type StudioWorld } from '@saya/testing'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { seeBets } from '../operator/book.store.ts'
import { openVault, type Vault } from '../seed/openVault.ts'

const dayMs = 24 * 3_600_000
const stop = 0
const draw = 1
const raise = 2

let on: StudioWorld
let ana: Player
let session: string
beforeAll(async () => {
  on = await openStudioWorld({ games: [raisingGame(studioGame)] })
})
afterAll(() => on.close())
beforeEach(async () => {
  ana = await on.player(10_000_000n)
  session = await on.open(ana)
})
afterEach(() => {
  on.breakWallet(undefined)
  offer(raisingGame(studioGame))
})

/** The studio as it is after a release: with another game in the place of the one it had, or without. */
function offer(game: ReturnType<typeof raisingGame> | undefined): void {
  const games = on.deps.games as Map<string, NonNullable<typeof game>>
  if (game) games.set(studioGame, game)
  else games.delete(studioGame)
}

/** Begins a round of ₱5, and gives its key. */
async function begin(wish: object = {}, as = session): Promise<string> {
  const { commitment } = (await on.call('state', { session: as })).body.next
  const key = randomUUID()
  const asked = { session: as, key, stake: '5.00', clientSeed: 'word', commitment, ...wish }
  expect((await on.call('play', asked)).body.round).toMatchObject({ state: 'choosing', step: 0, choices: [] })
  return key
}

const choose = (key: string, step: number, choice: number, as = session) =>
  on.call('choose', { session: as, key, step, choice })

/** The wallet does what it is asked, and its answers to one call are lost. */
function lose(call: string): void {
  on.breakWallet(async (name, fields) => {
    const reply = await on.wallet.send(name, fields)
    return name === call ? { isKnown: false, why: 'cut' } : reply
  })
}

/** What the books say was bet in all rounds and what came back, each bet by its own. */
async function bets(): Promise<string[]> {
  const rows = await on.db.transaction(tx =>
    tx.query<{ state: string; stake: bigint }>(
      'select state, stake from book_entry where player_ref = $1 order by opened_at, id <> round',
      [String(ana.uid)],
    ),
  )
  return rows.map(({ state, stake }) => `${state} ${stake / 10_000n}`)
}

describe('a round of several decisions', () => {
  test('goes on with each, shows what it has come to and nothing of what is to come, and pays once', async () => {
    const key = await begin()
    const drawn = await choose(key, 0, draw)
    expect(drawn.body.round).toMatchObject({ state: 'choosing', step: 1, choices: [1], staked: '5.00', win: '0.00' })
    expect(drawn.body.round.shown).toHaveLength(2)
    expect(drawn.body.round.fairness.serverSeed).toBe('')
    expect((await choose(key, 1, stop)).body.round).toMatchObject({ state: 'done', choices: [1, 0], win: '15.00' })
    expect(await on.balance(ana)).toBe('1010.00')
  })

  test('takes each further stake as a bet of its own, and closes every one of them', async () => {
    const key = await begin()
    expect((await choose(key, 0, raise)).body.round).toMatchObject({ state: 'choosing', staked: '10.00' })
    expect(await on.balance(ana)).toBe('990.00')
    await choose(key, 1, draw)
    await choose(key, 2, raise)
    expect(await on.balance(ana)).toBe('985.00')
    expect((await choose(key, 3, stop)).body.round).toMatchObject({ state: 'done', staked: '15.00', win: '25.00' })
    expect(await on.balance(ana)).toBe('1010.00')
    expect(await bets()).toEqual(['settled 5', 'settled 5', 'settled 5'])
  })

  test('is decided once at each step, however often and however differently it is asked', async () => {
    const key = await begin()
    await Promise.all([draw, raise, draw, raise, draw].map(choice => choose(key, 0, choice)))
    const { body } = await on.call('state', { session })
    expect(body.round).toMatchObject({ state: 'choosing', step: 1 })
    const isRaised = body.round.choices[0] === raise
    expect(await on.balance(ana)).toBe(isRaised ? '990.00' : '995.00')
    expect((await choose(key, 0, raise)).body.round).toMatchObject({ step: 1 })
    expect((await choose(key, 7, raise)).body.round).toMatchObject({ step: 1 })
    expect(await choose(key, 1, 9)).toMatchObject({ status: 422, body: { error: 'choice_unknown' } })
  })

  test('is played in a way that its game has, and under one key in no other', async () => {
    const { commitment } = (await on.call('state', { session })).body.next
    const wish = { session, key: randomUUID(), stake: '5.00', clientSeed: 'word', commitment }
    expect(await on.call('play', { ...wish, mode: 2 })).toMatchObject({ status: 422, body: { error: 'mode_unknown' } })
    await on.call('play', { ...wish, mode: 1 })
    expect(await on.call('play', wish)).toMatchObject({ status: 409, body: { error: 'key_used' } })
    expect((await choose(wish.key, 0, stop)).body.round).toMatchObject({ state: 'done', win: '0.00', mode: 1 })
  })

  test('is there again after a reload, and is nobody’s but its player’s', async () => {
    const key = await begin()
    await choose(key, 0, raise)
    const again = await on.open(ana)
    expect((await on.call('state', { session: again })).body.round).toMatchObject({ key, step: 1, staked: '10.00' })
    const ben = await on.open(await on.player())
    expect(await choose(key, 1, stop, ben)).toMatchObject({ status: 404, body: { error: 'round_unknown' } })
    expect((await choose(key, 1, stop, again)).body.round).toMatchObject({ state: 'done' })
  })
})

describe('a further stake', () => {
  test('that the member cannot pay for leaves the round as it was, which goes on without it', async () => {
    const poor = await on.player(80_000n)
    const own = await on.open(poor)
    const key = await begin({}, own)
    const refused = await choose(key, 0, raise, own)
    expect(refused.body.round).toMatchObject({ state: 'choosing', step: 1, choices: [], reason: 'INSUFFICIENT_FUNDS' })
    expect(await on.balance(poor)).toBe('3.00')
    expect((await choose(key, 1, stop, own)).body.round).toMatchObject({ state: 'done', win: '10.00', staked: '5.00' })
    expect(await on.balance(poor)).toBe('13.00')
  })

  test('whose answer is lost is given back, and the round is as it was', async () => {
    const key = await begin()
    lose('bet')
    expect((await choose(key, 0, raise)).body.round).toMatchObject({ state: 'choosing', step: 1, staked: '5.00' })
    expect(await on.balance(ana)).toBe('995.00')
    on.breakWallet(undefined)
    expect((await choose(key, 1, stop)).body.round).toMatchObject({ state: 'done', win: '10.00' })
    expect(await on.balance(ana)).toBe('1005.00')
    expect(await bets()).toEqual(['settled 5', 'undone 5'])
  })

  test('that is on its way while nothing is heard lets nobody decide, and is taken back when the line is there', async () => {
    const key = await begin()
    on.breakWallet(async () => ({ isKnown: false, why: 'cut' }))
    expect((await choose(key, 0, raise)).body.round).toMatchObject({ state: 'pending', step: 1 })
    expect((await choose(key, 1, stop)).body.round).toMatchObject({ state: 'pending' })
    on.breakWallet(undefined)
    on.world.clock.advance(9000)
    await on.tend()
    expect((await on.call('state', { session })).body.round).toMatchObject({ state: 'choosing', staked: '5.00' })
    expect(await on.balance(ana)).toBe('995.00')
  })

  test('whose closing is not heard is closed again, and the win is there once', async () => {
    const key = await begin()
    await choose(key, 0, raise)
    lose('settle')
    expect((await choose(key, 1, stop)).body.round).toMatchObject({ state: 'pending' })
    on.breakWallet(undefined)
    on.world.clock.advance(9000)
    await on.tend()
    expect((await on.call('state', { session })).body.round).toMatchObject({ state: 'done', win: '15.00' })
    expect(await on.balance(ana)).toBe('1005.00')
  })
})

describe('a decision that nobody makes within a day', () => {
  test('is made for them, a day after the last one', async () => {
    const key = await begin()
    on.world.clock.advance(dayMs - 1000)
    session = await on.open(ana)
    await choose(key, 0, draw)
    on.world.clock.advance(dayMs - 1000)
    await on.tend()
    expect(await on.balance(ana)).toBe('995.00')
    on.world.clock.advance(1000)
    await on.tend()
    expect(await on.balance(ana)).toBe('1010.00')
  })

  test('is not made under other rules than those the round was begun under: a person looks', async () => {
    await begin()
    await on.db.transaction(tx =>
      tx.query(`update game_round set math_hash = 'of old' where player_ref = $1`, [String(ana.uid)]),
    )
    on.world.clock.advance(dayMs)
    await on.tend()
    expect((await on.call('state', { session: await on.open(ana) })).body.round).toMatchObject({ state: 'stopped' })
    expect(await on.balance(ana)).toBe('995.00')
  })
})

describe('a round that comes to more than its title can win', () => {
  const modest = { ...raisingGame(studioGame), mostWin: (stake: bigint) => 2n * stake }

  async function troubles(): Promise<number> {
    // What was counted is told for a second.
    on.world.clock.advance(1000)
    return ((await (await fetch(`${on.url}/readyz`)).json()) as { stopped: number }).stopped
  }

  test('is stopped for a person: nothing is paid or given back, and nothing else is played meanwhile', async () => {
    offer(modest)
    const before = await troubles()
    const key = await begin()
    await choose(key, 0, raise)
    const stopped = (await choose(key, 1, stop)).body.round
    expect(stopped).toMatchObject({ state: 'stopped', win: '0.00', staked: '10.00', reason: 'no lawful outcome' })
    expect(await troubles()).toBe(before + 2)
    on.world.clock.advance(2 * dayMs)
    await on.tend()
    expect(await on.balance(ana)).toBe('990.00')
    expect(await bets()).toEqual(['stopped 5', 'stopped 5'])

    session = await on.open(ana)
    const { body } = await on.call('state', { session })
    const wish = { session, key: randomUUID(), stake: '5.00', clientSeed: 'word', commitment: body.next.commitment }
    expect(await on.call('play', wish)).toMatchObject({ status: 409, body: { error: 'round_stopped' } })
    await on.db.transaction(tx =>
      seeBets(tx, { round: stopped.id, playerRef: String(ana.uid), nowMs: on.world.clock.now() }),
    )
    expect((await on.call('play', wish)).body.round).toMatchObject({ state: 'choosing' })
  })

  test('by the decisions that the studio made for its player is stopped as well', async () => {
    const key = await begin()
    await choose(key, 0, draw)
    offer(modest)
    on.world.clock.advance(dayMs)
    await on.tend()
    session = await on.open(ana)
    expect((await on.call('state', { session })).body.round).toMatchObject({ key, state: 'stopped' })
    expect(await on.balance(ana)).toBe('995.00')
  })

  test('before there is anything to decide in it is stopped with its bet', async () => {
    offer({ ...modest, mostWin: () => -1n })
    const { commitment } = (await on.call('state', { session })).body.next
    const wish = { session, key: randomUUID(), stake: '5.00', clientSeed: 'word', commitment }
    expect((await on.call('play', wish)).body.round).toMatchObject({ state: 'stopped', balance: '995.00' })
    on.world.clock.advance(60_000)
    await on.tend()
    expect(await on.balance(ana)).toBe('995.00')
  })
})

describe('a round whose seed is sealed under a key that is lost', () => {
  const kept = (): Vault => ({ ...on.deps.vault })
  const lost = () => openVault({ seals: [Buffer.alloc(32, 99)], closing: Buffer.alloc(32, 7) }, on.deps.random)

  test('waits for the key and says so, and after a day waits for a person', async () => {
    const key = await begin()
    const vault = kept()
    Object.assign(on.deps.vault, lost())
    expect(await choose(key, 0, draw)).toMatchObject({ status: 409, body: { error: 'round_locked' } })
    expect((await on.call('state', { session })).body.round).toMatchObject({ state: 'choosing', step: 0 })
    Object.assign(on.deps.vault, vault)
    expect((await choose(key, 0, draw)).body.round).toMatchObject({ choices: [draw] })
    Object.assign(on.deps.vault, lost())
    on.world.clock.advance(dayMs)
    await on.tend()
    const again = await on.open(ana)
    expect((await on.call('state', { session: again })).body.round).toMatchObject({
      state: 'stopped',
      reason: 'lost key',
    })
    Object.assign(on.deps.vault, vault)
    expect(await on.balance(ana)).toBe('995.00')
  })

  test('is given back where it was only just paid for, and so is a further stake', async () => {
    const vault = kept()
    on.breakWallet(async (name, fields) => {
      const reply = await on.wallet.send(name, fields)
      if (name === 'bet') Object.assign(on.deps.vault, lost())
      return reply
    })
    const { commitment } = (await on.call('state', { session })).body.next
    const wish = { session, key: randomUUID(), stake: '5.00', clientSeed: 'word', commitment }
    expect((await on.call('play', wish)).body.round).toMatchObject({ state: 'returned', reason: 'lost key' })
    Object.assign(on.deps.vault, vault)
    on.breakWallet(undefined)
    const key = await begin()
    on.breakWallet(async (name, fields) => {
      Object.assign(on.deps.vault, lost())
      return on.wallet.send(name, fields)
    })
    expect((await choose(key, 0, raise)).status).toBe(503)
    on.world.clock.advance(60_000)
    await on.tend()
    Object.assign(on.deps.vault, vault)
    expect((await choose(key, 1, draw)).body.round).toMatchObject({ choices: [draw] })
    expect(await on.balance(ana)).toBe('995.00')
  })
})

describe('a title that the studio has no more', () => {
  test('leaves its rounds to a person: what waits for a decision, and what was being raised', async () => {
    const key = await begin()
    const ben = await on.player(10_000_000n)
    const other = await on.open(ben)
    const raised = await begin({}, other)
    on.breakWallet(async (name, fields) => {
      const reply = await on.wallet.send(name, fields)
      offer(undefined)
      return reply
    })
    expect((await choose(raised, 0, raise, other)).body.round).toMatchObject({
      state: 'stopped',
      reason: 'other rules',
    })
    expect((await choose(key, 0, draw)).body.round).toMatchObject({ state: 'stopped', reason: 'other rules' })
    expect([await on.balance(ana), await on.balance(ben)]).toEqual(['995.00', '990.00'])
  })

  test('gives back a round that was only just paid for', async () => {
    const { commitment } = (await on.call('state', { session })).body.next
    on.breakWallet(async (name, fields) => {
      const reply = await on.wallet.send(name, fields)
      if (name === 'bet') offer(undefined)
      return reply
    })
    const wish = { session, key: randomUUID(), stake: '5.00', clientSeed: 'word', commitment }
    expect((await on.call('play', wish)).body.round).toMatchObject({ state: 'returned' })
    expect(await on.balance(ana)).toBe('1000.00')
  })
})

test('a round whose bets are closed one by one is insisted on for a day, not a day for each', async () => {
  const key = await begin()
  await choose(key, 0, raise)
  await choose(key, 1, raise)
  let heard = 0
  on.breakWallet(async (name, fields) => (heard-- > 0 ? on.wallet.send(name, fields) : { isKnown: false, why: 'cut' }))
  expect((await choose(key, 2, stop)).body.round).toMatchObject({ state: 'pending' })
  on.world.clock.advance(dayMs - 3_600_000)
  heard = 1
  await on.tend()
  expect((await bets()).toSorted()).toEqual(['drawn 5', 'placed 5', 'settled 5'])
  on.world.clock.advance(2 * 3_600_000)
  await on.tend()
  expect((await bets()).toSorted()).toEqual(['settled 5', 'stopped 5', 'stopped 5'])
})
