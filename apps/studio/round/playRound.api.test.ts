import { randomBytes, randomUUID } from 'node:crypto'
import { commitmentOf, fairDraws } from '@saya/game-math'
import { ask, openStudioWorld, otherToken, type Player, type StudioWorld } from '@saya/testing'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'

let on: StudioWorld
let ana: Player
let session: string
beforeAll(async () => {
  on = await openStudioWorld()
})
afterAll(() => on.close())
beforeEach(async () => {
  ana = await on.player(10_000_000n)
  session = await on.open(ana)
})
afterEach(() => on.breakWallet(undefined))

async function promised(key = session, at = on): Promise<string> {
  return (await at.call('state', { session: key })).body.next.commitment
}

/** A word of the player's with which the promised seed draws what a test wants: it looks where no browser can. */
async function wordFor(wanted: (drawn: number) => boolean, key = session, at = on) {
  const commitment = await promised(key, at)
  const [seed] = await at.db.transaction(tx =>
    tx.query<{ id: string; server_seed: Buffer; nonce: bigint }>('select * from seed where commitment = $1', [
      commitment,
    ]),
  )
  const serverSeed = (seed && at.deps.vault.open(seed.id, seed.server_seed)) ?? Buffer.alloc(0)
  for (let tries = 0; ; tries++) {
    const clientSeed = `word-${tries}`
    const drawn = fairDraws({
      serverSeed,
      clientSeed,
      nonce: Number(seed?.nonce),
    })
    if (wanted(drawn.next(8))) return { commitment, clientSeed }
  }
}

async function play(wish: object = {}, key = session) {
  const asked = { session: key, key: randomUUID(), stake: '5.00', clientSeed: 'word', ...wish }
  return on.call('play', { commitment: await promised(key), ...asked })
}

const win = (drawn: number) => drawn < 3
const loss = (drawn: number) => drawn > 2 && drawn < 7
const choice = (drawn: number) => drawn === 7

describe('a round', () => {
  test('takes its stake and pays its win by the wallet, and shows afterwards what it was drawn from', async () => {
    const word = await wordFor(win)
    const { status, body } = await play(word)
    const { round } = body
    expect([status, round.state, round.stake, round.win, round.balance]).toEqual([
      200,
      'done',
      '5.00',
      '10.00',
      '1005.00',
    ])
    expect(await on.balance(ana)).toBe('1005.00')
    const { serverSeed, clientSeed, nonce, commitment } = round.fairness
    const bytes = Buffer.from(serverSeed, 'hex')
    expect(commitmentOf(bytes)).toBe(commitment)
    expect(commitment).toBe(word.commitment)
    expect(round.shown).toEqual([{ kind: 'drawn', drawn: fairDraws({ serverSeed: bytes, clientSeed, nonce }).next(8) }])
    expect(body.next.commitment).not.toBe(commitment)
    expect(body.next.nonce).toBe(nonce + 1)
  })

  test('that is lost is settled with nothing and closed', async () => {
    expect((await play(await wordFor(loss))).body.round).toMatchObject({
      state: 'done',
      win: '0.00',
      balance: '995.00',
    })
    expect(await on.balance(ana)).toBe('995.00')
  })

  test('that the member cannot pay for is refused by the wallet, and nothing moves', async () => {
    const poor = await on.player(40_000n)
    const key = await on.open(poor)
    const { body } = await play({ stake: '5.00' }, key)
    expect(body.round).toMatchObject({ state: 'refused', reason: 'INSUFFICIENT_FUNDS', win: '0.00', shown: [] })
    expect(await on.balance(poor)).toBe('4.00')
  })

  test('asked for many times at once under one key is one round', async () => {
    const word = await wordFor(loss)
    const wish = { session, key: randomUUID(), stake: '5.00', ...word }
    const answers = await Promise.all(Array.from({ length: 8 }, () => on.call('play', wish)))
    expect(new Set(answers.map(({ body }) => body.round.id)).size).toBe(1)
    expect((await on.call('play', wish)).body.round).toMatchObject({ state: 'done', balance: '995.00' })
    expect(await on.balance(ana)).toBe('995.00')
  })

  test('under a used key with another stake or word is refused', async () => {
    const word = await wordFor(loss)
    const wish = { session, key: randomUUID(), stake: '5.00', ...word }
    await on.call('play', wish)
    for (const other of [{ stake: '1.00' }, { clientSeed: 'another' }]) {
      expect(await on.call('play', { ...wish, ...other })).toMatchObject({ status: 409, body: { error: 'key_used' } })
    }
    expect(await on.balance(ana)).toBe('995.00')
  })

  test('is drawn from what was promised or not at all', async () => {
    const old = await promised()
    await play(await wordFor(loss))
    const before = await on.balance(ana)
    expect(await play({ commitment: old })).toMatchObject({ status: 409, body: { error: 'commitment_changed' } })
    expect(await on.balance(ana)).toBe(before)
  })

  test.each(['2.00', '0.00', '100.01', '1000000.00'])(
    'of the stake %s, which is not offered, is refused',
    async stake => {
      expect(await play({ stake })).toMatchObject({ status: 422, body: { error: 'stake_unknown' } })
      expect(await on.balance(ana)).toBe('1000.00')
    },
  )

  test.each([
    { clientSeed: 'a:b' },
    { clientSeed: '' },
    { key: 'x' },
    { stake: '-5' },
    { stake: '1e2' },
    { commitment: '' },
  ])('that is asked for with %j is not read', async wish => {
    expect(await play(wish)).toMatchObject({ status: 400, body: { error: 'malformed' } })
  })
})

