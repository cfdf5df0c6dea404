import { ask, openPayeeWorld, type PayeeWorld, type Player } from '@saya/testing'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { lockPayee } from './index.ts'

let payees: PayeeWorld
let ana: Player
beforeAll(async () => {
  payees = await openPayeeWorld()
})
afterAll(() => payees.world.close())
beforeEach(async () => {
  ana = await payees.verified()
})

test('a deleted account is hidden, keeps its row, and makes room [WALLET-66, WALLET-68]', async () => {
  const { data } = await payees.add(ana)
  expect(data.status).toBe(1)
  const gone = await payees.remove(ana, data.id, 'tap')
  expect(gone.data).toEqual({ ...data, status: 2 })
  expect((await payees.remove(ana, data.id, 'tap')).data).toEqual(gone.data)
  expect(await payees.list(ana)).toEqual({ d: [], t: 0 })
  expect((await payees.kept(ana, data.id)).deletedAtMs).toBe(payees.world.clock.now())
  expect(await payees.world.db.member(ana.uid, tx => lockPayee(tx, ana.uid, data.id))).toBe(undefined)
  expect((await payees.remove(ana, data.id)).code).toBe('payee_not_found')
  expect((await payees.add(ana)).status).toBe(200)
})

test('the documented GET deletes too [WALLET-68]', async () => {
  const { data } = await payees.add(ana)
  const response = await fetch(`${payees.world.url}/finance/account/delete?id=${data.id}`, {
    headers: { t: ana.token, accept: 'application/json' },
  })
  expect(response.status).toBe(200)
  expect((await payees.list(ana)).t).toBe(0)
})

test("somebody else's account is not there", async () => {
  const { data } = await payees.add(ana)
  const ben = await payees.verified()
  expect(await payees.remove(ben, data.id)).toMatchObject({ status: 404, code: 'payee_not_found' })
  expect((await payees.list(ana)).t).toBe(1)
})

test('whoever has not proved for a quarter of an hour that it is them deletes none', async () => {
  const { data } = await payees.add(ana)
  payees.world.clock.advance(15 * 60_000)
  expect(await payees.remove(ana, data.id)).toMatchObject({ status: 403, code: 'step_up_required' })
  expect((await payees.list(ana)).t).toBe(1)
})

test('whoever is not signed in deletes none', async () => {
  const body = { id: crypto.randomUUID() }
  expect((await ask(payees.world, 'POST /finance/account/delete', { body })).status).toBe(401)
})

test('a copy of the own data holds every account with its whole number, deleted ones too', async () => {
  const { data } = await payees.add(ana)
  await payees.remove(ana, data.id)
  const copy = await ask(payees.world, 'POST /member/export', {}, { token: ana.token })
  const row = { ...data, account: '9171234567', status: 2 }
  expect(copy.data.payees).toEqual({ rows: [row], is_complete: true })
})
