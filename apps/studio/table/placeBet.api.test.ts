import { randomUUID } from 'node:crypto'
import { commitmentOf, fairDraws, sharedWord } from '@saya/game-math'
import { openStudioWorld, otherToken, type Player, type StudioWorld } from '@saya/testing'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { tables } from '../../../games/tables/data/index.ts'
import type { Table } from '../../../games/tables/shape.ts'
import { ownTables } from '../catalogue/ownTables.ts'
import { sharedTable } from '../catalogue/sharedTable.ts'
import { seeBets } from '../operator/book.store.ts'
import { openKeeper } from './openKeeper.ts'
import { tendBets } from './tendBets.ts'

const code = 'perya-color-game'
const other = 'roulette-manila'
/** A table at which all together can win ₱2,000 at most. */
const careful: Table = { ...(tables.get('color-game-gabi') as Table), mostWin: 200 }
let on: StudioWorld
let ana: Player
let ben: Player
let anas: string
let bens: string
beforeAll(async () => {
  on = await openStudioWorld({ tables: new Map([...ownTables, [careful.code, sharedTable(careful)]]) })
})
afterAll(() => on.close())
beforeEach(async () => {
  ana = await on.player(10_000_000n)
  ben = await on.player(10_000_000n)
  anas = await on.open(ana, code)
  bens = await on.open(ben, code)
})
afterEach(async () => {
  on.breakWallet(undefined)
  // Whoever sat here has left, and the last round is over.
  for (let turns = 0; turns < 4; turns++) await pass(60_000)
})

async function pass(ms: number): Promise<void> {
  on.world.clock.advance(ms)
  await on.tend()
}

/** A round in which bets are taken. */
async function taking(session = anas) {
  await on.call('table/state', { session })
  await on.tend()
  on.world.clock.advance(3000)
  const { round } = (await on.call('table/state', { session })).body.table
  if (!round) throw new Error('No round was opened.')
  return round
}

async function bet(session: string, round: string, stakes: object, wish: object = {}) {
  return on.call('table/bet', { session, key: randomUUID(), round, stakes, word: randomUUID(), ...wish })
}

const drawn = () => pass(24_000)

/** What so many pesos on a colour come to: once, twice or three times as much, and the bet back. */
function winOf(dice: readonly number[], color: number, pesos: number): number {
  const count = dice.filter(die => die === color).length
  return count === 0 ? 0 : pesos * (count + 1)
}

test('a press whose answer was lost is answered with the same bet', async () => {
  const { id } = await taking()
  const press = { key: randomUUID(), word: randomUUID() }
  const { body } = await bet(anas, id, { 'color-1': 10 }, press)
  expect(await bet(anas, id, { 'color-1': 10 }, press)).toMatchObject({
    status: 200,
    body: { bet: { id: body.bet.id } },
  })
})

