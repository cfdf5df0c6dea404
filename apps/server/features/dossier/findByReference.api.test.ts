import { askOffice, openWithdrawalWorld, type Payable, staffOf, type WithdrawalWorld } from '@saya/testing'
import { afterAll, beforeAll, expect, test } from 'vitest'

let desk: WithdrawalWorld
let luz: Payable
let id = ''
beforeAll(async () => {
  desk = await openWithdrawalWorld()
  luz = await desk.payable()
  await desk.payable()
  id = await desk.begin(luz)
})
afterAll(() => desk.close())

async function foundBy(role: 'support' | 'kyc', q: string) {
  const { token } = await staffOf(desk.world, { role })
  const { data } = await askOffice(desk.world, 'POST /office/api/member/list', { body: { q } }, token)
  return data.d.map(({ uid }) => uid)
}

test('a member is found by the number of a withdrawal, whole or as it is read aloud', async () => {
  const aloud = `${id.slice(0, 4)} ${id.slice(4, 8)}`.toUpperCase()
  for (const q of [id, aloud, id.slice(0, 8)]) expect(await foundBy('support', q)).toEqual([String(luz.uid)])
  for (const q of ['FFFF FFFF', id.slice(0, 7)]) expect(await foundBy('support', q)).toEqual([])
})

test('a member is found by the number of a round', async () => {
  expect(await foundBy('support', `${luz.uid}-3`)).toEqual([String(luz.uid)])
  expect(await foundBy('support', '1-3')).toEqual([])
})

test('who may see neither money nor withdrawals finds nobody by their numbers', async () => {
  for (const q of [id, id.slice(0, 8), `${luz.uid}-3`]) expect(await foundBy('kyc', q)).toEqual([])
})
