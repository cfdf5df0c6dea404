import { randomUUID } from 'node:crypto'
import { openStudioWorld, type Player, readLedger, type StudioWorld } from '@saya/testing'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import type { VisibleRound } from '../../../games/keno/shape.ts'
import { ownGames } from '../catalogue/ownGames.ts'

const code = 'keno-kidlat'
let on: StudioWorld
let ana: Player
let session: string
beforeAll(async () => {
  on = await openStudioWorld({ games: [...ownGames.values()].filter(game => ['keno', 'mines'].includes(game.view)) })
})
afterAll(() => on.close())
beforeEach(async () => {
  ana = await on.player(10_000_000n)
  session = await on.open(ana, code)
})
afterEach(() => on.breakWallet(undefined))

async function play(wish: object) {
  const { commitment } = (await on.call('state', { session })).body.next
  return on.call('play', { session, key: randomUUID(), stake: '10.00', clientSeed: 'word', commitment, ...wish })
}

test('a ticket is paid for, drawn and paid out in one call, with its numbers on record', async () => {
  const choices = [3, 17, 42, 80, 61]
  const { status, body } = await play({ choices })
  const [shown] = body.round.shown as VisibleRound[]
  expect([status, body.round.state, body.round.choices, body.round.step]).toEqual([200, 'done', choices, 5])
  expect(shown?.picks).toEqual(choices)
  expect(new Set(shown?.drawn).size).toBe(20)
  expect(shown?.hits).toBe(choices.filter(number => shown?.drawn.includes(number)).length)
  expect(body.round.win).toBe(`${shown?.pay}.00`)
  expect(await on.balance(ana)).toBe(body.round.balance)
})

test.each([
  ['no numbers', undefined],
  ['none of them', []],
  ['a number that there is not', [81]],
  ['one number twice', [4, 4]],
  ['eleven numbers', [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11]],
])('a ticket of %s is refused, and nothing is paid', async (_of, choices) => {
  expect(await play({ choices })).toMatchObject({ status: 422, body: { error: 'choice_unknown' } })
  expect(await on.balance(ana)).toBe('1000.00')
})

test.each([[[1.5]], [[-1]], ['1'], [Array.from({ length: 21 }, (_, at) => at)]])(
  'numbers that are written as %j are not read',
  async choices => {
    expect(await play({ choices })).toMatchObject({ status: 400, body: { error: 'malformed' } })
  },
)

test('a game that is decided in its round takes no decision with its bet', async () => {
  session = await on.open(ana, 'mina-ng-hiyas')
  expect(await play({ choices: [1] })).toMatchObject({ status: 422, body: { error: 'choice_unknown' } })
  expect(await on.balance(ana)).toBe('1000.00')
})

test('what nobody has opened anything in for a day is given back and counts for nothing, whenever the wallet answers', async () => {
  session = await on.open(ana, 'mina-ng-hiyas')
  const { body } = await play({ stake: '500.00', mode: 3 })
  expect(body.round).toMatchObject({ state: 'choosing', choices: [] })
  expect(await on.balance(ana)).toBe('500.00')
  on.world.clock.advance(24 * 3_600_000)
  on.breakWallet(async () => ({ isKnown: false, why: 'cut' }))
  await on.tend()
  on.breakWallet(undefined)
  on.world.clock.advance(9000)
  for (let turn = 0; turn < 3; turn++) await on.tend()
  const { round } = (await on.call('state', { session: await on.open(ana, 'mina-ng-hiyas') })).body
  expect(round).toMatchObject({ id: body.round.id, state: 'returned', win: '0.00', reason: 'nothing played' })
  expect(await on.balance(ana)).toBe('1000.00')
  const { wallet, rounds } = await on.world.db.member(ana.uid, tx => readLedger(tx, ana.uid))
  expect([wallet.turnover, wallet.open_rounds]).toEqual([0n, 0])
  expect(rounds).toMatchObject([{ bet: 500n * 10_000n, refund: 500n * 10_000n, win: 0n, turnover: 0n }])
})

test('what something was opened in is ended after a day with what is there, as a bet that was played', async () => {
  session = await on.open(ana, 'mina-ng-hiyas')
  let opened = (await play({ stake: '10.00', mode: 3 })).body.round
  for (let step = 0; opened.state !== 'choosing' || opened.step === 0; step++) {
    if (opened.state === 'choosing')
      opened = (await on.call('choose', { session, key: opened.key, step: 0, choice: 1 })).body.round
    else opened = (await play({ stake: '10.00', mode: 3 })).body.round
    if (step > 40) throw new Error('There is a mine everywhere.')
  }
  on.world.clock.advance(24 * 3_600_000)
  for (let turn = 0; turn < 3; turn++) await on.tend()
  const { round } = (await on.call('state', { session: await on.open(ana, 'mina-ng-hiyas') })).body
  expect(round).toMatchObject({ id: opened.id, state: 'done' })
  expect(Number(round.win)).toBeGreaterThan(10)
  const { rounds } = await on.world.db.member(ana.uid, tx => readLedger(tx, ana.uid))
  expect(rounds.map(({ turnover }) => turnover)).toEqual(rounds.map(() => 100_000n))
})

test('the same ticket sent again, or many times at once, is one round, and one with other numbers is refused', async () => {
  const { commitment } = (await on.call('state', { session })).body.next
  const wish = { session, key: randomUUID(), stake: '10.00', clientSeed: 'word', commitment, choices: [5, 6, 7] }
  const answers = await Promise.all(Array.from({ length: 6 }, () => on.call('play', wish)))
  expect(new Set(answers.map(({ body }) => body.round.id)).size).toBe(1)
  for (const choices of [[5, 6], [5, 6, 8], [7, 6, 5], []])
    expect(await on.call('play', { ...wish, choices })).toMatchObject({ status: 409, body: { error: 'key_used' } })
  const { round } = (await on.call('play', wish)).body
  expect(await on.balance(ana)).toBe(round.balance)
})

test('a ticket whose bet was not heard of is given back, and shows nothing of what it would have drawn', async () => {
  const real = on.wallet.send
  on.breakWallet(async (name, fields) => {
    const reply = await real(name, fields)
    return name === 'bet' ? { isKnown: false, why: 'cut' } : reply
  })
  const { body } = await play({ choices: [9, 10] })
  expect(body.round).toMatchObject({ state: 'returned', choices: [9, 10], shown: [], win: '0.00' })
  expect(await on.balance(ana)).toBe('1000.00')
})

test('a ticket that cannot be paid for is refused by the wallet', async () => {
  const poor = await on.player(40_000n)
  session = await on.open(poor, code)
  expect((await play({ choices: [1] })).body.round).toMatchObject({ state: 'refused', reason: 'INSUFFICIENT_FUNDS' })
  expect(await on.balance(poor)).toBe('4.00')
})
