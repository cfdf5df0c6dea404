import { idTypeCodes, idTypes } from '@saya/contract/kyc/idTypes.ts'
import type { Submission } from '@saya/contract/kyc/submission.ts'
import { kycStatus } from '@saya/contract/kycStatus.ts'
import {
  ask,
  askOffice,
  bodyOf,
  kycForm,
  openWorld,
  ownNumber,
  type Player,
  sendPhoto,
  staffOf,
  statusOfMember,
  submitAs,
  type World,
} from '@saya/testing'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { setGate } from '../../gate/index.ts'

let world: World
beforeAll(async () => {
  world = await openWorld({ memberSchemas: 3 })
})
afterAll(() => world.close())

const insert = (player: Player, body: unknown) =>
  ask(world, 'POST /member/kyc/insert', { body: body as Submission }, player)

/** Of what a record says by itself, and of two that may be alike, another. */
const others = {
  nearest_branch: 'Ayala Avenue, Makati, Metro Manila',
  shop_id: 2,
  nationality: 'Japan',
  permanent_address: '9 Luna St., Cebu City',
  source_of_income: 'Family Allowance',
  occupation: 'Student',
  nature_of_work: 'Student',
} as const

test('a first submission is kept, and the member waits for a reviewer [KYC-67, KYC-115, KYC-103, KYC-106, KYC-55, KYC-53]', async () => {
  const player = await world.player()
  expect(await statusOfMember(world, player)).toBe(0)
  const { attachments, ...form } = await bodyOf(world, player, { ...others, phone: player.phone })
  const body = { ...form, attachments: { ...attachments, face: await sendPhoto(world, player) } }
  expect(await insert(player, body)).toMatchObject({ status: 200, data: { kyc_status: 2, version: 1 } })
  expect(await statusOfMember(world, player)).toBe(2)
  const kept = await ask(world, 'GET /member/kyc/detail', {}, player)
  expect(kept.data).toMatchObject({ ...body, status: 2, version: 1 })
})

test.each(['exclusion', 'time_out', 'staff'] as const)(
  'under %s a member sends what verifies them, and it goes to a reviewer [FACT-05]',
  async cause => {
    const player = await world.player()
    const nowMs = world.clock.now()
    const gate = { uid: player.uid, cause, openUntilMs: null, closedUntilMs: nowMs + 3_600_000, nowMs }
    await world.db.member(player.uid, tx => setGate(tx, gate))
    expect(await insert(player, await bodyOf(world, player))).toMatchObject({ status: 200, data: { kyc_status: 2 } })
    expect(await statusOfMember(world, player)).toBe(2)
  },
)

test('the phone is the one the member signs in with, whatever a body says, and the nature of work is the occupation', async () => {
  const player = await world.player()
  const body = await bodyOf(world, player, { phone: '9999999999', nature_of_work: 'Student', occupation: 'Retired' })
  await insert(player, body)
  const { data } = await ask(world, 'GET /member/kyc/detail', {}, player)
  expect([data.phone, data.nature_of_work, data.occupation]).toEqual([player.phone, 'Retired', 'Retired'])
})

test('sent twice, at once or after the answer was lost, it is one version', async () => {
  const player = await world.player()
  const body = await bodyOf(world, player)
  const replies = await Promise.all([1, 2, 3, 4].map(() => insert(player, body)))
  for (const reply of [...replies, await insert(player, body)]) {
    expect(reply).toMatchObject({ status: 200, data: { kyc_status: 2, version: 1 } })
  }
})

test('of two different ones at once, from two devices, one is taken', async () => {
  const player = await world.player()
  const body = await bodyOf(world, player)
  const replies = await Promise.all(['Ana', 'Anna'].map(first_name => insert(player, { ...body, first_name })))
  expect(replies.map(({ status }) => status).sort((one, other) => one - other)).toEqual([200, 409])
  expect(replies.find(({ status }) => status === 409)?.code).toBe('kyc_exists')
})

test('where there is a record a first submission is refused', async () => {
  const player = await world.player()
  await submitAs(world, player)
  expect(await insert(player, await bodyOf(world, player))).toMatchObject({ status: 409, code: 'kyc_exists' })
})

test.each(Object.keys(kycStatus) as (keyof typeof kycStatus)[])('whether somebody %s may submit', async kyc => {
  const player = await world.player({ kyc })
  // Somebody blocked gets no further than the door, and so has no photos.
  const attachments = { idPhoto: `kyc-photo/${'a'.repeat(32)}`, selfieWithIDPhotoPath: `kyc-photo/${'b'.repeat(32)}` }
  const body = kyc === 'block' ? { ...kycForm, attachments } : await bodyOf(world, player)
  const { status, code } = await insert(player, body)
  const open = ['unset', 'basic_account', 'rejected', 'basic_kyc', 'frozen'].includes(kyc)
  expect([status, code]).toEqual(
    kyc === 'block' ? [403, 'account_blocked'] : open ? [200, undefined] : [409, 'kyc_locked'],
  )
  // Whom the clock froze for having handed in nothing is frozen no more.
  if (kyc === 'frozen') expect(await statusOfMember(world, player)).toBe(2)
})

test('what staff froze stays frozen: it is reviewed all the same', async () => {
  const player = await world.player()
  const { token } = await staffOf(world, { role: 'risk' })
  const body = { uid: String(player.uid), reason: 'Odd deposits' }
  expect((await askOffice(world, 'POST /office/api/member/freeze', { body }, token)).status).toBe(200)
  expect((await insert(player, await bodyOf(world, player))).status).toBe(200)
  expect(await statusOfMember(world, player)).toBe(6)
})

