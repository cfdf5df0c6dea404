import { ask, askOffice, openWorld, staffOf, voucherCodes, type World } from '@saya/testing'
import { afterAll, beforeAll, expect, test } from 'vitest'

let world: World
let token: string
beforeAll(async () => {
  world = await openWorld()
  token = (await staffOf(world, { role: 'risk' })).token
})
afterAll(() => world.close())

function makeVoid(id: string) {
  return askOffice(world, 'POST /office/api/voucher/batch/void', { body: { id, reason: 'The list was lost' } }, token)
}

test('what is void is worth nothing from then on, and what was used before keeps its worth', async () => {
  const { batchId, codes } = await voucherCodes(world, { quantity: 2 })
  const player = await world.player({ kyc: 'fully_kyc' })
  const exchange = (exchangeCode = '') =>
    ask(world, 'POST /finance/lazada/exchange', { body: { exchangeCode } }, player)
  expect((await exchange(codes[0])).status).toBe(200)
  expect((await makeVoid(batchId)).data).toMatchObject({ status: 'void', used: 1 })
  expect(await exchange(codes[1])).toMatchObject({ status: 422, code: 'voucher_refused' })
  expect((await ask(world, 'GET /finance/wallet', {}, player)).data.balance).toBe('500.00')
  expect(await makeVoid(batchId)).toMatchObject({ status: 409, code: 'changed_meanwhile' })
})

test('one that is not there is not found', async () => {
  expect((await makeVoid('999')).status).toBe(404)
})
