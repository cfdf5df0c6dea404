import { randomUUID } from 'node:crypto'
import { commitmentOf, fairDraws } from '@saya/game-math'
import { openStudioWorld, type Player, type StudioWorld } from '@saya/testing'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { firstFish, stop, type VisibleRound } from '../../../games/fishing/shape.ts'
import { ownGames } from '../catalogue/ownGames.ts'
import type { RoundView } from './round.view.ts'

const code = 'butanding-bay'
const dayMs = 24 * 3_600_000
/** Fish of the school of Butanding Bay, each with what one of its kind is worth. */
const [sardine, angelfish, turtle, butanding] = [0, 8, 18, 25]

let on: StudioWorld
let ana: Player
let session: string
beforeAll(async () => {
  on = await openStudioWorld({ games: [...ownGames.values()].filter(({ view }) => view === 'fishing') })
})
afterAll(() => on.close())
beforeEach(async () => {
  ana = await on.player(10_000_000n)
  session = await on.open(ana, code)
})
afterEach(() => on.breakWallet(undefined))

/** Begins a round of ten shots of ₱2, and gives its key. */
async function load(as = session, stake = '20.00'): Promise<string> {
  const { commitment } = (await on.call('state', { session: as })).body.next
  const key = randomUUID()
  const { body } = await on.call('play', { session: as, key, stake, clientSeed: 'word', commitment })
  expect(body.round).toMatchObject({ state: 'choosing', step: 0, choices: [], win: '0.00' })
  return key
}

const choose = (key: string, step: number, choice: number, as = session) =>
  on.call('choose', { session: as, key, step, choice })

const shoot = (key: string, step: number, fish: number, as = session) => choose(key, step, fish + firstFish, as)

const shownOf = ({ shown }: RoundView) => shown[0] as VisibleRound

/** What the seed that was told makes of shots at these fish: the smaller the number that was drawn, the better. */
function paysOf({ fairness }: RoundView, fish: readonly number[]): number[] {
  const worth = { [sardine]: 2, [angelfish]: 4, [turtle]: 15, [butanding]: 150 }
  const rng = fairDraws({ ...fairness, serverSeed: Buffer.from(fairness.serverSeed, 'hex') })
  return fish.map(one => {
    const pay = worth[one] ?? 0
    return rng.next(1_200_000_000) * pay < 962_400 * 1200 ? pay : 0
  })
}

/** The wallet does what it is asked, and its answers to one call are lost. */
function lose(call: string): void {
  on.breakWallet(async (name, fields) => {
    const reply = await on.wallet.send(name, fields)
    return name === call ? { isKnown: false, why: 'cut' } : reply
  })
}

