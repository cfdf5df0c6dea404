import { randomUUID } from 'node:crypto'
import { commitmentOf, fairDraws, sharedWord } from '@saya/game-math'
import { openStudioWorld, type Player, type StudioWorld } from '@saya/testing'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { rooms } from '../../../games/bingo/data/index.ts'
import { deal, drawBalls, winOf } from '../../../games/bingo/rules/index.ts'
import type { DabbedCard, Room, VisibleRound } from '../../../games/bingo/shape.ts'
import { bingoRoom } from '../catalogue/bingoRoom.ts'
import { openKeeper } from './openKeeper.ts'
import { tendBets } from './tendBets.ts'

const room = rooms.get('bingo-75') as Room
/** Every ball is called here, so that every card wins the jackpot. */
const generous: Room = {
  ...(rooms.get('bingo-bituin') as Room),
  calls: 75,
  jackpot: { ...room.jackpot, by: 75, seed: 1000 },
}
/** Of this one three cards are sold. */
const small: Room = {
  ...(rooms.get('bingo-fiesta') as Room),
  prizes: [{ ...(room.prizes[0] as Room['prizes'][number]), steps: [{ by: 60, pay: 33_000_000 }] }],
}
let on: StudioWorld
let ana: Player
let ben: Player
let anas: string
let bens: string
beforeAll(async () => {
  on = await openStudioWorld({ tables: new Map([room, generous, small].map(one => [one.code, bingoRoom(one)])) })
})
afterAll(() => on.close())
beforeEach(async () => {
  ana = await on.player(10_000_000n)
  ben = await on.player(10_000_000n)
  anas = await on.open(ana, room.code)
  bens = await on.open(ben, room.code)
})
afterEach(async () => {
  on.breakWallet(undefined)
  for (let turns = 0; turns < 4; turns++) await pass(200_000)
})

async function pass(ms: number): Promise<void> {
  on.world.clock.advance(ms)
  await on.tend()
}

/** A round in which cards are sold. */
async function selling(session = anas) {
  await on.call('table/state', { session })
  await on.tend()
  on.world.clock.advance(3000)
  const { round } = (await on.call('table/state', { session })).body.table
  if (!round) throw new Error('No round was opened.')
  return round
}

function priceOf(count: number, price = room.price): object {
  return Object.fromEntries(Array.from({ length: count }, (_, at) => [`card-${at}`, price]))
}

function buy(session: string, round: string, stakes: object, wish: object = {}) {
  return on.call('table/bet', { session, key: randomUUID(), round, stakes, word: randomUUID(), ...wish })
}

/** To the moment at which the first ball is called, and from there to where the last one has been heard. */
const draw = () => pass(29_000)
const hear = () => pass(room.calls * room.callMs - 20_000)

/** What lies in the pots of the generous room. */
async function readPots() {
  const [row] = await on.db.transaction(tx =>
    tx.query<{ pool: bigint; next: bigint }>('select pool, next from jackpot where table_code = $1', [generous.code]),
  )
  return row
}

async function look(session: string) {
  const { body } = await on.call('table/state', { session })
  const shown = body.table.round?.shown as VisibleRound | null
  const cards = body.bets.flatMap(bet => (bet.cards ?? []) as DabbedCard[])
  return { body, shown, cards, fairness: body.table.round?.fairness }
}