describe('a choice', () => {
  test('ends the round that waits for it, once, and no browser sees the prizes before', async () => {
    const key = randomUUID()
    const { body } = await play({ ...(await wordFor(choice)), key })
    expect(body.round).toMatchObject({ state: 'choosing', win: '0.00' })
    expect(JSON.stringify(body)).not.toContain('prize')
    expect(await play()).toMatchObject({ status: 409, body: { error: 'round_open' } })
    expect((await on.call('state', { session: await on.open(ana) })).body.round).toMatchObject({
      key,
      state: 'choosing',
    })
    expect(await on.call('choose', { session, key, choice: 5 })).toMatchObject({ status: 422 })
    const [one, other] = await Promise.all([
      on.call('choose', { session, key, choice: 1 }),
      on.call('choose', { session, key, choice: 1 }),
    ])
    expect([one.status, other.status]).toEqual([200, 200])
    const again = await on.call('choose', { session, key, choice: 0 })
    expect(again.body.round).toMatchObject({ state: 'done', win: '15.00', balance: '1010.00' })
    expect(await on.balance(ana)).toBe('1010.00')
  })

  test('that nobody makes within a day is made for them', async () => {
    await play({ ...(await wordFor(choice)), key: 'left-alone' })
    on.world.clock.advance(24 * 3_600_000)
    await on.tend()
    expect(await on.balance(ana)).toBe('1005.00')
  })
})

describe('a wallet that is not heard', () => {
  test('after it took the bet: the stake is given back, and the next round plays', async () => {
    lose('bet')
    const { body } = await play({ key: 'unheard-1' })
    expect(body.round).toMatchObject({ state: 'returned', win: '0.00' })
    expect(await on.balance(ana)).toBe('1000.00')
    on.breakWallet(undefined)
    expect((await play(await wordFor(loss))).body.round).toMatchObject({ state: 'done', balance: '995.00' })
  })

  test('before it took the bet: what comes later than its rollback takes nothing', async () => {
    on.breakWallet(async () => ({ isKnown: false, why: 'cut' }))
    await on.call('state', { session })
    on.breakWallet(undefined)
    const word = await wordFor(win)
    on.breakWallet(async () => ({ isKnown: false, why: 'cut' }))
    const key = randomUUID()
    const wish = { session, key, stake: '5.00', ...word }
    expect((await on.call('play', wish)).body.round).toMatchObject({ state: 'pending' })
    on.breakWallet(undefined)
    on.world.clock.advance(9000)
    expect((await on.call('play', wish)).body.round).toMatchObject({ state: 'returned' })
    expect(await on.balance(ana)).toBe('1000.00')
  })

  test('after it paid the win: the win is sent until it is known to be there, and is there once', async () => {
    const word = await wordFor(win)
    lose('settle')
    const key = randomUUID()
    expect((await on.call('play', { session, key, stake: '5.00', ...word })).body.round).toMatchObject({
      state: 'pending',
      win: '0.00',
      shown: [],
      fairness: { serverSeed: '' },
    })
    on.breakWallet(undefined)
    on.world.clock.advance(9000)
    await on.tend()
    expect((await on.call('state', { session })).body).toMatchObject({
      balance: '1005.00',
      round: { key, state: 'done', win: '10.00' },
    })
    expect(await on.balance(ana)).toBe('1005.00')
  })

  /** The wallet does what it is asked, and its answers to one call are lost. */
  function lose(call: string): void {
    on.breakWallet(undefined)
    const real = on.wallet.send
    on.breakWallet(async (name, fields) => {
      const reply = await real(name, fields)
      return name === call ? { isKnown: false, why: 'cut' } : reply
    })
  }
})

