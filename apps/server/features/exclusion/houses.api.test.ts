import { ask, openHouseGame, openWorld, type Player, type World } from '@saya/testing'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { pino } from 'pino'
import { askOffers } from '../game/askOffers.ts'

/** Houses whose protocols know no way to be told that a member left: their games end with the next bet, which is refused. */
let world: World
let ana: Player
beforeAll(async () => {
  world = await openWorld({ asksHouses: true, memberSchemas: 3 })
  await world.db.ref(tx => tx.updateTable('provider_link_game').set({ offered: false }).where('link', '=', 1).execute())
  await askOffers({ ...world, log: pino({ level: 'silent' }), gameProviders: world.apiOptions.gameProviders })()
  world.api.shared.clear()
})
afterAll(() => world.close())
beforeEach(async () => {
  world.clock.advance(3000)
  ana = await world.player({ kyc: 'fully_kyc' })
  await world.setBalance(ana.uid, 10_000_000n)
})

const exclude = () => ask(world, 'POST /member/exclusion/set', { body: { period: '6m' } }, ana)
const takeBreak = () => ask(world, 'POST /member/exclusion/break', { body: { period: '24h' } }, ana)
const balance = async () => (await ask(world, 'GET /finance/wallet', {}, ana)).data.balance
const openSessions = () =>
  world.db.member(ana.uid, tx =>
    tx.selectFrom('game_session').select('uid').where('uid', '=', ana.uid).where('ended_at', 'is', null).execute(),
  )

const houses = [
  ['Hub88', 'pula-o-itim'],
  ['Valkyrie', 'taas-baba'],
] as const

test.each(houses)(
  'a game of the %s stand-in that is open at an exclusion takes no bet behind it, and none opens [SAFE-07, SAFE-91]',
  async (_house, game) => {
    const page = await openHouseGame(world, ana, game)
    expect((await page.press({ press: 'one' })).state).not.toBe('refused')
    await expect.poll(() => page.press({ press: 'one' }).then(({ isOver }) => isOver)).toBe(false)
    const before = await balance()
    world.clock.advance(3000)
    expect((await exclude()).status).toBe(200)
    expect(await page.press({ press: 'two' })).toMatchObject({ state: 'refused' })
    world.clock.advance(3000)
    expect(await page.press({ press: 'three' })).toMatchObject({ state: 'refused' })
    expect([await balance(), await openSessions()]).toEqual([before, []])
    expect((await ask(world, 'POST /api/v2/game/launch', { body: { code: game } }, ana)).code).toBe(
      'gate_exclusion_until',
    )
  },
)

test('of a break and bets of both houses that come at once no bet is taken behind the break, and no game opens [SAFE-07]', async () => {
  const pages = []
  for (const [, game] of houses) pages.push(await openHouseGame(world, ana, game))
  const [taken] = await Promise.all([takeBreak(), ...pages.map(page => page.press({ press: 'at once' }))])
  expect(taken.status).toBe(200)
  world.clock.advance(3000)
  const before = await balance()
  for (const page of pages) expect((await page.press({ press: 'behind' })).state).toBe('refused')
  for (const [, code] of houses) {
    const launched = await ask(world, 'POST /api/v2/game/launch', { body: { code } }, ana)
    expect(launched).toMatchObject({ status: 403, code: 'gate_time_out' })
  }
  expect([await balance(), await openSessions()]).toEqual([before, []])
})
