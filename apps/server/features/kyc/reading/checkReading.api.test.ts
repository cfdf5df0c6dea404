import {
  ask,
  askOffice,
  decideAs,
  drawPhoto,
  kycForm,
  openWorld,
  ownNumber,
  type Player,
  reject,
  sendPhoto,
  staffOf,
  workDay,
  type World,
} from '@saya/testing'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { findCase } from '../review/case.store.ts'
import { cleanUpPhotos, unusedMs } from '../photo/cleanUpPhotos.ts'
import { type IdParty, openIdParty } from './openIdPartyForTest.ts'

let party: IdParty
let world: World
beforeAll(async () => {
  party = await openIdParty()
  world = await openWorld({ memberSchemas: 3, idCheck: party.check })
})
afterAll(async () => {
  await world.close()
  await party.close()
})

const id_type = 'DRIVING_LICENSE'

async function open(player: Player) {
  const back = '/s-kyc'
  const body = { id_type, complete_callback_url: back, interrupt_callback_url: back } as const
  const { data } = await ask(world, 'POST /member/ocr/setup', { body }, player)
  return { transaction_id: data.transaction_id, biz_id: data.biz_id, id_type } as const
}

type Names = Awaited<ReturnType<typeof open>>

const check = (player: Player, body: Names) => ask(world, 'POST /member/ocr/checkresult', { body }, player)

const fields = {
  firstName: 'ANA',
  middleName: 'REYES',
  lastName: 'DELA CRUZ',
  birthday: '1990-01-31',
  idNumber: 'N0177777777',
  expiryDate: '2031-01-31',
}
const confidence = { firstName: 0.98, idNumber: 0.61 }

test('what the party says is told, kept and prefilled, with how sure it is [KYC-109, KYC-110, KYC-120, KYC-121]', async () => {
  const player = await world.player()
  const names = await open(player)
  expect(await check(player, names)).toMatchObject({ status: 409, code: 'read_pending' })
  const more = { gender: 'female', nationality: 'FILIPINO', address: '7 MABINI ST., PASAY' } as const
  party.settle(names.biz_id, {
    fields: { ...fields, ...more },
    confidence,
    photo: await drawPhoto({ width: 300, height: 200 }),
    faceScore: 0.934,
  })
  const { status, data } = await check(player, names)
  expect([status, data.verified, data.reason]).toEqual([200, true, ''])
  const ocr = JSON.parse(data.ocr)
  const { idPhoto } = JSON.parse(data.attachments)
  expect(ocr).toMatchObject({
    ...more,
    realName: 'ANA REYES DELA CRUZ',
    birthday: '1990-01-31',
    idType: id_type,
    idNumber: 'N0177777777',
    attachments: { idPhoto },
    verified: true,
    extraDetails: { confidence_score: confidence },
  })
  expect(JSON.parse(data.extra_details)).toEqual({ confidence_score: confidence, expiry_date: '2031-01-31' })
  expect(await sharp(await world.objects.get(idPhoto)).metadata()).toMatchObject({ format: 'jpeg', width: 300 })
  expect(JSON.parse(data.external_information)).toEqual({ reason: '' })
  // Asked again, or by a second device, it is the same; the party need not be there.
  party.setDown(true)
  expect((await check(player, names)).data).toEqual(data)
  party.setDown(false)
  const { data: record } = await ask(world, 'GET /member/kyc/detail', {}, player)
  expect(record).toMatchObject({ ocr_status: 1, ocr, extra_details: { expiry_date: '2031-01-31' } })
})

test('the photo that was read is the photo of the ID, and what was typed otherwise is told to the reviewer', async () => {
  const player = await world.player()
  const names = await open(player)
  party.settle(names.biz_id, { fields, confidence, photo: await drawPhoto() })
  const { idPhoto } = JSON.parse((await check(player, names)).data.attachments)
  const selfieWithIDPhotoPath = await sendPhoto(world, player)
  const body = { ...kycForm, id_number: 'N0177777771', birthday: '1990-01-30', attachments: { selfieWithIDPhotoPath } }
  expect((await ask(world, 'POST /member/kyc/insert', { body }, player)).status).toBe(200)
  const { data } = await ask(world, 'GET /member/kyc/detail', {}, player)
  expect(data.attachments.idPhoto).toBe(idPhoto)
  const { checks } = (await world.db.app(tx => findCase(tx, player.uid))) as { checks: unknown }
  expect(checks).toMatchObject({ nameScore: 100, mismatches: ['birthday', 'id_number'] })
  // What a submission was filled in from is done with.
  expect(await check(player, names)).toMatchObject({ status: 409, code: 'read_repeated' })
})

