import { ask, openWorld, type World } from '@saya/testing'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { post } from '../wallet/index.ts'

let world: World
beforeAll(async () => {
  world = await openWorld()
})
afterAll(() => world.close())

test('the Filcoins of a member are what was earned less what was spent, in whole coins, by both names of the call [POINTS-43, POINTS-66, FACT-70]', async () => {
  const { uid, token } = await world.player()
  const asked = () => ask(world, 'GET /member/filcoin/balance', {}, { token })
  expect((await asked()).data).toEqual({ balance: '0' })
  const nowMs = world.clock.now()
  await world.db.member(uid, async tx => {
    await post(tx, { act: 'points', uid, reference: 'check-in', amount: 120n, nowMs })
    await post(tx, { act: 'order', uid, reference: 'a mug', amount: 50n, nowMs })
  })
  expect((await asked()).data).toEqual({ balance: '70' })
  const byTask = await fetch(`${world.url}/promo/task/token/balance`, {
    headers: { t: token, accept: 'application/json' },
  })
  expect(await byTask.json()).toMatchObject({ status: true, data: { balance: '70' } })
})

test('a guest has no balance', async () => {
  expect(await ask(world, 'GET /member/filcoin/balance')).toMatchObject({
    code: 'authentication_required',
    status: 401,
  })
})
