import { kycLimits } from '@saya/contract/limits'
import { ask, drawPhoto, openWorld, sendForm, sendPhoto, type World } from '@saya/testing'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { mostPixels } from './renewPhoto.ts'

let world: World
beforeAll(async () => {
  world = await openWorld({ memberSchemas: 3 })
})
afterAll(() => world.close())

const path = '/member/oss/upload'

test.each(['png', 'jpeg', 'webp'] as const)(
  'a %s is kept under a key, as a new JPEG [KYC-97, KYC-123, KYC-124]',
  async format => {
    const { token } = await world.player()
    const bytes = await drawPhoto({ format })
    // What the sender says it is tells nothing.
    const { status, data } = await sendForm(world, path, { token, bytes, type: 'text/html' })
    expect([status, Object.keys(data)]).toEqual([200, ['object_key']])
    expect(data.object_key).toMatch(/^kyc-photo\/[0-9a-f]{32}$/)
    const kept = await world.objects.get(String(data.object_key))
    expect(await sharp(kept).metadata()).toMatchObject({ format: 'jpeg', width: 64, height: 48 })
  },
)

test('a photo is turned the way it was taken, and nothing but the picture is kept of it', async () => {
  const player = await world.player()
  const secret = 'Taken at home by Ana'
  const plain = await drawPhoto({ format: 'jpeg' })
  const taken = await sharp(plain)
    .withExif({ IFD0: { ImageDescription: secret }, IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '14/1 33/1 0/1' } })
    .withMetadata({ orientation: 6 })
    .toBuffer()
  const withTail = Buffer.concat([taken, Buffer.from('<script>alert(1)</script>')])
  const kept = await world.objects.get(await sendPhoto(world, player, withTail))
  const head = await sharp(kept).metadata()
  expect([head.width, head.height, head.orientation, head.exif, head.xmp, head.icc]).toEqual([
    48,
    64,
    undefined,
    undefined,
    undefined,
    undefined,
  ])
  expect(kept.includes('script')).toBe(false)
})

test.each([
  ['no bytes', Buffer.alloc(0)],
  ['a text', Buffer.from('I am a picture')],
  ['a GIF', Buffer.from('R0lGODlhAQABAIAAAAUEBAAAACwAAAAAAQABAAACAkQBADs=', 'base64')],
  ['an SVG', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>')],
  ['the beginning of a PNG alone', Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 1, 2, 3])],
  ['the beginning of a JPEG alone', Buffer.from([0xff, 0xd8, 0xff, 0xe0, 0, 0])],
  ['a WebP of nonsense', Buffer.from('RIFF....WEBPVP8 nonsense')],
])('%s is no photo [KYC-97, KYC-125]', async (_name, bytes) => {
  const { token } = await world.player()
  expect(await sendForm(world, path, { token, bytes })).toMatchObject({ status: 415, code: 'photo_unreadable' })
})

test('a photo that was cut off is no photo', async () => {
  const { token } = await world.player()
  const whole = await drawPhoto({ width: 400, height: 400, format: 'jpeg' })
  const bytes = whole.subarray(0, Math.floor(whole.length / 2))
  expect(await sendForm(world, path, { token, bytes })).toMatchObject({ status: 415, code: 'photo_unreadable' })
})

test('what would unpack into more than 25 megapixels is refused by its head', async () => {
  const { token } = await world.player()
  const side = Math.ceil(Math.sqrt(mostPixels)) + 1
  const bytes = await sharp({ create: { width: side, height: side, channels: 3, background: '#fff' } })
    .png({ compressionLevel: 9 })
    .toBuffer()
  expect(bytes.length).toBeLessThan(200_000)
  const before = process.memoryUsage().rss
  expect(await sendForm(world, path, { token, bytes })).toMatchObject({ status: 413, code: 'photo_too_large' })
  expect(process.memoryUsage().rss - before).toBeLessThan(60e6)
})

test('more than 8 MiB are refused', async () => {
  const { token } = await world.player()
  const bytes = Buffer.alloc(8 * 1024 * 1024 + 1, 7)
  expect((await sendForm(world, path, { token, bytes })).status).toBe(413)
})

test('the same photo sent again, or twice at once, is the same object; another member’s is another', async () => {
  const [ana, ben] = [await world.player(), await world.player()]
  const bytes = await drawPhoto()
  const keys = await Promise.all([1, 2, 3].map(() => sendPhoto(world, ana, bytes)))
  expect(new Set([...keys, await sendPhoto(world, ana, bytes)]).size).toBe(1)
  expect(await sendPhoto(world, ben, bytes)).not.toBe(keys[0])
})

test('a member sends so many photos a day and no more, and the same one again costs nothing', async () => {
  const player = await world.player()
  const first = await drawPhoto()
  await sendPhoto(world, player, first)
  for (let sent = 1; sent < kycLimits.photosPerDay; sent++) await sendPhoto(world, player)
  const refused = await sendForm(world, path, { token: player.token, bytes: await drawPhoto() })
  expect(refused).toMatchObject({ status: 429, code: 'upload_too_often' })
  await sendPhoto(world, player, first)
  world.clock.advance(24 * 3_600_000)
  await sendPhoto(world, player)
})

test('a photo is sent by members alone, and in a form alone', async () => {
  const bytes = await drawPhoto()
  expect((await sendForm(world, path, { bytes })).status).toBe(401)
  const { token } = await world.player()
  const plain = await ask(world, 'POST /member/oss/upload', { body: { file: 'x' } } as never, { token })
  expect(plain).toMatchObject({ status: 400, code: 'invalid_request' })
})
