import { askOffice, ask, openWorld, staffOf, voucherCodes, type World } from '@saya/testing'
import { afterAll, beforeAll, expect, test } from 'vitest'

let world: World
let token: string
beforeAll(async () => {
  world = await openWorld({ memberSchemas: 3 })
  token = (await staffOf(world, { role: 'finance' })).token
})
afterAll(() => world.close())

async function idOf(code: string): Promise<string> {
  return (await askOffice(world, 'POST /office/api/voucher/find', { body: { code } }, token)).data.id
}

function voidOne(id: string, as = token) {
  return askOffice(world, 'POST /office/api/voucher/void', { body: { id, reason: 'It was posted in public' } }, as)
}

async function exchange(code: string) {
  const player = await world.player({ kyc: 'fully_kyc' })
  return ask(world, 'POST /finance/lazada/exchange', { body: { exchangeCode: code, device: 'web' } }, player)
}

test('one voucher is void for good, and its neighbours are worth what they were', async () => {
  const { codes, batchId } = await voucherCodes(world, { quantity: 2 })
  const [first = '', second = ''] = codes
  const id = await idOf(first)
  expect((await voidOne(id)).data).toMatchObject({ id, state: 'void' })
  expect(await voidOne(id)).toMatchObject({ status: 409, code: 'changed_meanwhile' })
  expect(await exchange(first)).toMatchObject({ status: 422, code: 'voucher_refused' })
  expect((await exchange(second)).status).toBe(200)
  expect(await voidOne(await idOf(second))).toMatchObject({ status: 409 })
  const batch = await askOffice(world, 'GET /office/api/voucher/batch/:id', { params: { id: batchId } }, token)
  expect(batch.data.vouchers.map(one => [one.place, one.state])).toEqual([
    [1, 'void'],
    [2, 'used'],
  ])
})

test('of voiding and using it at the same moment one happens', async () => {
  const { codes } = await voucherCodes(world)
  const [code = ''] = codes
  const id = await idOf(code)
  const [voided, used] = await Promise.all([voidOne(id), exchange(code)])
  expect([voided.status, used.status].toSorted((one, other) => one - other)).toEqual(
    voided.status === 200 ? [200, 422] : [200, 409],
  )
})

test('what is not there, and whoever may not', async () => {
  const id = '3f2504e0-4f89-41d3-9a0c-0305e82c3301'
  expect(await voidOne(id)).toMatchObject({ status: 404 })
  const { token: support } = await staffOf(world, { role: 'support' })
  expect(await voidOne(id, support)).toMatchObject({ status: 403 })
})
