import { ask, openWorld, rewardTools, type World } from '@saya/testing'
import { afterAll, beforeAll, expect, test } from 'vitest'

let world: World
let tools: ReturnType<typeof rewardTools>
beforeAll(async () => {
  world = await openWorld({ memberSchemas: 3 })
  tools = rewardTools(world)
})
afterAll(() => world.close())

test('a member sees what they were promised, newest first, page by page, and nobody else does [FACT-35]', async () => {
  const [player, other] = [await world.player({ kyc: 'fully_kyc' }), await world.player()]
  const expiresAtMs = world.clock.now() + 3_600_000
  const first = await tools.promise(player, { kind: 4007, expiresAtMs })
  world.clock.advance(1000)
  await tools.promise(player, { kind: 42, amount: 20n })
  world.clock.advance(1000)
  await tools.promise(player, { held: 'shared_device' })
  await tools.collect(first.key)
  const list = async (query: Record<string, string> = {}, token = player.token) =>
    (await ask(world, 'GET /promo/reward/list', { query }, { token })).data
  const page = await list({ page_size: '2' })
  expect(page).toMatchObject({
    t: 3,
    d: [
      { cash_type: 4001, asset: 'PHP', amount: '10.00', turnover_required: '10.00', status: 'held', expires_at: 0 },
      { cash_type: 42, asset: 'FIL', amount: '20', turnover_required: '0.00', status: 'open', ended_at: 0 },
    ],
  })
  const rest = await list({ page_size: '2', cursor: page.next ?? '' })
  expect(rest.d).toMatchObject([
    { cash_type: 4007, turnover_required: '20.00', status: 'posted', expires_at: Math.floor(expiresAtMs / 1000) },
  ])
  expect(rest.next).toBeUndefined()
  expect((await list({ status: 'open' })).d).toHaveLength(1)
  expect(await list({}, other.token)).toEqual({ d: [], t: 0 })
  expect(await ask(world, 'GET /promo/reward/list')).toMatchObject({ status: 401 })
})

test('the copy of a member’s own data has what they were promised, with the decision behind it [FACT-35]', async () => {
  const player = await world.player({ kyc: 'fully_kyc' })
  const { result, key } = await tools.promise(player)
  await tools.collect(key)
  const { data } = await ask(world, 'POST /member/export', {}, player)
  const decision = result.ok ? result.reward.basis.decision : ''
  const became = { amount: '10.00', status: 'posted', ended_at: Math.floor(world.clock.now() / 1000) }
  expect(data.rewards).toMatchObject({
    is_complete: true,
    rows: [{ cash_type: 4001, promotion: 'test', decision, ...became }],
  })
})