describe('a round of a table', () => {
  test('is one for everybody: promised before bets are taken, drawn from the words of all, and paid to each exactly', async () => {
    await on.call('table/state', { session: anas })
    await on.tend()
    const promised = (await on.call('table/state', { session: bens })).body.table.round
    expect(promised).toMatchObject({ state: 'open', shown: null, fairness: { serverSeed: '', words: [] } })
    expect((await bet(anas, promised?.id ?? '', { 'color-0': 10 })).body.error).toBe('bets_closed')
    const round = await taking()
    expect(round.fairness.commitment).toBe(promised?.fairness.commitment)
    expect((await on.call('table/state', { session: bens })).body.table).toMatchObject({ players: 2, round })
    const words = ['anas-word', 'bens-word']
    const placed = await bet(anas, round.id, { 'color-0': 10, 'color-1': 20 }, { word: words[0] })
    expect(placed.body.bet).toMatchObject({ state: 'placed', stake: '30.00', win: '0.00', balance: '970.00' })
    await bet(bens, round.id, { 'color-0': 50 }, { word: words[1] })
    expect(await on.balance(ben)).toBe('950.00')
    await drawn()
    const [after, bens2] = await Promise.all([anas, bens].map(session => on.call('table/state', { session })))
    const told = after?.body.table.round
    expect(bens2?.body.table.round).toEqual(told)
    const { serverSeed, closingSeed, nonce, words: heard, commitment } = told?.fairness ?? round.fairness
    const seed = Buffer.from(serverSeed, 'hex')
    expect(closingSeed).toMatch(/^[0-9a-f]{64}$/)
    expect([commitmentOf(Buffer.from(serverSeed + closingSeed, 'hex')), heard]).toEqual([commitment, words])
    const rng = fairDraws({ serverSeed: seed, clientSeed: sharedWord(words, closingSeed), nonce })
    const dice = [rng.next(6), rng.next(6), rng.next(6)]
    expect(told?.shown).toMatchObject({ kind: 'colorGame', dice })
    const wins = [winOf(dice, 0, 10) + winOf(dice, 1, 20), winOf(dice, 0, 50)]
    expect(after?.body.bets).toMatchObject([{ state: 'done', win: `${wins[0]}.00` }])
    expect(await on.balance(ana)).toBe(`${970 + (wins[0] ?? 0)}.00`)
    expect(await on.balance(ben)).toBe(`${950 + (wins[1] ?? 0)}.00`)
  })

  test('is opened only where somebody sits, and no other before it is over', async () => {
    await pass(1000)
    const rounds = () => on.db.transaction(tx => tx.query('select * from table_round where ended_at is null'))
    expect(await rounds()).toEqual([])
    await taking()
    await Promise.all([on.tend(), on.tend(), openKeeper(on.deps).turn()])
    expect(await rounds()).toHaveLength(1)
  })

  test('that several copies keep at once is drawn once, and each bet paid once', async () => {
    const round = await taking()
    await bet(anas, round.id, { 'color-0': 100, 'color-1': 100, 'color-2': 100 })
    on.world.clock.advance(24_000)
    const copies = Array.from({ length: 4 }, () => openKeeper(on.deps))
    await Promise.all(copies.map(copy => copy.turn()))
    await Promise.all(copies.map(() => tendBets(on.deps)))
    await drawn()
    const { bets } = (await on.call('table/bets', { session: anas })).body
    expect(bets).toHaveLength(1)
    expect(await on.balance(ana)).toBe(`${(700 + Number(bets[0]?.win)).toFixed(2)}`)
  })

  test('never tells a player of a win that the balance beside it has not', async () => {
    const round = await taking()
    // A bet on every color wins whatever is drawn.
    const stakes = Object.fromEntries([0, 1, 2, 3, 4, 5].map(color => [`color-${color}`, 50]))
    expect((await bet(anas, round.id, stakes)).body.bet.balance).toBe('700.00')
    on.world.clock.advance(23_000)
    // The round is drawn and paid while the wallet's answer is on its way.
    on.breakWallet(async (call, body) => {
      const reply = await on.wallet.send(call, body)
      on.breakWallet(undefined)
      await drawn()
      return reply
    })
    const seat = (await on.call('table/state', { session: anas })).body
    const won = seat.bets.filter(({ state }) => state === 'done').reduce((sum, { win }) => sum + Number(win), 0)
    expect(Number(seat.balance)).toBe(700 + won)
    expect(Number(await on.balance(ana))).toBeGreaterThan(700)
  })

  test('whose clock stood still too long is given up, and every bet given back', async () => {
    const round = await taking()
    await bet(anas, round.id, { 'color-0': 100 })
    await pass(20 * 60_000)
    const session = await on.open(ana, code)
    const { bets } = (await on.call('table/bets', { session })).body
    expect(bets).toMatchObject([{ state: 'returned', win: '0.00', played: { state: 'void', shown: null } }])
    expect(await on.balance(ana)).toBe('1000.00')
  })

  test('that was opened under other rules is not drawn by these', async () => {
    const round = await taking()
    await bet(anas, round.id, { 'color-0': 100 })
    await on.db.transaction(tx => tx.query(`update table_round set math_hash = 'other' where id = $1`, [round.id]))
    await on.tend()
    expect(await on.balance(ana)).toBe('1000.00')
  })
})

