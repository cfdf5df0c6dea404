import { askOffice, openWorld, staffOf, voucherCodes, type World } from '@saya/testing'
import { afterAll, beforeAll, expect, test } from 'vitest'

let world: World
let token: string
beforeAll(async () => {
  world = await openWorld()
  token = (await staffOf(world, { role: 'regulator' })).token
})
afterAll(() => world.close())

test('batches are listed the newest first, by their state, and page by page', async () => {
  const made = []
  for (let at = 0; at < 3; at++) made.push((await voucherCodes(world)).batchId)
  const list = (query: { status?: 'issued' | 'void'; sort?: 'made'; page_size?: string; cursor?: string }) =>
    askOffice(world, 'GET /office/api/voucher/batch/list', { query }, token)
  const { data } = await list({ page_size: '2' })
  expect(data.d.map(({ id }) => id)).toEqual(made.toReversed().slice(0, 2))
  expect(data.t).toBe(3)
  expect((await list({ page_size: '2', cursor: data.next ?? '' })).data.d.map(({ id }) => id)).toEqual(made.slice(0, 1))
  expect((await list({ sort: 'made' })).data.d.map(({ id }) => id)).toEqual(made)
  expect((await list({ status: 'issued' })).data.t).toBe(3)
  expect((await list({ status: 'void' })).data).toEqual({ d: [], t: 0 })
})

test('one whose last day is over says so', async () => {
  await voucherCodes(world, { expires_on: '2026-12-30' })
  world.clock.advance(400 * 24 * 3_600_000)
  const late = await staffOf(world, { role: 'admin' })
  const { data } = await askOffice(world, 'GET /office/api/voucher/batch/list', {}, late.token)
  expect(data.d.every(row => row.is_expired)).toBe(true)
})

test('batches come by what each is worth and by their last day', async () => {
  const own = await openWorld()
  const { token: admin } = await staffOf(own, { role: 'admin' })
  const [dear, cheap] = [
    await voucherCodes(own, { amount: '900', expires_on: '2026-12-30' }),
    await voucherCodes(own, { amount: '100', expires_on: '2026-12-31' }),
  ].map(({ batchId }) => batchId)
  async function ids(sort: 'amount' | '-amount' | 'expires') {
    const { data } = await askOffice(own, 'GET /office/api/voucher/batch/list', { query: { sort } }, admin)
    return data.d.map(({ id }) => id)
  }
  expect(await ids('amount')).toEqual([cheap, dear])
  expect(await ids('-amount')).toEqual([dear, cheap])
  expect(await ids('expires')).toEqual([dear, cheap])
  await own.close()
})
