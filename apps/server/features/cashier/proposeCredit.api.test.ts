import {
  creditsOf,
  type DepositWorld,
  makeBreak,
  makeDeadBreak,
  openDepositWorld,
  proposeBreak,
  staffOf,
  stateOfBreak,
} from '@saya/testing'
import { afterAll, beforeAll, expect, test } from 'vitest'

let cashier: DepositWorld
let token: string
beforeAll(async () => {
  cashier = await openDepositWorld()
  token = (await staffOf(cashier.world, { role: 'finance' })).token
})
afterAll(() => cashier.close())

test('a proposal credits nothing, and there is one at a time', async () => {
  const { world } = cashier
  const player = await cashier.player()
  const name = await makeBreak(cashier, player)
  const answers = await Promise.all([1, 2].map(() => proposeBreak(world, name, { token, uid: player.uid })))
  expect(answers.map(({ status }) => status).sort((one, two) => one - two)).toEqual([200, 409])
  expect(await stateOfBreak(world, name)).toBe('proposed')
  expect(await creditsOf(world, player)).toEqual([])
})

test("a credit is not proposed for another currency, a payment already credited, an unknown account, the proposer's own account or an unknown break", async () => {
  const { world } = cashier
  const player = await cashier.player()
  const name = await makeBreak(cashier, player)
  const foreign = await makeDeadBreak(world, player.uid, 'currency')
  const taken = await makeDeadBreak(world, player.uid, 'taken')
  const own = await staffOf(world, { role: 'finance', memberUid: player.uid })
  const support = await staffOf(world, { role: 'support' })
  const { uid } = player
  expect(await proposeBreak(world, foreign, { token, uid })).toMatchObject({ status: 422, code: 'break_currency' })
  expect(await proposeBreak(world, taken, { token, uid })).toMatchObject({ status: 422, code: 'break_taken' })
  expect(await proposeBreak(world, name, { token, uid: 999n })).toMatchObject({ status: 422, code: 'break_member' })
  expect(await proposeBreak(world, name, { token: own.token, uid })).toMatchObject({ status: 403, code: 'own_matter' })
  expect(await proposeBreak(world, name, { token: support.token, uid })).toMatchObject({ status: 403 })
  const nothing = { gateway: 'paymongo', payment_id: 'nothing' }
  expect(await proposeBreak(world, nothing, { token, uid })).toMatchObject({ status: 404 })
  expect(await stateOfBreak(world, name)).toBe('open')
})