describe('a bet', () => {
  test('is taken while the studio’s clock says so, in the round that is meant, at the table that was opened', async () => {
    const round = await taking()
    const roulette = await on.open(ana, other)
    expect((await bet(roulette, round.id, { 'on-17': 10 })).body.error).toBe('bets_closed')
    expect((await bet(anas, randomUUID(), { 'color-0': 10 })).body.error).toBe('bets_closed')
    on.world.clock.advance(19_999)
    expect((await bet(anas, round.id, { 'color-0': 10 })).body.bet.state).toBe('placed')
    on.world.clock.advance(1)
    expect(await bet(anas, round.id, { 'color-0': 10 })).toMatchObject({ status: 409, body: { error: 'bets_closed' } })
    expect(await on.balance(ana)).toBe('990.00')
  })

  test.each([
    [{ 'color-9': 10 }, 'bet_unknown'],
    [{ 'color-0': 4 }, 'bet_too_small'],
    [{ 'color-0': 2501 }, 'bet_too_large'],
  ])('of %j is refused with %s', async (stakes, error) => {
    const round = await taking()
    expect(await bet(anas, round.id, stakes)).toMatchObject({ status: 422, body: { error } })
    expect(await on.balance(ana)).toBe('1000.00')
  })

  test.each([
    { stakes: {} },
    { stakes: { 'color-0': -5 } },
    { stakes: { 'color-0': 5.5 } },
    { stakes: { 'color-0': '10' } },
    { stakes: { __proto__: 1, 'a b': 10 } },
    { word: 'a,b' },
    { key: 'x' },
    { round: 'now' },
  ])('that is asked for with %j is not taken', async wish => {
    const round = await taking()
    const { status } = await bet(anas, round.id, { 'color-0': 10 }, wish)
    expect(status).toBeGreaterThanOrEqual(400)
    expect(status).toBeLessThan(500)
    expect(await on.balance(ana)).toBe('1000.00')
  })

  test('counts together with the others of its round against the limits, also when they come at once', async () => {
    await on.world.setBalance(ana.uid, 500_000_000n)
    const round = await taking()
    const answers = await Promise.all(Array.from({ length: 6 }, () => bet(anas, round.id, { 'color-0': 1000 })))
    expect(answers.filter(({ body }) => body.bet?.state === 'placed')).toHaveLength(2)
    expect(new Set(answers.flatMap(({ body }) => body.error ?? []))).toEqual(new Set(['bet_too_large']))
    expect(await on.balance(ana)).toBe('48000.00')
  })

  test('asked for many times at once under one key is one bet; the key names no other', async () => {
    const round = await taking()
    const wish = { session: anas, key: randomUUID(), round: round.id, stakes: { 'color-3': 25 }, word: 'w' }
    const answers = await Promise.all(Array.from({ length: 8 }, () => on.call('table/bet', wish)))
    expect(new Set(answers.map(({ body }) => body.bet.id)).size).toBe(1)
    for (const other of [{ stakes: { 'color-3': 26 } }, { word: 'v' }]) {
      expect(await on.call('table/bet', { ...wish, ...other })).toMatchObject({
        status: 409,
        body: { error: 'key_used' },
      })
    }
    expect(await on.balance(ana)).toBe('975.00')
  })

  test('that the player cannot pay for is refused by the wallet and counts for nothing', async () => {
    const poor = await on.player(40_000n)
    const session = await on.open(poor, code)
    const round = await taking(session)
    expect((await bet(session, round.id, { 'color-0': 5 }, { word: 'poor' })).body.bet).toMatchObject({
      state: 'refused',
      reason: 'INSUFFICIENT_FUNDS',
    })
    await drawn()
    expect((await on.call('table/state', { session })).body.table.round?.fairness.words).toEqual([])
    expect(await on.balance(poor)).toBe('4.00')
  })

  test('whose fate nobody knows when the round is drawn is given back and has no part in the draw', async () => {
    const round = await taking()
    const real = on.wallet.send
    on.breakWallet(async (name, fields) => {
      const reply = await real(name, fields)
      // The wallet has taken it; nobody hears so, nor that it was rolled back.
      return name === 'bet' || name === 'rollback' ? { isKnown: false, why: 'cut' } : reply
    })
    expect((await bet(anas, round.id, { 'color-0': 100 }, { word: 'lost' })).body.bet.state).toBe('pending')
    await bet(bens, round.id, { 'color-0': 100 })
    await drawn()
    expect((await on.call('table/state', { session: bens })).body.table.round?.fairness.words).toEqual([])
    on.breakWallet(undefined)
    await pass(9000)
    await pass(9000)
    expect([await on.balance(ana), await on.balance(ben)]).toEqual(['1000.00', '1000.00'])
  })

  test('that was won is paid until it is certain to be there, and is there once', async () => {
    const round = await taking()
    for (let color = 0; color < 6; color++) await bet(anas, round.id, { [`color-${color}`]: 10 })
    const real = on.wallet.send
    on.breakWallet(async (name, fields) => {
      const reply = await real(name, fields)
      return name === 'settle' ? { isKnown: false, why: 'cut' } : reply
    })
    await drawn()
    on.breakWallet(undefined)
    for (let turns = 0; turns < 3; turns++) await pass(9000)
    const { bets } = (await on.call('table/bets', { session: await on.open(ana, code) })).body
    expect(bets.map(({ state }) => state)).toEqual(Array.from({ length: 6 }, () => 'done'))
    const won = bets.reduce((sum, { win }) => sum + Number(win), 0)
    expect(await on.balance(ana)).toBe((940 + won).toFixed(2))
  })

  test('that stands still is told to its player in every later round, until it was put right by hand', async () => {
    const round = await taking()
    on.breakWallet(async (name, fields) => {
      const reply = await on.wallet.send(name, fields)
      if (name !== 'settle' || !reply.isKnown) return reply
      return { isKnown: true, answer: { ...reply.answer, status: 'TX_CONFLICT' } }
    })
    const { id } = (await bet(anas, round.id, { 'color-0': 10 })).body.bet
    await drawn()
    on.breakWallet(undefined)
    for (let turns = 0; turns < 3; turns++) await pass(30_000)
    await taking()
    const stands = async (session: string) => (await on.call('table/state', { session })).body.stands
    expect(await stands(anas)).toMatchObject([{ id, state: 'stopped', stake: '10.00', win: '0.00' }])
    expect(await stands(bens)).toEqual([])
    await on.db.transaction(tx => seeBets(tx, { round: id, playerRef: String(ana.uid), nowMs: on.world.clock.now() }))
    expect(await stands(anas)).toEqual([])
    const { last } = (await on.call('table/state', { session: anas })).body
    expect(last).toMatchObject([{ id, state: 'seen' }])
  })

  test('is shown to whoever made it and to nobody else', async () => {
    const round = await taking()
    await bet(anas, round.id, { 'color-0': 10 })
    expect((await on.call('table/state', { session: bens })).body.bets).toEqual([])
    expect((await on.call('table/bets', { session: bens })).body.bets).toEqual([])
    expect((await on.call('table/bets', { session: otherToken(anas) })).status).toBe(401)
  })
})