describe('a room', () => {
  test('calls the same balls to everybody one by one, dabs cards that follow from its promise, and pays when all is told', async () => {
    const round = await selling()
    const bought = await buy(anas, round.id, priceOf(3), { word: 'anas-word' })
    expect(bought.body.bet).toMatchObject({ state: 'placed', stake: '60.00', balance: '940.00' })
    await buy(bens, round.id, priceOf(6), { word: 'bens-word' })
    const before = await look(anas)
    expect(before.body.table).toMatchObject({ sold: 9, pool: '20000.00', round: { shown: null } })
    expect(before.cards.map(({ dabs, won }) => [dabs, won])).toEqual([1, 2, 3].map(() => [[], []]))
    await draw()
    await pass(20_500)
    const [now, bens2] = [await look(anas), await look(bens)]
    expect(now.shown?.balls).toHaveLength(21)
    expect(bens2.shown).toEqual(now.shown)
    expect([now.fairness?.serverSeed, now.body.bets[0]?.state]).toEqual(['', 'placed'])
    for (const { cells, dabs } of now.cards) expect(dabs).toEqual(cells.filter(cell => now.shown?.balls.includes(cell)))
    expect([await on.balance(ana), await on.balance(ben)]).toEqual(['940.00', '880.00'])
    const told = JSON.stringify(await (await fetch(`${on.url}/api/round/${now.body.bets[0]?.id}`)).json())
    expect(told).toMatch(/"draws":\[\]/)
    await hear()
    const after = await look(anas)
    const serverSeed = Buffer.from(after.fairness?.serverSeed ?? '', 'hex')
    const { nonce, words, closingSeed } = after.fairness ?? round.fairness
    const both = Buffer.concat([serverSeed, Buffer.from(closingSeed, 'hex')])
    expect(commitmentOf(both)).toBe(round.fairness.commitment)
    expect(words).toEqual(['anas-word', 'bens-word'])
    const { balls } = drawBalls(
      room.kind,
      room.calls,
      fairDraws({ serverSeed, clientSeed: sharedWord(words, closingSeed), nonce }),
    )
    expect(after.shown?.balls).toEqual(balls)
    const seats = [
      [3, 'anas-word', ana, 940n],
      [6, 'bens-word', ben, 880n],
    ] as const
    for (const [count, word, player, left] of seats) {
      const rng = fairDraws({ serverSeed, clientSeed: `cards:${word}`, nonce })
      const { cards } = deal(room.kind, count, rng)
      if (player === ana) expect(after.cards.map(({ cells }) => cells)).toEqual(cards)
      const units = left * 10_000n + winOf(room, cards, balls)
      expect(await on.balance(player)).toBe(`${units / 10_000n}.${String((units / 100n) % 100n).padStart(2, '0')}`)
    }
    expect(after.body.bets[0]?.state).toBe('done')
    // 9 cards of ₱20, of which 2 % is played for.
    expect(after.shown?.jackpot).toEqual({ pool: '20003.60', hits: 0, each: '0.00' })
  })

  test('does not make anybody wait for the balls of a round in which nobody has a card', async () => {
    await selling()
    await draw()
    const { body, shown } = await look(anas)
    expect(shown?.balls).toHaveLength(room.calls)
    expect(body.table.round?.fairness.serverSeed).not.toBe('')
  })

  test('shows its cards to whoever bought them and to nobody else', async () => {
    const round = await selling()
    await buy(anas, round.id, priceOf(2))
    expect([(await look(anas)).cards.length, (await look(bens)).cards.length]).toEqual([2, 0])
  })
})

describe('cards', () => {
  test('are bought once in a round, however often and at once they are asked for, and after a refusal again', async () => {
    const round = await selling()
    const answers = await Promise.all([1, 2, 3, 4].map(count => buy(anas, round.id, priceOf(count))))
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
    expect(new Set(answers.flatMap(({ body }) => body.error ?? []))).toEqual(new Set(['cards_bought']))
    const poor = await on.player(300_000n)
    const session = await on.open(poor, room.code)
    expect((await buy(session, round.id, priceOf(2))).body.bet).toMatchObject({ state: 'refused' })
    expect((await look(session)).cards).toEqual([])
    expect((await buy(session, round.id, priceOf(1))).body.bet).toMatchObject({ state: 'placed', balance: '10.00' })
  })

  test.each([
    { 'card-0': 21 },
    { 'card-1': 20 },
    { 'card-0': 20, 'card-2': 20 },
    { ...priceOf(7) },
    { 'card-0': 20, 'on-17': 20 },
  ])('of %j are not sold', async stakes => {
    const round = await selling()
    expect(await buy(anas, round.id, stakes)).toMatchObject({ status: 422, body: { error: 'bet_unknown' } })
    expect(await on.balance(ana)).toBe('1000.00')
  })

  test('of a word that has cards in the round already are not dealt a second time', async () => {
    const round = await selling()
    await buy(anas, round.id, priceOf(1), { word: 'one-word' })
    const second = await buy(bens, round.id, priceOf(1), { word: 'one-word' })
    expect(second).toMatchObject({ status: 409, body: { error: 'word_used' } })
    expect(await on.balance(ben)).toBe('1000.00')
  })
})

