import { createHash, randomUUID } from 'node:crypto'
import { kycLimits } from '@saya/contract/limits'
import { uploadMostBytes } from '@saya/contract/upload.ts'
import { ask, drawPhoto, openWorld, type Player, sendForm, workDay, type World } from '@saya/testing'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { cleanUpPhotos, unusedMs } from '../photo/cleanUpPhotos.ts'

let world: World
beforeAll(async () => {
  world = await openWorld({ memberSchemas: 3 })
})
afterAll(() => world.close())

/** Noise, which no compression makes small. */
async function largePhoto(): Promise<Buffer> {
  const side = 520
  const noise = { type: 'gaussian', mean: 128, sigma: 40 } as const
  return sharp({ create: { width: side, height: side, channels: 3, background: '#888', noise } })
    .png()
    .toBuffer()
}

const hashOf = (bytes: Buffer) => createHash('sha256').update(bytes).digest('hex')

async function open(player: Player, bytes: Buffer, sha256 = hashOf(bytes)) {
  return ask(world, 'POST /member/oss/open', { body: { bytes: bytes.length, sha256 } }, player)
}

interface Piece {
  readonly id: string
  readonly offset: number
  readonly bytes: Buffer
}

function send({ token }: Player, { id, offset, bytes }: Piece) {
  return sendForm(world, '/member/oss/part', { token, bytes, fields: { upload_id: id, offset: String(offset) } })
}

async function sendFrom(player: Player, whole: Buffer, id: string, from: number, until = whole.length) {
  let state: Record<string, unknown> = {}
  for (let offset = from; offset < until; ) {
    const bytes = whole.subarray(offset, offset + kycLimits.partBytes)
    const answer = await send(player, { id, offset, bytes })
    expect(answer.status).toBe(200)
    state = answer.data
    offset = Number(state.offset)
  }
  return state
}

test('a photo that comes in pieces is done when all of it is held, and then it is a photo [KYC-100]', async () => {
  const player = await world.player()
  const whole = await largePhoto()
  expect(whole.length).toBeGreaterThan(2 * kycLimits.partBytes)
  const { data } = await open(player, whole)
  expect(data).toMatchObject({ offset: 0, object_key: '', part_bytes: kycLimits.partBytes })
  const half = await sendFrom(player, whole, data.upload_id, 0, kycLimits.partBytes)
  expect(half).toMatchObject({ offset: kycLimits.partBytes, object_key: '' })
  // The network was lost: the same photo is the same upload, and goes on where it stopped.
  const again = await open(player, whole)
  expect(again.data).toMatchObject({ upload_id: data.upload_id, offset: kycLimits.partBytes, object_key: '' })
  const done = await sendFrom(player, whole, data.upload_id, kycLimits.partBytes)
  expect(done.offset).toBe(whole.length)
  const kept = await world.objects.get(String(done.object_key))
  expect(await sharp(kept).metadata()).toMatchObject({ format: 'jpeg', width: 520 })
  expect((await open(player, whole)).data).toMatchObject({ offset: whole.length, object_key: done.object_key })
  expect(await remaining(player)).toEqual({ parts: 0, photos: 1 })
})

async function remaining({ uid }: Player) {
  return world.db.member(uid, async tx => ({
    parts: (await tx.selectFrom('kyc_upload_part').selectAll().execute()).length,
    photos: (await tx.selectFrom('kyc_photo').selectAll().where('uid', '=', uid).execute()).length,
  }))
}

test('a piece that is there already changes nothing, and one behind a gap is refused', async () => {
  const player = await world.player()
  const whole = await largePhoto()
  const { upload_id: id } = (await open(player, whole)).data
  const first = whole.subarray(0, kycLimits.partBytes)
  await send(player, { id, offset: 0, bytes: first })
  expect((await send(player, { id, offset: 0, bytes: first })).data.offset).toBe(kycLimits.partBytes)
  expect((await send(player, { id, offset: 5, bytes: Buffer.alloc(9) })).data.offset).toBe(kycLimits.partBytes)
  const gap = await send(player, { id, offset: kycLimits.partBytes + 1, bytes: first })
  expect(gap).toMatchObject({ status: 409, code: 'upload_failed' })
  const beyond = await send(player, { id, offset: kycLimits.partBytes, bytes: whole })
  expect(beyond).toMatchObject({ status: 409, code: 'upload_failed' })
  expect((await sendFrom(player, whole, id, kycLimits.partBytes)).object_key).not.toBe('')
})

