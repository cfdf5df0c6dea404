import type { Submission } from '@saya/contract/kyc/submission.ts'
import {
  ask,
  bodyOf,
  decideAs,
  openWorld,
  ownNumber,
  type Player,
  reject,
  sendPhoto,
  statusOfMember,
  submitAs,
  type World,
} from '@saya/testing'
import { afterAll, beforeAll, expect, test } from 'vitest'

let world: World
beforeAll(async () => {
  world = await openWorld({ memberSchemas: 3 })
})
afterAll(() => world.close())

const update = (player: Player, body: Submission) => ask(world, 'POST /member/kyc/update', { body }, player)
const detail = async (player: Player) => (await ask(world, 'GET /member/kyc/detail', {}, player)).data

test('where there is no record an update is the first submission, and each field of a record can be mended by one [KYC-67, KYC-116]', async () => {
  const player = await world.player()
  const { attachments, ...form } = await bodyOf(world, player, { phone: player.phone })
  const body = { ...form, attachments: { ...attachments, face: await sendPhoto(world, player) } }
  expect(await update(player, body)).toMatchObject({ status: 200, data: { kyc_status: 2, version: 1 } })
  expect(await detail(player)).toMatchObject({ ...body, status: 2, version: 1 })
  await decideAs(world, player.uid, reject('first_name'))
  const mended: Submission = {
    ...body,
    first_name: 'Jun',
    middle_name: 'Cruz',
    last_name: 'Santos',
    id_number: ownNumber(),
    birthday: '1991-02-03',
    gender: 'male',
    nearest_branch: 'Ayala Avenue, Makati, Metro Manila',
    shop_id: 2,
    place_of_birth: 'Cebu',
    nationality: 'Japan',
    current_address: '7 Mabini St., Makati',
    permanent_address: '9 Luna St., Cebu City',
    source_of_income: 'Family Allowance',
    occupation: 'Student',
    nature_of_work: 'Student',
    attachments: { ...body.attachments, selfieWithIDPhotoPath: await sendPhoto(world, player) },
  }
  expect(await update(player, mended)).toMatchObject({ status: 200, data: { kyc_status: 2, version: 2 } })
  expect(await detail(player)).toMatchObject({ ...mended, status: 2, version: 2 })
})

test('a rejected record says why and in which fields, and is mended as the next version [KYC-56, KYC-108, KYC-109]', async () => {
  const player = await world.player()
  const body = await submitAs(world, player)
  await decideAs(world, player.uid, reject('first_name', 'idPhoto'))
  expect(await statusOfMember(world, player)).toBe(3)
  expect(await detail(player)).toMatchObject({
    status: 3,
    issue: 'The photo is blurred.',
    issue_msg: 'The photo is blurred.',
    issue_fields: ['first_name', 'idPhoto'],
    review_times: 1,
    ocr_status: 0,
    version: 1,
    comment: '',
    reviewer: '',
    blacklist_status: 0,
    tokens: [],
  })
  const idPhoto = await sendPhoto(world, player)
  const attachments = { ...body.attachments, idPhoto }
  const mended = await update(player, { ...body, first_name: 'Anna', attachments })
  expect(mended).toMatchObject({ status: 200, data: { kyc_status: 2, version: 2 } })
  expect(await detail(player)).toMatchObject({ status: 2, version: 2, first_name: 'Anna', issue: '', issue_fields: [] })
  expect((await detail(player)).attachments.idPhoto).toBe(idPhoto)
})

test('type and photo of the ID stay as they were submitted, but for what was sent back by name [KYC-71, KYC-72]', async () => {
  const player = await world.player()
  const body = await submitAs(world, player)
  await decideAs(world, player.uid, reject('first_name'))
  const other = { idPhoto: await sendPhoto(world, player) }
  const changed = await update(player, { ...body, id_type: 'SSS', id_number: '0145678921' })
  expect(changed).toMatchObject({ status: 409, code: 'kyc_type_locked' })
  const replaced = await update(player, { ...body, attachments: { ...body.attachments, ...other } })
  expect(replaced).toMatchObject({ status: 409, code: 'kyc_photo_locked' })
  // What is left out stays as it is.
  const kept = await update(player, { ...body, attachments: {} })
  expect(kept).toMatchObject({ status: 200, data: { version: 2 } })
  expect((await detail(player)).attachments).toMatchObject(body.attachments)
  await decideAs(world, player.uid, { ...reject('id_type', 'idPhoto', 'id_number'), version: 2 })
  const whole = {
    ...body,
    id_type: 'SSS',
    id_number: '0145678921',
    attachments: { ...body.attachments, ...other },
  } as const
  expect(await update(player, whole)).toMatchObject({ status: 200, data: { version: 3 } })
})

test('while it is looked at, and once it is approved, a record is closed', async () => {
  const player = await world.player()
  const body = await submitAs(world, player)
  expect(await update(player, { ...body, first_name: 'Anna' })).toMatchObject({ status: 409, code: 'kyc_locked' })
  await decideAs(world, player.uid, { decision: 'full' })
  expect(await update(player, body)).toMatchObject({ status: 409, code: 'kyc_locked' })
  expect(await statusOfMember(world, player)).toBe(5)
})

test('who is verified in part completes it by submitting again [KYC-57]', async () => {
  const player = await world.player()
  const body = await submitAs(world, player)
  await decideAs(world, player.uid, { decision: 'basic' })
  expect(await statusOfMember(world, player)).toBe(4)
  const whole = { ...body, current_address: '9 Mabini St., Pasay' }
  expect(await update(player, whole)).toMatchObject({ status: 200, data: { kyc_status: 2, version: 2 } })
})

test('every version is kept with who sent it and when, and what became of it', async () => {
  const player = await world.player()
  const body = await submitAs(world, player)
  await decideAs(world, player.uid, reject('first_name'))
  world.clock.advance(3_600_000)
  await update(player, { ...body, first_name: 'Anna' })
  const rows = await world.db.member(player.uid, tx =>
    tx.selectFrom('kyc_version').selectAll().where('uid', '=', player.uid).orderBy('version').execute(),
  )
  expect(rows.map(({ version, sent_by, status, reviewer }) => [version, sent_by, status, reviewer])).toEqual([
    [1, 'member', 3, 'rosa'],
    [2, 'member', 2, ''],
  ])
  expect(Number(rows[1]?.sent_at) - Number(rows[0]?.sent_at)).toBe(3_600_000)
})