test.each([
  ['blurred', 'blurred'],
  ['dark', 'dark'],
  ['cropped', 'cropped'],
  ['not_an_id', 'not_an_id'],
  ['wrong_type', 'wrong_type'],
  ['expired', 'expired'],
  ['glare', 'other'],
  ['unreadable', 'other'],
  ['interrupted', 'other'],
] as const)('an ID that is %s is not verified, and the person learns: %s', async (fault, reason) => {
  const player = await world.player()
  const names = await open(player)
  party.settle(names.biz_id, { fault })
  expect((await check(player, names)).data).toMatchObject({ verified: false, reason })
  const { data } = await ask(world, 'GET /member/kyc/detail', {}, player)
  expect([data.ocr_status, data.ocr?.verified]).toEqual([2, false])
})

test('a photo that is none makes a reading that nobody believes', async () => {
  const player = await world.player()
  const names = await open(player)
  party.settle(names.biz_id, { fields, photo: Buffer.from('<script>') })
  expect((await check(player, names)).data).toMatchObject({ verified: false, reason: 'other' })
})

test('names that we did not keep, or that are another member’s, are not asked for [KYC-120]', async () => {
  const [ana, ben] = [await world.player(), await world.player()]
  const names = await open(ana)
  party.settle(names.biz_id, { fields })
  const others = await open(ben)
  for (const wrong of [
    { ...names, transaction_id: others.transaction_id },
    { ...names, transaction_id: '' },
    { ...names, biz_id: 'nothing' },
    { ...names, id_type: 'SSS' as never },
  ]) {
    expect(await check(ana, wrong)).toMatchObject({ status: 404, code: 'read_unknown' })
  }
  expect(await check(ben, names)).toMatchObject({ status: 404, code: 'read_unknown' })
})

test('while the party is down its answer is awaited, and a check that nobody finished within an hour is over', async () => {
  const player = await world.player()
  const names = await open(player)
  party.setDown(true)
  expect(await check(player, names)).toMatchObject({ status: 503, code: 'read_unavailable' })
  party.setDown(false)
  expect((await check(player, names)).code).toBe('read_pending')
  world.clock.advance(60 * 60_000)
  expect((await check(player, names)).code).toBe('read_unknown')
  party.settle(names.biz_id, { fields })
  expect((await check(player, names)).code).toBe('read_unknown')
})

test('asked for by several at once, a reading is kept once', async () => {
  const player = await world.player()
  const names = await open(player)
  party.settle(names.biz_id, { fields, photo: await drawPhoto() })
  const replies = await Promise.all([1, 2, 3].map(() => check(player, names)))
  expect(new Set(replies.map(({ data }) => JSON.stringify(data))).size).toBe(1)
  const photos = await world.db.member(player.uid, tx =>
    tx.selectFrom('kyc_photo').selectAll().where('uid', '=', player.uid).execute(),
  )
  expect(photos).toHaveLength(1)
})

/** Shows an ID to the party, and answers the key of the photo that was read. */
async function show(player: Player, { idNumber, isExpired = false }: { idNumber: string; isExpired?: boolean }) {
  const names = await open(player)
  const photo = await drawPhoto()
  const read = { ...fields, idNumber, ...(isExpired ? { expiryDate: '2024-05-01' } : {}) }
  party.settle(names.biz_id, { fields: read, confidence, photo, fault: isExpired ? 'expired' : null })
  return JSON.parse((await check(player, names)).data.attachments).idPhoto as string
}

async function submit(player: Player, wish: object, call: 'insert' | 'update' = 'insert'): Promise<void> {
  const body = { ...kycForm, ...wish } as never
  expect((await ask(world, `POST /member/kyc/${call}`, { body }, player)).status).toBe(200)
}

/** What a reviewer sees of a member: the fields by name, the checks by name, and how many warn in the queue. */
async function review({ uid }: Player) {
  const { token } = await staffOf(world, { role: 'kyc' })
  const { data } = await askOffice(world, 'POST /office/api/review/read', { body: { uid: String(uid) } }, token)
  const query = { page_size: '100', sort: '-submitted' } as const
  const { data: queue } = await askOffice(world, 'GET /office/api/review/list', { query }, token)
  return {
    fields: Object.fromEntries(data.fields.map(({ name, result }) => [name, result])),
    checks: Object.fromEntries(data.checks.map(({ name, result, is_ok }) => [name, [result, is_ok]])),
    confidence: data.confidence,
    warnings: queue.d.find(line => line.uid === String(uid))?.warnings,
  }
}

const zeus = { first_name: 'Zeus', middle_name: '', last_name: 'Olympus' }

