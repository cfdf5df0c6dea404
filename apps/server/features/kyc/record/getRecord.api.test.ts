import { ask, bodyOf, decideAs, openWorld, rosa, sendPhoto, submitAs, type World } from '@saya/testing'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { operateStanding } from '../standing/operateStanding.ts'

let world: World
beforeAll(async () => {
  world = await openWorld({ memberSchemas: 3 })
})
afterAll(() => world.close())

const detail = (token?: string) => ask(world, 'GET /member/kyc/detail', {}, token ? { token } : {})

test('before the first submission a record holds what is known, and the status unset [KYC-62, KYC-101, KYC-103, KYC-106, KYC-114]', async () => {
  const { uid, phone, token } = await world.player()
  const { data } = await detail(token)
  const createdAt = Math.floor(world.clock.now() / 1000)
  expect(data).toMatchObject({
    uid: String(uid),
    phone,
    country_code: '63',
    created_at: createdAt,
    updated_at: createdAt,
    first_name: '',
    middle_name: '',
    last_name: '',
    id_type: '',
    nationality: 'Philippines',
    shop_id: 1,
    status: 0,
    version: 0,
    ocr_status: 0,
    ocr: null,
    deadline_at: createdAt + 72 * 3600,
    is_late: false,
    is_held: false,
    reminded_hours: 0,
  })
  expect(data.nearest_branch).toContain('Pasay')
})

test('a record carries all that was stated, and an address for each photo [KYC-101, KYC-102, KYC-104, KYC-105, KYC-106, KYC-107]', async () => {
  const player = await world.player()
  const extra_details = { issuing_authority: 'LTO', expiry_date: '2031-01-31', employer: 'Sari-sari store' }
  const { attachments } = await bodyOf(world, player)
  const face = await sendPhoto(world, player)
  const body = await submitAs(world, player, {
    extra_details,
    attachments: { ...attachments, face },
    permanent_address: '9 Luna St., Cebu City',
  })
  const { data } = await detail(player.token)
  expect(data).toMatchObject({ ...body, extra_details, issue: '', review_times: 0, ocr_status: 0 })
  const { face_url, idPhoto_url, selfieWithIDPhotoPath_url, idBack, idBack_url } = data.attachments
  expect([idBack, idBack_url]).toEqual(['', ''])
  const addresses = [face_url, idPhoto_url, selfieWithIDPhotoPath_url]
  for (const address of addresses) {
    expect(address).toMatch(/^\/kyc-photo\/[\w-]+$/)
    expect(address).not.toContain(String(player.uid))
  }
  expect(new Set(addresses).size).toBe(3)
  world.clock.advance(60_000)
  await decideAs(world, player.uid, { decision: 'basic' })
  const { created_at, updated_at } = (await detail(player.token)).data
  expect([created_at, updated_at]).toEqual([data.created_at, data.created_at + 60])
})

test('each member sees their own record, and a guest none', async () => {
  const [ana, ben] = [await world.player(), await world.player()]
  await submitAs(world, ana, { first_name: 'Maria' })
  expect((await detail(ben.token)).data).toMatchObject({ uid: String(ben.uid), first_name: '', status: 0 })
  const response = await fetch(`${world.url}/member/kyc/detail?uid=${ana.uid}`, {
    headers: { t: ben.token, accept: 'application/json' },
  })
  expect(await response.json()).toMatchObject({ data: { uid: String(ben.uid) } })
  expect((await detail()).status).toBe(401)
})

test('a blocked member still sees it, for the data is theirs', async () => {
  const { token } = await world.player({ kyc: 'block' })
  expect((await detail(token)).status).toBe(200)
})

test('a blocked member sees the names of their form, and nothing that a thief could use', async () => {
  const member = await world.player()
  await submitAs(world, member, { first_name: 'Maria' })
  const before = (await detail(member.token)).data
  expect([before.id_number, before.current_address, before.attachments].every(Boolean)).toBe(true)
  await operateStanding(world.api.kyc, { uid: member.uid, act: 'block', reviewer: rosa, reason: 'Stolen phone' })
  const { data } = await detail(member.token)
  expect(data).toMatchObject({ first_name: 'Maria', birthday: before.birthday, id_number: '', current_address: '' })
  expect(data).toMatchObject({ permanent_address: '', place_of_birth: '', phone: '', ocr: null })
  expect(JSON.stringify(data)).not.toContain('/kyc/photo')
})

test.each([
  ['unset', 0, 'KYC-53'],
  ['basic_account', 1, 'KYC-54'],
  ['under_review', 2, 'KYC-55'],
  ['rejected', 3, 'KYC-56'],
  ['basic_kyc', 4, 'KYC-57'],
  ['fully_kyc', 5, 'KYC-58'],
  ['frozen', 6, 'KYC-59'],
  ['block', 7, 'KYC-60'],
  ['test_account', 8, 'KYC-61'],
] as const)('whoever is %s is told so by its number, %i [%s]', async (kyc, number, _id) => {
  const { token } = await world.player({ kyc })
  expect((await ask(world, 'GET /member/detail', {}, { token })).data.kyc_status).toBe(number)
})

test('a record says whether somebody froze the member, which no verification lifts', async () => {
  const [byClock, byStaff] = [await world.player({ kyc: 'frozen' }), await world.player()]
  await operateStanding(world.api.kyc, { uid: byStaff.uid, act: 'freeze', reviewer: rosa, reason: 'Odd deposits' })
  expect((await detail(byClock.token)).data.is_held).toBe(false)
  expect((await detail(byStaff.token)).data.is_held).toBe(true)
})
