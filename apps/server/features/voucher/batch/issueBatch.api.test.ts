import { agreeToBatch, ask, askOffice, openWorld, staffOf, voucherCodes, type World } from '@saya/testing'
import { afterAll, beforeAll, expect, test } from 'vitest'

let world: World
let token: string
beforeAll(async () => {
  world = await openWorld()
  token = (await staffOf(world, { role: 'finance' })).token
})
afterAll(() => world.close())

function issue(id: string) {
  return askOffice(world, 'POST /office/api/voucher/batch/issue', { body: { id, reason: 'To the shop' } }, token)
}

async function create(quantity: number): Promise<string> {
  const body = { quantity, amount: '10', expires_on: '2026-06-30', note: 'For the shop' }
  const { id } = (await askOffice(world, 'POST /office/api/voucher/batch/create', { body }, token)).data
  await agreeToBatch(world, id)
  return id
}

test('the codes of a batch are told once, to whoever is first', async () => {
  const id = await create(25)
  const answers = await Promise.all([issue(id), issue(id)])
  expect(answers.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([200, 409])
  expect(await issue(id)).toMatchObject({ status: 409, code: 'changed_meanwhile' })
  const csv = answers.find(({ status }) => status === 200)?.data.csv ?? ''
  const [names, ...lines] = csv.trim().split('\r\n')
  expect(names).toBe('place,voucher,code,amount,last_day')
  expect(lines).toHaveLength(25)
  const codes = lines.map(line => line.split(',')[2])
  expect(new Set(codes).size).toBe(25)
  for (const line of lines)
    expect(line).toMatch(/^\d+,[0-9a-f-]{36},([0-9A-HJKMNP-TV-Z]{4}-){6}[0-9A-HJKMNP-TV-Z]{4},10\.00,2026-06-30$/)
})

test('which voucher was used by whom is seen, and its code by nobody', async () => {
  const { batchId, codes } = await voucherCodes(world, { quantity: 3 })
  const player = await world.player({ kyc: 'fully_kyc' })
  await ask(world, 'POST /finance/lazada/exchange', { body: { exchangeCode: codes[1] ?? '' } }, player)
  const { data } = await askOffice(world, 'GET /office/api/voucher/batch/:id', { params: { id: batchId } }, token)
  expect(data).toMatchObject({ status: 'issued', used: 1, quantity: 3 })
  expect(data.vouchers.map(({ place, uid }) => [place, uid])).toEqual([
    [1, ''],
    [2, String(player.uid)],
    [3, ''],
  ])
  for (const code of codes) expect(JSON.stringify(data)).not.toContain(code)
})

test('one that is not there is not found', async () => {
  expect((await issue('999')).status).toBe(404)
})

test("a batch marked as approved without another person's approval issues no codes", async () => {
  const body = { quantity: 1, amount: '10', expires_on: '2026-06-30', note: 'For the shop' }
  const { id } = (await askOffice(world, 'POST /office/api/voucher/batch/create', { body }, token)).data
  await world.db.app(tx =>
    tx.updateTable('voucher_batch').set({ status: 'approved' }).where('id', '=', BigInt(id)).execute(),
  )
  expect(await issue(id)).toMatchObject({ status: 409, code: 'changed_meanwhile' })
})