test('an ID that had run out is judged by what was read all the same: whose name it is, and that it is over', async () => {
  const player = await world.player()
  const idNumber = ownNumber()
  const idPhoto = await show(player, { idNumber, isExpired: true })
  const attachments = { idPhoto, selfieWithIDPhotoPath: await sendPhoto(world, player) }
  await submit(player, { ...zeus, id_number: idNumber, attachments })
  const seen = await review(player)
  expect(seen.fields).toMatchObject({ name: 'differs', birthday: 'match', id_number: 'match', expiry_date: 'differs' })
  expect(seen.checks['ID not expired']).toEqual(['Expired', false])
  // The expiry, and the fields that differ.
  expect(seen.warnings).toBe(2)
})

test('an ID that had run out and is then shown by a photo of one’s own stays under suspicion', async () => {
  const player = await world.player()
  const idNumber = ownNumber()
  await show(player, { idNumber, isExpired: true })
  const attachments = { idPhoto: await sendPhoto(world, player), selfieWithIDPhotoPath: await sendPhoto(world, player) }
  await submit(player, { ...zeus, id_number: idNumber, attachments })
  const seen = await review(player)
  expect(seen.fields).toMatchObject({ name: 'unread', birthday: 'unread', id_number: 'unread' })
  expect(seen.checks['ID not expired']).toEqual(['Expired when read', false])
  expect(seen.checks['Photo is the one read']).toEqual(['Another ID', false])
  expect(seen.warnings).toBe(2)
})

test('where nobody knows until when an ID is good, nobody calls it clear', async () => {
  const player = await world.player()
  const attachments = { idPhoto: await sendPhoto(world, player), selfieWithIDPhotoPath: await sendPhoto(world, player) }
  await submit(player, { id_number: ownNumber(), attachments, extra_details: {} })
  const seen = await review(player)
  expect(seen.checks['ID not expired']).toEqual(['Not known', false])
  expect(seen.warnings).toBe(1)
})

test('what was read off one photo vouches for no other, be it sent at first or after the ID was sent back', async () => {
  const player = await world.player()
  const id_number = ownNumber()
  const read = await show(player, { idNumber: id_number })
  const selfieWithIDPhotoPath = await sendPhoto(world, player)
  const unread = { name: 'unread', birthday: 'unread', id_type: 'unread', id_number: 'unread' }
  await submit(player, { id_number, attachments: { idPhoto: await sendPhoto(world, player), selfieWithIDPhotoPath } })
  const first = await review(player)
  expect(first.fields).toMatchObject(unread)
  expect([first.confidence, first.checks['Name as on the ID']]).toEqual([null, undefined])
  expect(first.checks['Photo is the one read']).toEqual(['Another photo', false])
  await decideAs(world, player.uid, reject('idPhoto'))
  await submit(player, { id_number, attachments: { idPhoto: read, selfieWithIDPhotoPath } }, 'update')
  const second = await review(player)
  expect(second.fields).toMatchObject({ name: 'match', birthday: 'match', id_type: 'match', id_number: 'match' })
  expect(second.checks).toMatchObject({ 'Name as on the ID': ['100%', true], 'ID not expired': ['Clear', true] })
  expect(second.checks['Photo is the one read']).toBeUndefined()
  await decideAs(world, player.uid, { ...reject('idPhoto'), version: 2 })
  const idPhoto = await sendPhoto(world, player)
  await submit(player, { id_number, attachments: { idPhoto, selfieWithIDPhotoPath } }, 'update')
  const third = await review(player)
  expect([third.fields, third.confidence]).toMatchObject([unread, null])
})

test('after three days the photo that was read is gone, and so is it from the record: it can be taken again', async () => {
  const player = await world.player()
  const names = await open(player)
  party.settle(names.biz_id, { fields, confidence, photo: await drawPhoto({ width: 300, height: 200 }) })
  await check(player, names)
  const idPhotoOf = async () => (await ask(world, 'GET /member/kyc/detail', {}, player)).data.ocr?.attachments
  expect(await idPhotoOf()).toMatchObject({ idPhoto: expect.stringContaining('kyc-photo/') })
  world.clock.advance(unusedMs + 1000)
  await workDay(world, cleanUpPhotos(world.api.kyc))
  expect(await idPhotoOf()).toEqual({ idPhoto: '' })
  const attachments = { idPhoto: await sendPhoto(world, player), selfieWithIDPhotoPath: await sendPhoto(world, player) }
  const body = { ...kycForm, id_number: ownNumber(), attachments }
  expect((await ask(world, 'POST /member/kyc/insert', { body }, player)).status).toBe(200)
})