test('a room sells no more cards than it can owe prizes for, also to those who come at once', async () => {
  const sessions = await Promise.all([ana, ben].map(player => on.open(player, small.code)))
  const round = await selling(sessions[0])
  const answers = await Promise.all(sessions.map(session => buy(session, round.id, priceOf(2, small.price))))
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200, 422]))
  expect(answers.flatMap(({ body }) => body.error ?? [])).toEqual(['cards_gone'])
  const late = sessions[answers[0]?.status === 200 ? 1 : 0] ?? ''
  expect((await buy(late, round.id, priceOf(1, small.price))).body.bet.state).toBe('placed')
})

describe('a jackpot', () => {
  test('that several cards win at once is split to the centavo and paid once, though several copies draw, and starts anew', async () => {
    const [session, other] = [await on.open(ana, generous.code), await on.open(ben, generous.code)]
    const turns = () => on.db.transaction(tx => tx.query('select * from jackpot_turn where hits > 0'))
    const round = await selling(session)
    const started = [await on.balance(ana), await on.balance(ben)].map(Number)
    await buy(session, round.id, priceOf(2, 10))
    await buy(other, round.id, priceOf(1, 10))
    on.world.clock.advance(29_000)
    await Promise.all(Array.from({ length: 4 }, () => openKeeper(on.deps).turn()))
    await Promise.all(Array.from({ length: 4 }, () => tendBets(on.deps)))
    // 3 cards of ₱10: 60 centavos are played for besides the ₱1,000 of the house, 30 are laid aside.
    expect(await readPots()).toEqual({ pool: 100n + 3000n, next: 0n })
    expect(await turns()).toMatchObject([{ put: 9000n, hits: 3, paid: 3n * 3_335_300n }])
    // While it is called nobody is told.
    const early = await look(session)
    expect([early.body.table.pool, early.shown?.jackpot.hits]).toEqual(['1000.60', 0])
    const parts: string[] = []
    on.breakWallet((name, fields) => {
      if (name === 'settle') parts.push((fields as { jackpot_amount?: string }).jackpot_amount ?? 'none')
      return on.wallet.send(name, fields)
    })
    await pass(80_000)
    // Each settle tells what of it the jackpot has paid.
    expect(parts).toHaveLength(2)
    expect(new Set(parts)).toEqual(new Set(['333.5300', '667.0600']))
    const { shown, cards, body } = await look(session)
    expect(shown?.jackpot).toEqual({ pool: '1000.60', hits: 3, each: '333.53' })
    expect([cards.map(({ hasJackpot }) => hasJackpot), body.table.pool]).toEqual([[true, true], '0.31'])
    const ended = [await on.balance(ana), await on.balance(ben)].map(Number)
    const fixed = (await on.call('table/bets', { session })).body.bets.map(({ win }) => Number(win) - 2 * 333.53)
    expect(ended[0]).toBeCloseTo((started[0] ?? 0) - 20 + 2 * 333.53 + (fixed[0] ?? 0), 2)
    await hear()
    expect(await turns()).toHaveLength(1)
  })

  test('keeps what every round has put in, to the last unit: seed and shares are there or were paid', async () => {
    const sums = await on.db.transaction(tx =>
      tx.query(`select j.table_code from jackpot j join jackpot_turn t using (table_code)
        group by j.table_code, j.seed, j.pool, j.next having j.seed + sum(t.put) - sum(t.paid) <> j.pool + j.next`),
    )
    expect(sums).toEqual([])
  })
})
