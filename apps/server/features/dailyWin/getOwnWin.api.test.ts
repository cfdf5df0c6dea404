import { dayMs } from '@saya/money'
import { ask, openWorld, type Player, type World } from '@saya/testing'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'

let world: World
beforeAll(async () => {
  world = await openWorld()
})
afterAll(() => world.close())

let made = 0

async function wins({ uid }: Player, pesos: number, daysAgo = 0): Promise<void> {
  const at = (world.clock.now() - daysAgo * dayMs) / 1000
  await world.db.member(uid, tx =>
    sql`insert into bet_record (uid, seq, provider, round_id, game, game_type, tester, bet, refund, win, status, opened_at,
        settled_at, turnover, is_free, brand)
      select ${uid}, ${++made}, 1, ${`round ${made}`}, min(id), 3, false, 10000, 0, ${pesos * 10_000}, 1, to_timestamp(${at}),
        to_timestamp(${at}), 10000, false, 'play' from game`.execute(tx),
  )
}

const own = (as: Player) => ask(world, 'GET /promo/daily/own', {}, as)

test('a member sees their own best win of the two days, also where they hide their name [PROMO-98]', async () => {
  const [ana, ben] = [await world.player(), await world.player()]
  expect((await own(ana)).data).toEqual({ best: null, is_hidden: false })
  await wins(ana, 300)
  await wins(ana, 700, 1)
  await wins(ana, 900, 2)
  await wins(ben, 5000)
  expect((await own(ana)).data.best?.amount).toBe('700.00')
  await ask(world, 'POST /member/public_name/set', { body: { is_hidden: true } }, ana)
  expect((await own(ana)).data).toMatchObject({ best: { amount: '700.00' }, is_hidden: true })
  expect((await ask(world, 'GET /promo/daily/own', {})).status).toBe(401)
})
