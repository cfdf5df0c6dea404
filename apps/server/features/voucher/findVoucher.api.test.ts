import { askOffice, ask, openWorld, staffOf, voucherCodes, type World } from '@saya/testing'
import { afterAll, beforeAll, expect, test } from 'vitest'

let world: World
let token: string
beforeAll(async () => {
  world = await openWorld({ memberSchemas: 3 })
  token = (await staffOf(world, { role: 'support' })).token
})
afterAll(() => world.close())

function find(code: string, as = token) {
  return askOffice(world, 'POST /office/api/voucher/find', { body: { code } }, as)
}

test('staff are told how the voucher of a code stands, before and after it was used, and the code is written nowhere', async () => {
  const { codes, batchId } = await voucherCodes(world, { amount: '500' })
  const [code = ''] = codes
  expect((await find(` ${code.toLowerCase()} `)).data).toMatchObject({
    batch_id: batchId,
    place: 1,
    amount: '500.00',
    state: 'unused',
    uid: '',
  })
  const player = await world.player({ kyc: 'fully_kyc' })
  const body = { exchangeCode: code, device: 'web' } as const
  expect((await ask(world, 'POST /finance/lazada/exchange', { body }, player)).status).toBe(200)
  expect((await find(code)).data).toMatchObject({ state: 'used', uid: String(player.uid) })
  const { token: compliance } = await staffOf(world, { role: 'compliance' })
  const query = { action: 'voucher.find' }
  const { data } = await askOffice(world, 'GET /office/api/act/list', { query }, compliance)
  expect(data.d).toHaveLength(2)
  expect(JSON.stringify(data.d)).not.toContain(code.slice(0, 9))
})

test('an unknown code is not found, and a role without the right is refused', async () => {
  expect(await find('ABCD-EFGH')).toMatchObject({ status: 404 })
  const { token: other } = await staffOf(world, { role: 'kyc' })
  expect(await find('ABCD-EFGH', other)).toMatchObject({ status: 403 })
})
