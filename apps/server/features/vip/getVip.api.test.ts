import { ask, openWorld, vipTools, type VipTools, type World } from '@saya/testing'
import { afterAll, beforeAll, expect, test } from 'vitest'

let world: World
let tools: VipTools
beforeAll(async () => {
  world = await openWorld()
  tools = vipTools(world)
})
afterAll(() => world.close())

const see = (token: string) => ask(world, 'GET /member/vip', {}, { token })

test('a member is told their level and the experience behind it, and the same again [VIP-09, VIP-12]', async () => {
  const ana = await tools.player()
  expect((await see(ana.token)).data).toEqual({
    vip: 0,
    xp: 0,
    reached_at: 0,
    is_quiet: false,
    birthday: { on: '', given: '0.00' },
  })
  await tools.play(ana, 2500)
  // Experience is counted with the bet, and the level a moment behind it.
  expect((await see(ana.token)).data).toMatchObject({ vip: 0, xp: 2500 })
  await tools.minute()
  const reached_at = Math.floor(world.clock.now() / 1000)
  expect((await see(ana.token)).data).toMatchObject({ vip: 1, xp: 2500, reached_at })
  expect((await see(ana.token)).data).toEqual((await see(ana.token)).data)
  const { data } = await ask(world, 'GET /member/detail', {}, ana)
  expect(data).toMatchObject({ vip: 1, xp: 2500 })
})

test('the next birthday is told once its date was approved', async () => {
  const ana = await tools.player()
  await tools.approveBirthday(ana, '1992-02-29')
  expect((await see(ana.token)).data.birthday).toEqual({ on: '2027-02-28', given: '0.00' })
})

test('profile, VIP, its rule, KYC, FAQ, wallet and Filcoins are asked for without any payload [VIP-12]', async () => {
  const { token } = await tools.player()
  for (const path of [
    '/member/detail',
    '/member/vip',
    '/member/vip/rule',
    '/member/kyc/detail',
    '/member/faq',
    '/finance/wallet',
    '/member/filcoin/balance',
    '/promo/task/token/balance',
  ]) {
    const response = await fetch(`${world.url}${path}`, { headers: { t: token, accept: 'application/json' } })
    const answer = (await response.json()) as { readonly status?: unknown; readonly data?: unknown }
    expect([path, response.status, answer.status, typeof answer.data]).toEqual([path, 200, true, 'object'])
  }
})

test('a guest is refused', async () => {
  expect(await ask(world, 'GET /member/vip')).toMatchObject({ status: 401, code: 'authentication_required' })
})
