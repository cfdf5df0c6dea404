import {
  askOffice,
  type BreakName,
  breakReason,
  creditsOf,
  type DepositWorld,
  listIncidents,
  makeBreak,
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

function close(name: BreakName, outcome: 'returned' | 'kept', by = token) {
  const body = { ...name, outcome, reason: breakReason }
  return askOffice(cashier.world, 'POST /office/api/break/close', { body }, by)
}

test.each(['returned', 'kept'] as const)(
  'a break that was %s is closed once, and nothing moves here',
  async outcome => {
    const { world } = cashier
    const player = await cashier.player()
    const name = await makeBreak(cashier, player)
    const open = async () =>
      (await world.db.app(listIncidents)).some(one => one.closed_at === null && one.subject.includes(name.payment_id))
    expect(await open()).toBe(true)
    expect((await close(name, outcome)).status).toBe(200)
    expect(await close(name, outcome)).toMatchObject({ status: 409, code: 'changed_meanwhile' })
    expect(await proposeBreak(world, name, { token, uid: player.uid })).toMatchObject({ status: 409 })
    expect([await stateOfBreak(world, name), await open(), await creditsOf(world, player)]).toEqual([
      outcome,
      false,
      [],
    ])
  },
)

test('nobody closes what is their own, what is not there, or without the permission', async () => {
  const player = await cashier.player()
  const name = await makeBreak(cashier, player)
  const own = await staffOf(cashier.world, { role: 'finance', memberUid: player.uid })
  const support = await staffOf(cashier.world, { role: 'support' })
  expect(await close(name, 'kept', own.token)).toMatchObject({ status: 403, code: 'own_matter' })
  expect(await close(name, 'kept', support.token)).toMatchObject({ status: 403, code: 'not_permitted' })
  expect(await close({ ...name, payment_id: 'nothing' }, 'kept')).toMatchObject({ status: 404 })
})
