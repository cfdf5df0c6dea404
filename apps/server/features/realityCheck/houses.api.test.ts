import { ask, openHouseGame, openWorld, type World } from '@saya/testing'
import { pino } from 'pino'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { askOffers } from '../game/askOffers.ts'

const minuteMs = 60_000

/** Houses whose protocols know no way to be told: a bet that is refused stops their games. */
let world: World
beforeAll(async () => {
  world = await openWorld({ asksHouses: true, memberSchemas: 3 })
  await world.db.ref(tx => tx.updateTable('provider_link_game').set({ offered: false }).where('link', '=', 1).execute())
  await askOffers({ ...world, log: pino({ level: 'silent' }), gameProviders: world.apiOptions.gameProviders })()
  world.api.shared.clear()
})
afterAll(() => world.close())

test.each([
  ['Hub88', 'pula-o-itim'],
  ['Valkyrie', 'taas-baba'],
] as const)(
  'a game of the %s stand-in takes no bet while a reality check waits, keeps its way in, and goes on with the answer [SAFE-17, SAFE-15]',
  async (_house, game) => {
    const ana = await world.player({ kyc: 'fully_kyc' })
    await world.setBalance(ana.uid, 10_000_000n)
    const check = async () => (await ask(world, 'GET /member/reality_check/detail', {}, ana)).data
    const balance = async () => (await ask(world, 'GET /finance/wallet', {}, ana)).data.balance
    await ask(world, 'POST /member/reality_check/set', { body: { minutes: 15 } }, ana)
    const page = await openHouseGame(world, ana, game)
    expect((await page.press({ press: 'one' })).state).not.toBe('refused')
    await expect.poll(() => page.press({ press: 'one' }).then(({ isOver }) => isOver)).toBe(false)
    world.clock.advance(8 * minuteMs)
    expect((await page.press({ press: 'two' })).state).not.toBe('refused')
    await expect.poll(() => page.press({ press: 'two' }).then(({ isOver }) => isOver)).toBe(false)
    world.clock.advance(7 * minuteMs)
    const before = await balance()
    expect(await page.press({ press: 'three' })).toMatchObject({ state: 'refused' })
    const { due } = await check()
    expect(due).toMatchObject({ minutes: 15 })
    world.clock.advance(3000)
    expect(await page.press({ press: 'four' })).toMatchObject({ state: 'refused' })
    const sessions = await world.db.member(ana.uid, tx =>
      tx.selectFrom('game_session').select('ended_at').where('uid', '=', ana.uid).execute(),
    )
    expect([await balance(), sessions]).toEqual([before, [{ ended_at: null }]])
    await ask(world, 'POST /member/reality_check/answer', { body: { id: due?.id ?? '', answer: 'keep' } }, ana)
    world.clock.advance(3000)
    expect((await page.press({ press: 'five' })).state).not.toBe('refused')
  },
)