describe('a round of ten shots', () => {
  test('is paid for before the first, decided shot by shot by what was promised, and pays exactly what was caught', async () => {
    const key = await load()
    expect(await on.balance(ana)).toBe('980.00')
    const fish = [sardine, sardine, angelfish, butanding, sardine, turtle, sardine, angelfish, sardine, sardine]
    for (const [step, one] of fish.entries()) {
      const { round } = (await shoot(key, step, one)).body
      expect(shownOf(round).shots.map(shot => shot.fish)).toEqual(fish.slice(0, step + 1))
      if (step === fish.length - 1) break
      expect(round).toMatchObject({ state: 'choosing', step: step + 1, win: '0.00', fairness: { serverSeed: '' } })
    }
    const { round } = (await on.call('state', { session })).body
    const pays = paysOf(round, fish)
    expect(commitmentOf(Buffer.from(round.fairness.serverSeed, 'hex'))).toBe(round.fairness.commitment)
    expect(shownOf(round)).toEqual({
      shots: fish.map((one, at) => ({ fish: one, pay: pays[at] })),
      left: 0,
      end: 'empty',
    })
    const win = 2 * pays.reduce((sum, pay) => sum + pay, 0)
    expect(round).toMatchObject({ state: 'done', win: `${win}.00`, staked: '20.00' })
    expect(await on.balance(ana)).toBe(`${980 + win}.00`)
  })

  test('makes one shot of each step, however often and at however many fish it is asked at once', async () => {
    const key = await load()
    await Promise.all([sardine, angelfish, turtle, butanding, sardine].map(fish => shoot(key, 0, fish)))
    const { round } = (await on.call('state', { session })).body
    expect(round).toMatchObject({ state: 'choosing', step: 1 })
    expect(shownOf(round).shots).toHaveLength(1)
    // A shot that comes late, again or before its time changes nothing, and hears how the round stands.
    for (const step of [0, 2, 9]) expect((await shoot(key, step, butanding)).body.round).toEqual(round)
    expect((await choose(key, 1, stop)).body.round).toMatchObject({ state: 'done', step: 2 })
    expect((await shoot(key, 2, sardine)).body.round).toMatchObject({ state: 'done', step: 2 })
  })

  test('is nobody’s but its player’s, is there after a reload, and shoots at no fish that is not in its school', async () => {
    const key = await load()
    await shoot(key, 0, sardine)
    const ben = await on.open(await on.player(), code)
    expect(await shoot(key, 1, sardine, ben)).toMatchObject({ status: 404, body: { error: 'round_unknown' } })
    expect(await shoot(key, 1, 26)).toMatchObject({ status: 422, body: { error: 'choice_unknown' } })
    expect(await shoot(key, 1, 2_000_000)).toMatchObject({ status: 400, body: { error: 'malformed' } })
    expect(await shoot(key, 1, sardine, 'x'.repeat(43))).toMatchObject({ status: 401 })
    const again = await on.open(ana, code)
    const { round } = (await on.call('state', { session: again })).body
    expect(round).toMatchObject({ key, state: 'choosing', step: 1 })
    expect((await shoot(key, 1, sardine, again)).body.round).toMatchObject({ step: 2 })
  })

  test('that is stopped gives back every shot that was not made, with what was caught', async () => {
    const key = await load()
    const fish = [sardine, sardine, angelfish]
    for (const [step, one] of fish.entries()) await shoot(key, step, one)
    const { round } = (await choose(key, 3, stop)).body
    const win = 14 + 2 * paysOf(round, fish).reduce((sum, pay) => sum + pay, 0)
    expect(round).toMatchObject({ state: 'done', win: `${win}.00` })
    expect(await on.balance(ana)).toBe(`${980 + win}.00`)
  })

  test('in which nobody shoots for a day ends by itself, and what was not shot is there once', async () => {
    const key = await load()
    await shoot(key, 0, butanding)
    on.world.clock.advance(dayMs - 1000)
    await on.tend()
    expect(await on.balance(ana)).toBe('980.00')
    on.world.clock.advance(1000)
    for (let turn = 0; turn < 3; turn++) await on.tend()
    const { round } = (await on.call('state', { session: await on.open(ana, code) })).body
    const win = 18 + 2 * (paysOf(round, [butanding])[0] ?? 0)
    expect(round).toMatchObject({ state: 'done', choices: [butanding + firstFish, stop], win: `${win}.00` })
    expect(await on.balance(ana)).toBe(`${980 + win}.00`)
  })

  test('whose bet or win is not heard of is given back or paid, and neither twice', async () => {
    lose('bet')
    const { commitment } = (await on.call('state', { session })).body.next
    const wish = { session, key: randomUUID(), stake: '20.00', clientSeed: 'word', commitment }
    expect((await on.call('play', wish)).body.round).toMatchObject({ state: 'returned' })
    expect(await on.balance(ana)).toBe('1000.00')
    on.breakWallet(undefined)
    const key = await load()
    lose('settle')
    expect((await choose(key, 0, stop)).body.round).toMatchObject({ state: 'pending' })
    on.breakWallet(undefined)
    on.world.clock.advance(9000)
    for (let turn = 0; turn < 3; turn++) await on.tend()
    expect(await on.balance(ana)).toBe('1000.00')
  })
})

test('no stake is taken that a title does not offer, none at which it could win more than may be owed, and none that is not there', async () => {
  const sharks = await on.open(ana, 'shark-storm')
  const { commitment } = (await on.call('state', { session: sharks })).body.next
  const wish = { session: sharks, key: randomUUID(), clientSeed: 'word', commitment }
  for (const stake of ['1000.00', '15.00', '0.00', '1.00']) {
    expect(await on.call('play', { ...wish, stake })).toMatchObject({ status: 422, body: { error: 'stake_unknown' } })
  }
  const poor = await on.open(await on.player(50_000n), code)
  const next = (await on.call('state', { session: poor })).body.next
  const asked = { session: poor, key: randomUUID(), stake: '10.00', clientSeed: 'word', commitment: next.commitment }
  expect((await on.call('play', asked)).body.round).toMatchObject({ state: 'refused', reason: 'INSUFFICIENT_FUNDS' })
})

test('counts as played through what was at risk alone: shots that are given back were not', () => {
  for (const game of ownGames.values())
    expect([game.code, game.isTwoSided ?? false]).toEqual([game.code, game.view === 'fishing'])
})
