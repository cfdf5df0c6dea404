import {
  creditsOf,
  decideBreak,
  type DepositWorld,
  makeBreak,
  openDepositWorld,
  proposeBreak,
  staffOf,
  stateOfBreak,
} from '@saya/testing'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { creditBreak } from '../deposit/index.ts'

let cashier: DepositWorld
let token: string
let other: string
beforeAll(async () => {
  cashier = await openDepositWorld()
  token = (await staffOf(cashier.world, { role: 'finance' })).token
  other = (await staffOf(cashier.world, { role: 'compliance' })).token
})
afterAll(() => cashier.close())

test('a break is credited by two people, once, however often and at once they agree', async () => {
  const { world } = cashier
  const player = await cashier.player()
  const { uid } = player
  const name = await makeBreak(cashier, player)
  expect(await decideBreak(world, name, { token: other, uid })).toMatchObject({ status: 409 })
  await proposeBreak(world, name, { token, uid })
  expect(await decideBreak(world, name, { token, uid })).toMatchObject({ status: 403, code: 'break_own' })
  expect(await creditsOf(world, player)).toEqual([])
  const answers = await Promise.all([1, 2, 3].map(() => decideBreak(world, name, { token: other, uid })))
  expect(answers.map(({ status }) => status).sort((one, two) => one - two)).toEqual([200, 409, 409])
  await creditBreak(world.api.deposits, { gateway: name.gateway, paymentId: name.payment_id })
  expect(await stateOfBreak(world, name)).toBe('credited')
  expect(await creditsOf(world, player)).toEqual([[10, 2001, 1_000_000n, `paymongo ${name.payment_id}`]])
})

test('what was agreed to and cut off before or behind its posting is ended by whoever comes next', async () => {
  const { world } = cashier
  const player = await cashier.player()
  const name = await makeBreak(cashier, player)
  const own = { gateway: name.gateway, paymentId: name.payment_id }
  await proposeBreak(world, name, { token, uid: player.uid })
  const cutOff = () =>
    world.db.app(tx =>
      tx
        .updateTable('payment_break')
        .set({ state: 'crediting', closed_at: null })
        .where('payment_id', '=', name.payment_id)
        .execute(),
    )
  for (let times = 0; times < 2; times++) {
    await cutOff()
    await Promise.all([1, 2, 3].map(() => creditBreak(world.api.deposits, own)))
    expect(await stateOfBreak(world, name)).toBe('credited')
  }
  expect(await cashier.balance(player)).toBe('100.00')
})

test('what is declined is there again, and nobody agrees to another member than was shown', async () => {
  const { world } = cashier
  const [player, wrong] = [await cashier.player(), await cashier.player()]
  const name = await makeBreak(cashier, player)
  await proposeBreak(world, name, { token, uid: wrong.uid })
  expect(await decideBreak(world, name, { token: other, uid: player.uid })).toMatchObject({
    status: 409,
    code: 'changed_meanwhile',
  })
  expect((await decideBreak(world, name, { token, uid: wrong.uid, isAgreed: false })).status).toBe(200)
  expect(await stateOfBreak(world, name)).toBe('open')
  expect([await creditsOf(world, player), await creditsOf(world, wrong)]).toEqual([[], []])
})
