import { randomUUID } from 'node:crypto'
import { openStudioWorld, type Player, type StudioWorld } from '@saya/testing'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { type Advice, choiceOf, placesOf, type VisibleRound } from '../../../games/pusoy/shape.ts'
import { ownGames } from '../catalogue/ownGames.ts'

const code = 'pusoy-champs'
const stake = '18.00'
const dayMs = 24 * 3_600_000
let on: StudioWorld
let ana: Player
let session: string
beforeAll(async () => {
  on = await openStudioWorld({ games: [...ownGames.values()].filter(game => ['pusoy', 'cards'].includes(game.view)) })
})
afterAll(() => on.close())
beforeEach(async () => {
  ana = await on.player(10_000_000n)
  session = await on.open(ana, code)
})

/** Deals until there are cards to arrange: a natural, one hand in sixty, is over as it was dealt. */
async function deal(
  as = session,
): Promise<{ readonly key: string; readonly cards: readonly number[]; readonly before: number }> {
  for (;;) {
    const { next, balance } = (await on.call('state', { session: as })).body
    const key = randomUUID()
    const asked = { session: as, key, stake, clientSeed: 'word', commitment: next.commitment }
    const { round } = (await on.call('play', asked)).body
    const [shown] = round.shown as VisibleRound[]
    if (round.state === 'choosing') return { key, cards: shown?.cards ?? [], before: Number(balance) }
    expect(round).toMatchObject({ state: 'done', choices: [] })
  }
}

const advise = (key: string, choice?: number, as = session) =>
  on.call('advise', { session: as, key, ...(choice === undefined ? {} : { choice }) })
const choose = (key: string, choice: number, as = session) => on.call('choose', { session: as, key, step: 0, choice })

/** Highest in front: of these cards it is never allowed, but where they are all alike. */
function foulOf(cards: readonly number[]): number {
  const weight = (card: number) => cards.filter(other => other % 13 === card % 13).length * 100 + ((card + 12) % 13)
  const order = cards.toSorted((a, b) => weight(b) - weight(a))
  return choiceOf(cards.map(card => (order.indexOf(card) < 3 ? 0 : order.indexOf(card) < 8 ? 1 : 2)))
}

test('the house arrangement is shown on request, is valid, and changes nothing', async () => {
  const { key, cards, before } = await deal()
  const advice = (await advise(key)).body.advice as Advice
  expect(advice).toMatchObject({ isAllowed: true })
  expect(placesOf(advice.choice)?.toSorted((a, b) => a - b)).toEqual([0, 0, 0, 1, 1, 1, 1, 1, 2, 2, 2, 2, 2])
  expect((await advise(key, advice.choice)).body.advice).toEqual(advice)
  const { round } = (await on.call('state', { session })).body
  expect(round).toMatchObject({ key, state: 'choosing', step: 0, choices: [], win: '0.00' })
  expect(round.shown).toEqual([{ cards, own: null, bots: [], points: 0, bonus: 0 }])
  expect(round.fairness.serverSeed).toBe('')
  expect(await on.balance(ana)).toBe((before - 18).toFixed(2))
})

test('an order that is not allowed is refused with a sentence, costs nothing, and the round goes on', async () => {
  for (;;) {
    const { key, cards } = await deal()
    const foul = foulOf(cards)
    const told = (await advise(key, foul)).body.advice as Advice
    const good = ((await advise(key)).body.advice as Advice).choice
    if (told.isAllowed) {
      await choose(key, good)
      continue
    }
    const refused = await choose(key, foul)
    expect(refused).toMatchObject({ status: 422, body: { error: 'hands_foul' } })
    expect(await choose(key, 0)).toMatchObject({ status: 422, body: { error: 'choice_unknown' } })
    expect(await choose(key, 1_594_323)).toMatchObject({ status: 400, body: { error: 'malformed' } })
    expect(await advise(key, 1)).toMatchObject({ status: 422, body: { error: 'choice_unknown' } })
    expect((await choose(key, good)).body.round).toMatchObject({ state: 'done', choices: [good], staked: stake })
    return
  }
})

test('cards are laid down once, however often and however differently it is asked, and pay once', async () => {
  const { key, cards, before } = await deal()
  const { choice } = (await advise(key)).body.advice as Advice
  await Promise.all([choice, 1, choice, 0, choice].map(one => choose(key, one)))
  const { round } = (await on.call('state', { session })).body
  expect(round).toMatchObject({ state: 'done', choices: [choice], step: 1 })
  const [shown] = round.shown as VisibleRound[]
  expect(shown?.bots).toHaveLength(3)
  expect([shown?.own, ...(shown?.bots ?? [])].flatMap(laid => laid?.hands.flat() ?? [])).toHaveLength(52)
  expect(await on.balance(ana)).toBe((before - 18 + Number(round.win)).toFixed(2))
  expect((await choose(key, foulOf(cards))).body.round).toMatchObject({ state: 'done', choices: [choice] })
  expect(await advise(key)).toMatchObject({ status: 422, body: { error: 'choice_unknown' } })
})

test('a round is nobody’s but its player’s, is there after a reload, and its key is no other game’s', async () => {
  const { key, cards } = await deal()
  const ben = await on.open(await on.player(), code)
  for (const asked of [advise(key, undefined, ben), choose(key, 0, ben), advise(randomUUID())]) {
    expect(await asked).toMatchObject({ status: 404, body: { error: 'round_unknown' } })
  }
  const elsewhere = await on.open(ana, 'video-poker-baraha')
  expect(await advise(key, undefined, elsewhere)).toMatchObject({ status: 404 })
  expect(await advise(key, undefined, 'x'.repeat(43))).toMatchObject({ status: 401, body: { error: 'session_over' } })
  const again = await on.open(ana, code)
  const { round } = (await on.call('state', { session: again })).body
  expect(round).toMatchObject({ key, state: 'choosing' })
  expect((round.shown as VisibleRound[])[0]?.cards).toEqual(cards)
  const { choice } = (await advise(key, undefined, again)).body.advice as Advice
  expect((await choose(key, choice, again)).body.round.state).toBe('done')
})

test('advice in a game that gives none is refused', async () => {
  const own = await on.open(ana, 'video-poker-baraha')
  const { next } = (await on.call('state', { session: own })).body
  const key = randomUUID()
  await on.call('play', { session: own, key, stake: '10.00', clientSeed: 'word', commitment: next.commitment })
  expect(await advise(key, 3, own)).toMatchObject({ status: 422, body: { error: 'choice_unknown' } })
})

test('cards that nobody lays down within a day are laid down by the house’s way', async () => {
  const { key, before } = await deal()
  const { choice } = (await advise(key)).body.advice as Advice
  on.world.clock.advance(dayMs - 1000)
  await on.tend()
  expect(await on.balance(ana)).toBe((before - 18).toFixed(2))
  on.world.clock.advance(1000)
  await on.tend()
  const { round } = (await on.call('state', { session: await on.open(ana, code) })).body
  expect(round).toMatchObject({ key, state: 'done', choices: [choice] })
  expect(await on.balance(ana)).toBe((before - 18 + Number(round.win)).toFixed(2))
})

test('a stake that is no whole point is refused', async () => {
  const { next } = (await on.call('state', { session })).body
  const asked = { session, key: randomUUID(), stake: '10.00', clientSeed: 'word', commitment: next.commitment }
  expect(await on.call('play', asked)).toMatchObject({ status: 422, body: { error: 'stake_unknown' } })
})