describe('a session', () => {
  test('is opened once by its address, and its key opens nothing of anybody else', async () => {
    const { data } = await ask(on.world, 'POST /api/v2/game/launch', { body: { code: 'mangga-fiesta' } }, ana)
    const first = await fetch(data)
    expect(first.status).toBe(200)
    expect(first.headers.get('content-security-policy')).toContain(`frame-ancestors ${on.world.url}`)
    expect(first.headers.get('cache-control')).toBe('no-store')
    expect((await fetch(data)).status).toBe(410)
    const ben = await on.player()
    await play(await wordFor(loss))
    const { body } = await on.call('rounds', { session: await on.open(ben) })
    expect(body.rounds).toEqual([])
    expect((await on.call('rounds', { session })).body.rounds).toHaveLength(1)
  })

  test('that is unknown, or that the operator has ended, lets nobody play', async () => {
    const wrong = otherToken(session)
    expect(await on.call('state', { session: wrong })).toMatchObject({ status: 401, body: { error: 'session_over' } })
    await on.world.db.member(ana.uid, tx =>
      tx
        .updateTable('game_session')
        .set({ ended_at: new Date(0) as never })
        .where('uid', '=', ana.uid)
        .execute(),
    )
    expect((await on.call('state', { session })).status).toBe(401)
  })

  test('recalls the last ten rounds, the newest first', async () => {
    for (let turn = 0; turn < 12; turn++) {
      const { body } = await play({ key: `turn-${turn}-of-ana`, ...(await wordFor(loss)) })
      expect(body.round.state).toBe('done')
      on.world.clock.advance(1000)
    }
    const rounds = (await on.call('rounds', { session })).body.rounds
    expect(rounds.map(({ key }) => key)).toEqual(Array.from({ length: 10 }, (_, turn) => `turn-${11 - turn}-of-ana`))
  })
})

test('keys that are made up lock out nobody who plays, whoever has the same address', async () => {
  await on.call('state', { session })
  const guess = () => on.call('rounds', { session: randomBytes(32).toString('base64url') })
  const answers = []
  for (let at = 0; at < 24; at++) answers.push(...(await Promise.all(Array.from({ length: 50 }, guess))))
  expect(new Set(answers.map(({ status }) => status))).toContain(401)
  expect((await guess()).body.error).toBe('too_many_requests')
  expect((await play(await wordFor(loss))).body.round.state).toBe('done')
  on.world.clock.advance(60_000)
  expect((await guess()).body.error).toBe('session_over')
})

describe('the time between two rounds', () => {
  let slow: StudioWorld
  beforeAll(async () => {
    slow = await openStudioWorld({ leastBetweenMs: 400 })
  })
  afterAll(() => slow.close())

  async function playTimed(key: string): Promise<number> {
    const word = await wordFor(loss, key, slow)
    const begunAt = performance.now()
    const asked = { session: key, key: randomUUID(), stake: '5.00', ...word }
    expect((await slow.call('play', asked)).status).toBe(200)
    return performance.now() - begunAt
  }

  test('is kept by the studio, whatever the page asks for, also for who opens the game anew', async () => {
    const ben = await slow.player(10_000_000n)
    const first = await slow.open(ben)
    await playTimed(first)
    expect(await playTimed(first)).toBeGreaterThan(390)
    expect(await playTimed(await slow.open(ben))).toBeGreaterThan(390)
    slow.world.clock.advance(400)
    expect(await playTimed(first)).toBeLessThan(390)
  })

  test('lets the same play, sent again, through at once, and of two at once only one', async () => {
    const ben = await slow.player(10_000_000n)
    const key = await slow.open(ben)
    const asked = { session: key, key: randomUUID(), stake: '5.00', ...(await wordFor(loss, key, slow)) }
    const { round } = (await slow.call('play', asked)).body
    const begunAt = performance.now()
    expect((await slow.call('play', asked)).body.round).toMatchObject({ win: round.win, state: round.state })
    expect(performance.now() - begunAt).toBeLessThan(390)
    const word = await wordFor(loss, key, slow)
    const both = await Promise.all([1, 2].map(() => slow.call('play', { ...asked, key: randomUUID(), ...word })))
    expect(both.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([200, 409])
  })
})