test('two devices that send the same photo at once end with one photo', async () => {
  const player = await world.player()
  const whole = await largePhoto()
  const opened = await Promise.all([open(player, whole), open(player, whole)])
  expect(new Set(opened.map(({ data }) => data.upload_id)).size).toBe(1)
  const id = opened[0].data.upload_id
  const states = await Promise.all([sendFrom(player, whole, id, 0), sendFrom(player, whole, id, 0)])
  const { data } = await open(player, whole)
  expect(data.object_key).not.toBe('')
  for (const state of states) expect(['', data.object_key]).toContain(state.object_key)
  expect(await remaining(player)).toEqual({ parts: 0, photos: 1 })
})

test('what does not add up to what was announced begins from nothing', async () => {
  const player = await world.player()
  const whole = await drawPhoto({ width: 300, height: 300 })
  const { upload_id: id } = (await open(player, whole, 'ab'.repeat(32))).data
  expect(await send(player, { id, offset: 0, bytes: whole })).toMatchObject({ status: 409, code: 'upload_failed' })
  expect((await open(player, whole, 'ab'.repeat(32))).data.offset).toBe(0)
  expect(await remaining(player)).toEqual({ parts: 0, photos: 0 })
})

test('pieces that are no photo together are refused as one', async () => {
  const player = await world.player()
  const whole = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>')
  const { upload_id: id } = (await open(player, whole)).data
  expect(await send(player, { id, offset: 0, bytes: whole })).toMatchObject({ status: 415, code: 'photo_unreadable' })
})

test("a member cannot add to another member's upload or to an unknown one", async () => {
  const [ana, ben] = [await world.player(), await world.player()]
  const whole = await drawPhoto()
  const { upload_id: id } = (await open(ana, whole)).data
  for (const piece of [
    { id, offset: 0 },
    { id: randomUUID(), offset: 0 },
    { id: "' or 1=1", offset: 0 },
  ]) {
    expect(await send(ben, { ...piece, bytes: whole })).toMatchObject({ status: 409, code: 'upload_failed' })
  }
  expect((await open(ana, whole)).data.offset).toBe(0)
})

test('what was never used is deleted after three days, and then it can be sent again', async () => {
  const player = await world.player()
  const whole = await drawPhoto()
  const left = await largePhoto()
  const { upload_id: id } = (await open(player, whole)).data
  const key = String((await send(player, { id, offset: 0, bytes: whole })).data.object_key)
  const begun = (await open(player, left)).data.upload_id
  await send(player, { id: begun, offset: 0, bytes: left.subarray(0, 1000) })
  world.clock.advance(unusedMs)
  await workDay(world, cleanUpPhotos(world.api.kyc))
  expect((await open(player, whole)).data.object_key).toBe(key)
  world.clock.advance(1)
  await workDay(world, cleanUpPhotos(world.api.kyc))
  await workDay(world, cleanUpPhotos(world.api.kyc))
  expect(await remaining(player)).toEqual({ parts: 0, photos: 0 })
  await expect(world.objects.get(key)).rejects.toMatchObject({ code: 'missing' })
  const { data } = await open(player, whole)
  expect((await send(player, { id: data.upload_id, offset: 0, bytes: whole })).data.object_key).not.toBe('')
})

test('of photos that are never sent to their end so many are held, and nothing of the oldest beyond them', async () => {
  const player = await world.player()
  const whole = Buffer.alloc(uploadMostBytes, 7)
  const bytes = whole.subarray(0, kycLimits.partBytes)
  const begin = async (count: number) => (await open(player, whole, count.toString(16).padStart(64, '0'))).data
  for (let count = 0; count < 9; count++) {
    expect((await send(player, { id: (await begin(count)).upload_id, offset: 0, bytes })).status).toBe(200)
    world.clock.advance(1000)
  }
  const offsets: number[] = []
  for (let count = 0; count < 9; count++) offsets.push((await begin(count)).offset)
  expect(offsets).toEqual([0, ...Array.from({ length: 8 }, () => bytes.length)])
})
