import { approve, ask, boxTools, type BoxTools, harmLife, limitTools, openWorld, type World } from '@saya/testing'
import { afterAll, beforeAll, expect, test } from 'vitest'

let world: World
let on: BoxTools
beforeAll(async () => {
  world = await openWorld()
  on = boxTools(world)
  await on.turn()
})
afterAll(() => world.close())

const hourMs = 3_600_000

test('a box is offered at the first look and waits from then on, however often and at once it is looked for [PROMO-59, PROMO-100]', async () => {
  const ana = await on.player()
  const looks = await Promise.all(Array.from({ length: 5 }, () => on.bonus(ana)))
  const [first] = looks.map(({ data }) => data)
  expect(first).toMatchObject({ task_state: 1, bonus: '0.00', why_not: null })
  expect(new Set(looks.map(({ data }) => data.expires_at))).toEqual(new Set([first?.expires_at]))
  world.clock.advance(hourMs)
  expect((await on.bonus(ana)).data).toEqual(first)
  const { data } = await on.open(ana)
  expect((await on.bonus(ana)).data).toMatchObject({ task_state: 2, bonus: data.bonus, expires_at: 0 })
  world.clock.advance(-hourMs)
})

test('play that is taken back later does not take the box that was offered', async () => {
  const ana = await on.player()
  await on.bonus(ana)
  await world.db.member(ana.uid, tx => tx.deleteFrom('tally_game').where('uid', '=', ana.uid).execute())
  expect((await on.bonus(ana)).data.task_state).toBe(1)
  expect((await on.open(ana)).status).toBe(200)
})

test('what was offered and not opened in its time has expired', async () => {
  const ana = await on.player()
  await on.bonus(ana)
  await on.leaveMs(ana, 0)
  expect((await on.bonus(ana)).data).toMatchObject({ task_state: 0, why_not: { code: 'box_expired' } })
  expect(await on.open(ana)).toMatchObject({ status: 409, code: 'box_expired' })
})

test.each(['promotion_limit', 'promotion_unavailable'] as const)(
  'to a member who came to a limit, or shows signs of harm, no box is offered or opened, and they read why: %s [PROMO-100]',
  async code => {
    const [limits, life] = [limitTools(world), harmLife(world)]
    const ben = await limits.player()
    await approve(world, ben)
    await on.play(ben)
    expect((await limits.set(ben, { most: '100' })).status).toBe(200)
    if (code === 'promotion_limit') expect(await limits.bet(ben, 100)).toBe('OK')
    else await life.write(ben, `insert into harm_day values ($uid, '${life.day()}', 9, 'contact', 'contact', '{}')`)
    const { data } = await on.bonus(ben)
    expect(data).toMatchObject({ task_state: 0, why_not: { code, sentence: expect.stringMatching(/\S/) } })
    expect(await on.open(ben)).toMatchObject({ code, sentence: data.why_not?.sentence })
    expect(await on.postingsOf(ben)).toEqual([])
  },
)

test('a guest is asked to sign in, and another cash type is no question of this call', async () => {
  const query = { cash_type: '4001' } as const
  expect((await ask(world, 'GET /promo/bonus/query', { query })).status).toBe(401)
  const other = { query: { cash_type: '4002' } } as unknown as { query: typeof query }
  expect((await ask(world, 'GET /promo/bonus/query', other, await world.player())).status).toBe(400)
})