describe('what all players together can win in one round', () => {
  test('has an end, also when they press at once; what costs no more is taken, and what was refused leaves room', async () => {
    const players = await Promise.all(Array.from({ length: 8 }, () => on.player(10_000_000n)))
    const sessions = await Promise.all(players.map(player => on.open(player, careful.code)))
    const [first = '', second = ''] = sessions
    const round = await taking(first)
    // Three dice of the colour pay four times the bet.
    const answers = await Promise.all(sessions.map(session => bet(session, round.id, { 'color-0': 90 })))
    expect(answers.filter(({ body }) => body.bet?.state === 'placed')).toHaveLength(5)
    expect(answers.flatMap(({ status, body }) => (body.error ? [[status, body.error]] : []))).toEqual(
      Array.from({ length: 3 }, () => [422, 'spot_full']),
    )
    const poors = await on.open(await on.player(10_000n), careful.code)
    expect((await bet(poors, round.id, { 'color-0': 50 })).body.bet.state).toBe('refused')
    expect((await bet(first, round.id, { 'color-0': 51 })).body.error).toBe('spot_full')
    expect((await bet(first, round.id, { 'color-0': 50 })).body.bet.state).toBe('placed')
    expect((await bet(second, round.id, { 'color-0': 5 })).body.error).toBe('spot_full')
    expect((await bet(second, round.id, { 'color-1': 200 })).body.bet.state).toBe('placed')
  })
})
