import { ask, openWorld, type World } from '@saya/testing'
import { dayMs } from '@saya/money'
import { afterAll, beforeAll, expect, test } from 'vitest'

let world: World
beforeAll(async () => {
  world = await openWorld()
})
afterAll(() => world.close())

test('a look at the mall or the app counts once a day, for whoever looked', async () => {
  const [ana, ben] = [await world.player({ kyc: 'basic_kyc' }), await world.player()]
  const look = (what: 'mall' | 'app') => ask(world, 'POST /promo/task/visit', { body: { what } }, ana)
  const states = async (as: typeof ana) =>
    (await ask(world, 'GET /promo/task/list', {}, as)).data.d
      .filter(({ ty }) => [9, 10, 110].includes(ty))
      .map(({ ty, task_state }) => `${ty}: ${task_state}`)
      .sort()
  expect((await Promise.all([look('mall'), look('mall'), look('app')])).map(({ status }) => status)).toEqual([
    200, 200, 200,
  ])
  expect([await states(ana), await states(ben)]).toEqual([
    ['10: 2', '110: 2', '9: 2'],
    ['10: 0', '110: 0', '9: 0'],
  ])
  world.clock.advance(dayMs)
  await look('mall')
  const visits = await world.db.member(ana.uid, tx =>
    tx.selectFrom('task_visit').select('what').where('uid', '=', ana.uid).execute(),
  )
  expect(visits).toHaveLength(3)
  expect((await ask(world, 'POST /promo/task/visit', { body: { what: 'mall' } })).status).toBe(401)
})