test.each([
  ['2005-03-02', 200],
  ['2005-03-03', 422],
  ['1926-03-02', 200],
  ['1926-03-01', 422],
  ['2020-01-01', 422],
])('somebody born on %s is answered %i on 2 March 2026 [KYC-98]', async (birthday, status) => {
  const player = await world.player()
  const reply = await insert(player, await bodyOf(world, player, { birthday }))
  expect([reply.status, reply.code]).toEqual([status, status === 200 ? undefined : 'birthday_outside'])
})

test.each(idTypeCodes)('a %s is taken with its number and with no other [KYC-76]', async id_type => {
  const player = await world.player()
  const body = await bodyOf(world, player, { id_type })
  for (const id_number of ['1', 'X'.repeat(30), `${idTypes[id_type].example}99999`]) {
    expect(await insert(player, { ...body, id_number })).toMatchObject({ status: 400, code: 'id_number_invalid' })
  }
  expect((await insert(player, { ...body, id_number: idTypes[id_type].example })).status).toBe(200)
})

test('photos must be there, be the member’s own, and stand for one thing each', async () => {
  const [ana, ben] = [await world.player(), await world.player()]
  const body = await bodyOf(world, ana)
  const { idPhoto = '', selfieWithIDPhotoPath = '' } = body.attachments
  const bens = await sendPhoto(world, ben)
  for (const attachments of [
    {},
    { idPhoto },
    { selfieWithIDPhotoPath },
    { idPhoto, selfieWithIDPhotoPath: idPhoto },
    { idPhoto, selfieWithIDPhotoPath: bens },
    { idPhoto, selfieWithIDPhotoPath, face: bens },
    { idPhoto, selfieWithIDPhotoPath: `kyc-photo/${'0'.repeat(32)}` },
  ]) {
    expect(await insert(ana, { ...body, attachments })).toMatchObject({ status: 400, code: 'kyc_photo_unknown' })
  }
  expect((await insert(ana, { ...body, attachments: { idPhoto: '../../etc/passwd' } })).code).toBe('invalid_request')
  expect((await insert(ana, body)).status).toBe(200)
})

test('the branch is one of ours, by its number and its address alike [KYC-103, KYC-81]', async () => {
  const player = await world.player()
  const body = await bodyOf(world, player)
  for (const wish of [{ nearest_branch: '' }, { nearest_branch: 'Elsewhere' }, { shop_id: 2 }, { shop_id: 999 }]) {
    expect(await insert(player, { ...body, ...wish })).toMatchObject({ status: 400, code: 'branch_unknown' })
  }
})

const absent = 'absent'

/** Whether nothing is taken of a form in which one field is absent or says this. */
async function isRefused(player: Player, field: keyof typeof kycForm, values: readonly string[]): Promise<boolean> {
  const { [field]: _, ...rest } = { ...kycForm, id_number: ownNumber(), attachments: {} }
  const bodies = values.map(value => (value === absent ? rest : { ...rest, [field]: value }))
  const codes = await Promise.all(bodies.map(async body => (await insert(player, body)).code))
  return codes.every(code => code === 'invalid_request') && (await statusOfMember(world, player)) === 0
}

test.each([
  ['first_name', 'x'.repeat(21), 'KYC-87'],
  ['last_name', 'x'.repeat(21), 'KYC-88'],
  ['place_of_birth', 'x'.repeat(31), 'KYC-85'],
  ['current_address', 'a'.repeat(101), 'KYC-90'],
  ['permanent_address', 'a'.repeat(101), 'KYC-91'],
  ['gender', 'other', 'KYC-82'],
  ['occupation', 'Wizard', 'KYC-77'],
  ['source_of_income', 'Luck', 'KYC-79'],
  ['nationality', '<script>', 'KYC-83'],
] as const)('without %s, or with %s in it, nothing is taken [%s]', async (field, nonsense, _id) => {
  expect(await isRefused(await world.player(), field, [absent, '', nonsense])).toBe(true)
})

test.each([
  ['first_name', 'A1', 'KYC-87'],
  ['last_name', 'A1', 'KYC-88'],
  ['middle_name', 'A1', 'KYC-89'],
  ['middle_name', 'x'.repeat(21), 'KYC-89'],
  ['place_of_birth', 'Cebu 6', 'KYC-86'],
  ['current_address', 'Street <b>', 'KYC-92'],
  ['permanent_address', 'Street <b>', 'KYC-92'],
] as const)('with %s of %s nothing is taken [%s]', async (field, nonsense, _id) => {
  expect(await isRefused(await world.player(), field, [nonsense])).toBe(true)
})

test('without an ID type, or with one that is none, nothing is taken', async () => {
  expect(await isRefused(await world.player(), 'id_type', [absent, '', 'LIBRARY'])).toBe(true)
})

test('what only staff decide cannot be sent along', async () => {
  const player = await world.player()
  const body = await bodyOf(world, player)
  for (const wish of [{ status: 5 }, { kyc_status: 5 }, { uid: '1' }, { reviewer: 'me' }, { version: 9 }]) {
    expect(await insert(player, { ...body, ...wish })).toMatchObject({ status: 400, code: 'invalid_request' })
  }
})
