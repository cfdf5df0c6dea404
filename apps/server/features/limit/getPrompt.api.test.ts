import { ask, openWorld, type Player, type World } from '@saya/testing'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { post } from '../wallet/index.ts'

let world: World
beforeAll(async () => {
  world = await openWorld({ memberSchemas: 3 })
})
afterAll(() => world.close())

const player = () => world.player({ kyc: 'fully_kyc', isUnasked: true })
const asks = async (who: Player) => (await ask(world, 'GET /member/limit/prompt', {}, who)).data.asks

test('nobody is asked who has a limit of deposits, or has paid in before [SAFE-27]', async () => {
  const [ana, ben] = [await player(), await player()]
  await ask(world, 'POST /member/limit/set', { body: { counts: 'deposit', period: 'week', most: '100' } }, ana)
  expect(await asks(ana)).toBe(false)
  await ask(world, 'POST /member/limit/set', { body: { counts: 'time', period: 'week', most: '100' } }, ben)
  expect(await asks(ben)).toBe(true)
  const paid = { act: 'deposit', gateway: 1, uid: ben.uid, reference: 'first', amount: 10_000n } as const
  await world.db.member(ben.uid, tx => post(tx, { ...paid, nowMs: world.clock.now() }))
  expect(await asks(ben)).toBe(false)
})

test('a guest is asked nothing', async () => {
  expect((await ask(world, 'GET /member/limit/prompt', {})).status).toBe(401)
})
