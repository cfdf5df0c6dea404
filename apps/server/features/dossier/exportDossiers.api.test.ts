import { askOffice, openWorld, staffOf, type World } from '@saya/testing'
import { afterAll, beforeAll, expect, test } from 'vitest'

let world: World
beforeAll(async () => {
  world = await openWorld()
})
afterAll(() => world.close())

const take = (token: string, isPlain: boolean) =>
  askOffice(
    world,
    'POST /office/api/member/export',
    { body: { filter: {}, is_plain: isPlain, reason: 'Monthly report' } },
    token,
  )

test('a list is taken masked; unmasked only by a role that may; and each is on record by another name', async () => {
  const ana = await world.player()
  const finance = await staffOf(world, { role: 'finance' })
  const compliance = await staffOf(world, { role: 'compliance' })
  expect(await take(finance.token, true)).toMatchObject({ status: 403, code: 'not_permitted' })
  const masked = (await take(finance.token, false)).data.csv
  expect(masked).not.toContain(ana.phone)
  expect(masked.split('\r\n')[0]).toBe('uid,username,phone,email,kyc_status,balance,created_at,is_blocked,is_closed')
  expect((await take(compliance.token, true)).data.csv).toContain(ana.phone)
  const { data } = await askOffice(
    world,
    'GET /office/api/act/list',
    { query: { object: 'members all' } },
    compliance.token,
  )
  expect(data.d.map(({ action }) => action)).toEqual(['member.exportPlain', 'member.export'])
})
