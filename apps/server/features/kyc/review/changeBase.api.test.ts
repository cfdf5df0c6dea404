import {
  ask,
  decideAs,
  openWorld,
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
  world = await openWorld()
})
afterAll(() => world.close())

const base = {
  first_name: 'Anna',
  last_name: 'Santos',
  middle_name: '',
  birthday: '1991-02-03',
  gender: 'male',
  attachments: {},
} as const

const change = (player: Player, input: { readonly body: unknown }) =>
  ask(world, 'POST /member/kyc/base', input as never, player)

test('the basic information of who is verified in part changes, and their standing does not [KYC-117]', async () => {
  const player = await world.player()
  await submitAs(world, player)
  await decideAs(world, player.uid, { decision: 'basic' })
  const idBack = await sendPhoto(world, player)
  const body = { ...base, attachments: { idBack } }
  expect(await change(player, { body })).toMatchObject({ status: 200, data: { version: 2 } })
  // The answer was lost.
  expect(await change(player, { body })).toMatchObject({ status: 200, data: { version: 2 } })
  const { data } = await ask(world, 'GET /member/kyc/detail', {}, player)
  const { attachments: _photos, ...stated } = base
  expect(data).toMatchObject({ ...stated, status: 4, version: 2 })
  expect(data.attachments.idBack).toBe(idBack)
  expect(await statusOfMember(world, player)).toBe(4)
})

test('without a record there is nothing to change', async () => {
  const player = await world.player()
  expect(await change(player, { body: base })).toMatchObject({
    status: 422,
    code: 'base_failed',
    sentence: 'Update basic information failed',
  })
})

test('while it is looked at, and once it is approved, nothing changes beneath the reviewer', async () => {
  const player = await world.player()
  await submitAs(world, player)
  expect(await change(player, { body: base })).toMatchObject({ status: 409, code: 'kyc_locked' })
  await decideAs(world, player.uid, { decision: 'full' })
  expect(await change(player, { body: base })).toMatchObject({ status: 409, code: 'kyc_locked' })
})

test('the photo of the ID, a stranger’s photo and an age outside are refused here too', async () => {
  const [ana, ben] = [await world.player(), await world.player()]
  await submitAs(world, ana)
  await decideAs(world, ana.uid, reject('first_name'))
  const idPhoto = await sendPhoto(world, ana)
  expect((await change(ana, { body: { ...base, attachments: { idPhoto } } })).code).toBe('kyc_photo_locked')
  const face = await sendPhoto(world, ben)
  expect((await change(ana, { body: { ...base, attachments: { face } } })).code).toBe('kyc_photo_unknown')
  expect((await change(ana, { body: { ...base, birthday: '2010-01-01' } })).code).toBe('birthday_outside')
  expect((await change(ana, { body: base })).status).toBe(200)
})
