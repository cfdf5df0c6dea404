import { ask, type BetWorld, openBetWorld, type Player } from '@saya/testing'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'

let on: BetWorld
beforeAll(async () => {
  on = await openBetWorld()
})
afterAll(() => on.close())

function listOf({ token }: Player, query: Record<string, string> = {}) {
  return ask(on.world, 'GET /member/bet/list', { query }, { token })
}

describe('one record', () => {
  test('has all of its fields [TXN-38, TXN-39]', async () => {
    const ana = await on.withRounds()
    const [one] = on.games
    const { data: list } = await listOf(ana, { game_type: String(one.game_type) })
    const id = list.d[1]?.id ?? ''
    const { data } = await ask(on.world, 'GET /member/bet/detail', { query: { id } }, { token: ana.token })
    expect(data).toEqual(list.d[1])
    expect(data).toEqual({
      id,
      record_id: `${ana.uid}-${id}`,
      round_id: expect.any(String) as string,
      brand_name: one.platform_name,
      game_name: one.en_name,
      tl_name: one.tl_name,
      game_code: one.code,
      img: one.img,
      game_type: one.game_type,
      currency: 'PHP',
      bet_amount: '10.00',
      net_amount: '15.00',
      settlement_amount: '25.00',
      settle_time: on.ledger.clock.now() / 1000,
      created_at: on.ledger.clock.now() / 1000,
      status: 'completed',
    })
  })

  test('of another member is not found, like one that does not exist', async () => {
    const ana = await on.withRounds()
    const id = (await listOf(ana)).data.d[0]?.id ?? ''
    const ben = await on.world.player()
    for (const wanted of [id, '999999']) {
      const reply = await ask(on.world, 'GET /member/bet/detail', { query: { id: wanted } }, { token: ben.token })
      expect(reply).toMatchObject({ status: 404, code: 'bet_not_found' })
    }
  })

  test.each(['', '0', 'x', '1;2', '1'.repeat(30)])('by the id %j is refused', async id => {
    const { token } = await on.world.player()
    expect(await ask(on.world, 'GET /member/bet/detail', { query: { id } }, { token })).toMatchObject({ status: 400 })
  })
})
